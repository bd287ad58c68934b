// One sheet behind the screen: its shapes, what can be undone, and the server's copy with its verdict.
import type { Play } from "../../lib/play.svelte";
import type { ArtboxView, Blame, Sketch } from "../../lib/wire.gen";
import { fresh, halves, hasCorners, payload, read, sized, within, written, type Kind, type Shape } from "./shapes";

const SPOTS: [number, number][] = [
  [500, 500],
  [300, 300],
  [700, 300],
  [300, 700],
  [700, 700],
];
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Sketchbook {
  shapes = $state.raw<Shape[]>([]);
  picked = $state(-1);
  faults = $state.raw<Blame[]>([]);
  legal = $state(false);
  said = $state("");
  past = $state.raw<Shape[][]>([]);
  future = $state.raw<Shape[][]>([]);
  saving = $state(false);
  now = $derived(written(this.shapes));
  kept = $state(written([]));
  judged = $state("");
  saved = $derived(this.now === this.kept);

  private sending = "";
  private begun = false;
  private timer = 0;
  private judging = 0;
  private asked = 0;

  constructor(
    private readonly play: Play,
    readonly which: number,
  ) {}

  /** The server's copy has come: a new one from elsewhere (a reload, an undo) is taken over. */
  take(sketch: Sketch): void {
    const shapes = read(sketch.drawing);
    const theirs = written(shapes);
    if (theirs !== this.kept && theirs !== this.sending && theirs !== this.now) {
      if (this.begun) this.past = [...this.past, this.shapes];
      this.shapes = shapes;
      this.picked = -1;
    }
    this.begun = true;
    this.kept = theirs;
    if (theirs === this.now) this.hear(sketch, theirs);
  }

  private hear(sketch: Sketch, text: string): void {
    this.faults = sketch.faults;
    this.legal = sketch.legal;
    this.judged = text;
  }

  /** How many of a kind still lie in the tray. */
  left(kind: Kind, roll: Record<string, number>): number {
    return Math.max(0, (roll[kind] ?? 0) - this.shapes.filter((shape) => shape.kind === kind).length);
  }

  place(kind: Kind, at?: [number, number]): void {
    const [x, y] = at ?? SPOTS[this.shapes.length % SPOTS.length] ?? [500, 500];
    this.commit([...this.shapes, fresh(kind, x, y)]);
    this.picked = this.shapes.length - 1;
  }

  /** A shape drawn by hand comes onto the sheet, in the place of those it is made of. */
  draw(shape: Shape, instead: number[] = []): void {
    const whole = within(hasCorners(shape) ? shape : sized(shape, ...halves(shape)));
    this.commit([...this.shapes.filter((_, index) => !instead.includes(index)), whole]);
    this.picked = -1;
  }

  remove(index: number): void {
    this.commit(this.shapes.filter((_, i) => i !== index));
    this.picked = -1;
  }

  /** A shape is where it shall be; every such step can be undone and is saved. */
  change(index: number, shape: Shape, soon = false): void {
    this.commit(
      this.shapes.map((each, i) => (i === index ? shape : each)),
      soon,
    );
  }

  commit(shapes: Shape[], soon = false, before = this.shapes): void {
    if (written(shapes) === written(before)) {
      this.shapes = before;
      return;
    }
    this.past = [...this.past, before];
    this.future = [];
    this.shapes = shapes;
    this.keep(soon);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.future = [this.shapes, ...this.future];
    this.past = this.past.slice(0, -1);
    this.back(last);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.shapes];
    this.future = rest;
    this.back(next);
  }

  private back(shapes: Shape[]): void {
    this.shapes = shapes;
    if (this.picked >= shapes.length) this.picked = -1;
    this.keep(true);
  }

  /** Saved at once after a drag, a moment later where one step follows another. */
  private keep(soon: boolean): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), soon ? 450 : 0);
    if (soon) this.judge();
  }

  /** The server holds the sheet as it stands here. */
  async save(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.saving) {
      while (this.saving) await wait(40);
      return this.saved;
    }
    this.saving = true;
    for (let tries = 0; tries < 8 && this.now !== this.kept; tries++) {
      const text = (this.sending = this.now);
      const done = await this.play.act([`draw ${this.which + 1}`], payload(this.shapes));
      if (done) this.kept = text;
      else if (this.play.notice) break;
      else await wait(150);
    }
    this.sending = "";
    this.saving = false;
    return this.saved;
  }

  /** Why the judge does not take a shape, or the whole drawing, in words. */
  reason(fault: Blame): string {
    return this.play.say(fault.say);
  }

  /** What the judge would say of the sheet as it stands, a few times a second at most. */
  judge(): void {
    if (this.judging) return;
    this.judging = window.setTimeout(() => void this.ask(), 380);
  }

  private async ask(): Promise<void> {
    const mine = ++this.asked;
    const [text, shapes] = [this.now, this.shapes];
    const drafted = await this.play.try([`draw ${this.which + 1}`], payload(shapes));
    this.judging = 0;
    if (!drafted || mine !== this.asked) return;
    const sketch = (drafted.view as ArtboxView).sketches[this.which];
    if (drafted.say) {
      this.faults = [{ shape: -1, code: "", clause: drafted.clause, say: drafted.say }];
      this.legal = false;
    } else if (sketch && (text === this.now || this.judged !== this.now)) this.hear(sketch, text);
    if (text !== this.now && this.now !== this.judged) this.judge();
  }
}
