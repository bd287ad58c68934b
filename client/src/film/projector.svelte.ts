// The film of others' moves: scenes of one move play one after the other, at the pace a person chose. The table never
// waits for it: what cannot be shown in time is told at once, and every caption is kept in order.
import type { Message } from "../lib/wire.gen";
import type { Scene } from "./scenes";

export type Pace = "slow" | "normal" | "fast" | "once";

/** Milliseconds a scene. */
export const BEATS: Record<Pace, number> = { slow: 1800, normal: 800, fast: 400, once: 0 };
/** How many moves may wait behind the one that is shown. */
export const LAGS: Record<Pace, number> = { slow: 4, normal: 1, fast: 1, once: 0 };
export const GLOW = 2000;
/** A caption stays so long when nothing follows it. */
export const LINGER = 2600;
/** Of a beat, so much is flight; the rest is for looking. */
const FLIGHT = 0.7;
/** A scene in which nothing flies is shorter. */
const STILL = 0.75;
const OWN = 320;
const KEPT = 400;

export interface Roll {
  n: number;
  scene: Scene;
  /** How long its things fly; 0: they do not. */
  flies: number;
  /** It has waited: the board has shown for a while what comes of it. */
  late: boolean;
}

export interface Told {
  n: number;
  say: Message;
}

export interface Liking {
  readonly pace: Pace;
  /** Nothing moves. */
  readonly still: boolean;
}

export class Projector {
  /** What is on the screen now, flying or glowing. */
  rolls = $state.raw<Roll[]>([]);
  caption = $state.raw<Scene | null>(null);
  /** Every caption, in order, for the screen reader. */
  told = $state.raw<Told[]>([]);
  /** The move that is shown, with the scenes it has left, and those that wait. */
  private moves: Scene[][] = [];
  private running = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  /** The most moves that ever waited. */
  latest = 0;

  constructor(private readonly liking: Liking) {}

  /** Some scenes begin now, each with its sound. */
  protected hear(_scenes: readonly Scene[]): void {
    // a film without sound
  }

  get playing(): boolean {
    return this.running;
  }
  get lag(): number {
    return Math.max(0, this.moves.length - 1);
  }

  /** Something is told, in its order; nothing is shown. */
  tell(say: Message): void {
    this.told = [...this.told, { n: ++this.count, say }].slice(-KEPT);
  }

  /** A move of others is shown as soon as the one before it has been. */
  show(move: readonly Scene[]): void {
    if (move.length === 0) return;
    this.moves.push([...move]);
    while (this.lag > LAGS[this.liking.pace]) this.drop();
    if (this.liking.pace === "once") this.finish();
    else if (!this.running) this.next(false);
    this.latest = Math.max(this.latest, this.lag);
  }

  /** One's own move is shown at once, beside everything else: whoever made it needs no caption. */
  showOwn(move: readonly Scene[]): void {
    for (const scene of move) this.roll(scene, this.liking.still || this.liking.pace === "once" ? 0 : OWN, false);
    this.hear(move);
  }

  /** The rest is told at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.running = false;
    this.rolls = this.rolls.map((each) => (each.flies > 0 ? { ...each, flies: 0 } : each));
    while (this.moves.length > 0) this.drop();
    this.linger();
  }

  /** The screen goes dark: the table is left, or shown from another seat. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.moves = [];
    this.rolls = [];
    this.running = false;
    this.caption = null;
  }

  /** What is left of the first move is seen at once, without flight. */
  private drop(): void {
    const rest = this.moves.shift() ?? [];
    for (const scene of rest) {
      this.caption = scene;
      this.roll(scene, 0, true);
    }
    this.hear(rest);
    if (this.running) {
      clearTimeout(this.timer);
      this.running = false;
      if (this.moves.length > 0) this.next();
    }
  }

  private next(late = true): void {
    while (this.moves[0]?.length === 0) this.moves.shift();
    const scene = this.moves[0]?.shift();
    this.running = scene !== undefined;
    if (!scene) {
      this.linger();
      return;
    }
    clearTimeout(this.quiet);
    const beat = BEATS[this.liking.pace];
    const flies = scene.flights.length > 0 && !this.liking.still;
    this.caption = scene;
    this.roll(scene, flies ? beat * FLIGHT : 0, late);
    this.hear([scene]);
    this.timer = setTimeout(() => this.next(), flies ? beat : beat * STILL);
  }

  private roll(scene: Scene, flies: number, late: boolean): void {
    const roll = { n: ++this.count, scene, flies, late };
    this.rolls = [...this.rolls, roll];
    setTimeout(() => (this.rolls = this.rolls.filter((each) => each.n !== roll.n)), Math.max(GLOW, flies));
  }

  private linger(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => (this.caption = null), LINGER);
  }
}
