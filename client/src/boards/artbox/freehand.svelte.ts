// Drawing by hand: the ink under the finger, the shape it is taken for, and what it may be taken for instead.
import { t } from "../../lib/language.svelte";
import type { Strokes } from "./ink";
import { recognised, straight, together, type Guess } from "./recogniser";
import { KINDS, written, type Kind, type Point } from "./shapes";
import type { Sketchbook } from "./sketchbook.svelte";

/** A shape made by hand, with the ink it was made of. */
interface Made {
  strokes: Strokes;
  kind: Kind;
  /** The shape as the sketchbook has it: when it is another, somebody has changed it since. */
  text: string;
}

const STEP = 2; // units a pointer goes before its point is kept
const TAP = 14; // a pointer that stays within so many units has drawn nothing

export class Freehand {
  /** The stroke under the finger. */
  ink = $state.raw<Point[]>([]);
  /** Sides that wait for the others: straight, and no line is left to be drawn. */
  waiting = $state.raw<Strokes>([]);
  /** The ink that has just become a shape. */
  dried = $state.raw<Strokes>([]);
  private made = $state.raw<Made[]>([]);
  private guesses = $state.raw<Guess[]>([]);
  private pointer = -1;
  private type = "";
  private shape = -1;

  constructor(
    private readonly book: () => Sketchbook,
    private readonly roll: () => Record<string, number>,
  ) {}

  get drawing(): boolean {
    return this.pointer >= 0;
  }
  /** The kinds of which the roll has one left. */
  get free(): Kind[] {
    return KINDS.filter((kind) => this.book().left(kind, this.roll()) > 0);
  }
  /** The last shape made by hand, as long as nobody has touched it. */
  private get latest(): Made | null {
    const [last, shape] = [this.made.at(-1), this.book().shapes.at(-1)];
    return last && shape && written([shape]) === last.text ? last : null;
  }
  /** What it was taken for; nothing when nothing was drawn by hand, or it has been changed since. */
  get took(): Kind | null {
    return this.waiting.length > 0 ? null : (this.latest?.kind ?? null);
  }
  /** What else the ink may be, the likeliest first: one press changes the mind. */
  get instead(): Kind[] {
    const last = this.latest;
    if (this.waiting.length > 0) return this.guesses.map((guess) => guess.kind).filter((kind) => kind !== "line");
    if (!last) return [];
    const free = this.free;
    return this.guesses.map((guess) => guess.kind).filter((kind) => kind !== last.kind && free.includes(kind));
  }

  /** A pointer touches the sheet, perhaps over a shape; a pen takes over from a touch. */
  begin(event: PointerEvent, at: Point, shape: number): boolean {
    if (event.button > 0 || (this.drawing && (event.pointerType !== "pen" || this.type === "pen"))) return false;
    [this.pointer, this.type, this.shape] = [event.pointerId, event.pointerType, shape];
    this.ink = [at];
    return true;
  }

  move(event: PointerEvent, points: Point[]): void {
    if (event.pointerId !== this.pointer) return;
    let last = this.ink.at(-1);
    const added: Point[] = [];
    for (const point of points) {
      if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < STEP) continue;
      added.push(point);
      last = point;
    }
    if (added.length > 0) this.ink = [...this.ink, ...added];
  }

  /** The pointer is lifted: the ink becomes a shape. What was only touched is taken hold of; its number is returned. */
  lift(event: PointerEvent): number | null {
    if (event.pointerId !== this.pointer) return null;
    const [stroke, touched] = [this.ink, this.shape];
    this.drop();
    const [x, y] = stroke[0] ?? [0, 0];
    if (stroke.every((point) => Math.hypot(point[0] - x, point[1] - y) < TAP)) return touched;
    this.take(stroke);
    return null;
  }

  cancel(event: PointerEvent): void {
    if (event.pointerId === this.pointer) this.drop();
  }

  /** The ink is taken for something else. */
  change(kind: Kind): void {
    const guess = this.guesses.find((each) => each.kind === kind);
    if (!guess) return;
    const book = this.book();
    if (this.waiting.length > 0) this.put(guess, this.waiting, 0);
    else if (this.latest) this.put(guess, this.latest.strokes, 1);
    book.said = t("artbox-freehand-taken-for", { kind });
  }

  /** The sides that wait are wiped away. */
  wipe(): void {
    this.waiting = [];
  }

  private drop(): void {
    this.pointer = -1;
    this.ink = [];
  }

  private take(stroke: Point[]): void {
    const book = this.book();
    const free = this.free;
    const ready = this.latest ? this.made.slice(-this.untouched()) : [];
    // The longest run of shapes made by hand that only together with this stroke are one shape.
    for (let count = ready.length; count >= 0; count--) {
      const parts = ready.slice(ready.length - count);
      const before = [...parts.flatMap((part) => part.strokes), ...this.waiting];
      const kinds = KINDS.filter((kind) => free.includes(kind) || parts.some((part) => part.kind === kind));
      const whole = before.length > 0 ? together(before, [stroke], kinds) : null;
      if (!whole) continue;
      this.guesses = recognised([...before, stroke], kinds);
      this.put(whole, [...before, stroke], count);
      book.said = t("artbox-freehand-taken-for", { kind: whole.kind });
      return;
    }
    if (free.length === 0) {
      this.dried = [stroke];
      book.said = t("artbox-freehand-nothing-free");
      return;
    }
    const strokes = [...this.waiting, stroke];
    this.guesses = recognised(this.waiting.length > 0 ? strokes : [stroke], free);
    const [best] = this.guesses;
    if (!best) return;
    if (!free.includes("line") && (straight([stroke]) || this.waiting.length > 0)) {
      this.waiting = strokes;
      book.said = t("artbox-freehand-go-on");
      return;
    }
    this.put(best, [stroke], 0);
    book.said = t("artbox-freehand-taken-for", { kind: best.kind });
  }

  /** How many of the last shapes on the sheet are made by hand and as they were made. */
  private untouched(): number {
    const shapes = this.book().shapes;
    let count = 0;
    while (count < Math.min(3, this.made.length, shapes.length)) {
      const shape = shapes.at(-1 - count);
      if (!shape || written([shape]) !== this.made.at(-1 - count)?.text) break;
      count++;
    }
    return count;
  }

  /** The shape lies on the sheet, in the place of the last so many. */
  private put(guess: Guess, strokes: Strokes, instead: number): void {
    const book = this.book();
    const last = book.shapes.length;
    book.draw(
      guess.shape,
      Array.from({ length: instead }, (_, i) => last - 1 - i),
    );
    const shape = book.shapes.at(-1);
    const kept = instead > 0 ? this.made.slice(0, -instead) : this.made;
    this.made = shape ? [...kept, { strokes, kind: guess.kind, text: written([shape]) }] : [];
    this.dried = strokes;
    this.waiting = [];
  }
}
