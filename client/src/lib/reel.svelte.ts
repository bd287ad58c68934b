// A game that is looked through again: where one stands, how fast it runs, and where turns and rounds begin.
import type { ReplayFrame } from "./wire.gen";

/** Milliseconds a step. */
export const SPEEDS: Record<string, number> = { half: 1800, one: 900, two: 450, four: 225 };

export class Reel {
  frames = $state.raw<ReplayFrame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state("one");
  /** The moments worth a look, in order. */
  marks = $state.raw<number[]>([]);
  last = $derived(Math.max(0, this.frames.length - 1));
  /** Where turns begin; the table is set before the first. */
  turns = $derived(this.frames.filter((frame) => frame.turn));
  /** The first step of each round, in games that count them. */
  rounds = $derived(
    this.frames.filter((frame, index) => frame.round > 0 && frame.round !== this.frames[index - 1]?.round),
  );
  round = $derived(this.frames[this.at]?.round ?? 0);

  to(number: number): void {
    this.at = Math.max(0, Math.min(this.last, number));
  }
  step(by: number): void {
    this.to(this.at + by);
  }

  /** To where the next turn begins, or this one did, or the one before it. */
  turn(by: 1 | -1): void {
    const starts = this.turns.map((frame) => frame.at);
    if (by > 0) this.to(starts.find((start) => start > this.at) ?? this.last);
    else this.to(starts.findLast((start) => start < this.at) ?? 0);
  }

  /** To the next moment worth a look, or the one before. */
  mark(by: 1 | -1): void {
    const found = by > 0 ? this.marks.find((at) => at > this.at) : this.marks.findLast((at) => at < this.at);
    if (found !== undefined) this.to(found);
  }

  faster(by: 1 | -1): void {
    const names = Object.keys(SPEEDS);
    this.speed = names[Math.max(0, Math.min(names.length - 1, names.indexOf(this.speed) + by))] ?? "one";
  }

  /** What a key does; false when it means nothing here. */
  key(event: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    const does: Record<string, () => void> = {
      ArrowRight: () => (event.shiftKey ? this.turn(1) : this.step(1)),
      ArrowLeft: () => (event.shiftKey ? this.turn(-1) : this.step(-1)),
      PageDown: () => this.turn(1),
      PageUp: () => this.turn(-1),
      n: () => this.mark(1),
      p: () => this.mark(-1),
      Home: () => this.to(0),
      End: () => this.to(this.last),
      " ": () => (this.playing = !this.playing),
      "+": () => this.faster(1),
      "-": () => this.faster(-1),
    };
    does[event.key]?.();
    return event.key in does;
  }

  /** The film runs while it plays, and stops at its end. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => (this.at < this.last ? this.step(1) : (this.playing = false)), SPEEDS[this.speed]);
    return () => clearInterval(timer);
  }
}
