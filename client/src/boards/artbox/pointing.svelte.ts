// A finger, mouse or pen on the sheet: what it holds, from where, and what comes of it when it is lifted.
import { dragged, type Grip } from "./handles";
import { moved, type Point, type Shape } from "./shapes";
import type { Sketchbook } from "./sketchbook.svelte";
import { aligned, NONE, type Guides } from "./snap";

interface Held {
  pointer: number;
  type: string;
  index: number;
  grip: Grip | null;
  from: Point;
  before: Shape[];
}

export class Pointing {
  held = $state.raw<Held | null>(null);
  guides = $state.raw<Guides>(NONE);

  constructor(
    private readonly book: () => Sketchbook,
    private readonly snap: () => boolean,
  ) {}

  /** A pointer has taken hold; a pen takes over from a touch, and nothing else takes over from anything. */
  take(event: PointerEvent, at: Point, index: number, grip: Grip | null): boolean {
    if (event.button > 0) return false;
    if (this.held) {
      if (event.pointerType !== "pen" || this.held.type === "pen") return false;
      this.drop();
    }
    const book = this.book();
    this.held = { pointer: event.pointerId, type: event.pointerType, index, grip, from: at, before: book.shapes };
    book.picked = index;
    return true;
  }

  move(event: PointerEvent, to: Point): void {
    const held = this.held;
    const shape = held?.before[held.index];
    if (!held || !shape || held.pointer !== event.pointerId) return;
    const others = held.before.filter((_, index) => index !== held.index);
    const snap = this.snap() && !event.altKey;
    let next: { shape: Shape; guides: Guides };
    if (held.grip) next = dragged(shape, held.grip, held.from, to, snap, others);
    else {
      const there = moved(shape, to[0] - held.from[0], to[1] - held.from[1]);
      next = snap ? aligned(there, others) : { shape: there, guides: NONE };
    }
    const book = this.book();
    this.guides = next.guides;
    book.shapes = held.before.map((each, index) => (index === held.index ? next.shape : each));
    book.judge();
  }

  /** The pointer is lifted: what was dragged stays and is saved. */
  lift(event: PointerEvent): void {
    const held = this.held;
    if (!held || held.pointer !== event.pointerId) return;
    this.held = null;
    this.guides = NONE;
    this.book().commit(this.book().shapes, false, held.before);
  }

  /** The pointer was taken away by the system: everything is as it was before. */
  cancel(event: PointerEvent): void {
    if (this.held?.pointer === event.pointerId) this.drop();
  }

  private drop(): void {
    if (this.held) this.book().shapes = this.held.before;
    this.held = null;
    this.guides = NONE;
  }
}
