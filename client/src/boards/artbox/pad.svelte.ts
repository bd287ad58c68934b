// The sketch pad: shapes from the roll, with undo and redo without end until the drawing is handed in (AB-UI-01, AB-UI-04).
import { extent, fits, fresh, moved, resized, tidy, turned, SIDE, type Drawing, type Kind, type Shape } from "./shapes";

export class Pad {
  shapes = $state.raw<Shape[]>([]);
  selected = $state(-1);
  snap = $state(true);
  private past = $state.raw<Shape[][]>([]);
  private future = $state.raw<Shape[][]>([]);
  private before: Shape[] | null = null;

  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  drawing = $derived<Drawing>({ v: 1, shapes: this.shapes });

  constructor(readonly roll: Record<string, number>, start: Shape[]) {
    this.shapes = start;
  }

  left(kind: Kind): number {
    return (this.roll[kind] ?? 0) - this.shapes.filter((shape) => shape.kind === kind).length;
  }

  private keep(next: Shape[]): void {
    this.past = [...this.past, this.shapes];
    this.future = [];
    this.shapes = next;
  }

  add(kind: Kind): void {
    if (this.left(kind) <= 0) return;
    this.keep([...this.shapes, tidy(fresh(kind, this.shapes.filter((shape) => shape.kind === kind).length))]);
    this.selected = this.shapes.length - 1;
  }

  remove(index: number): void {
    if (!this.shapes[index]) return;
    this.keep(this.shapes.filter((_, at) => at !== index));
    this.selected = Math.min(index, this.shapes.length - 1);
  }

  /** One shape becomes another; outside a drag this is one step of undo. */
  put(index: number, shape: Shape): void {
    const found = tidy(shape);
    if (!this.shapes[index] || !fits(found)) return;
    const next = this.shapes.map((each, at) => (at === index ? found : each));
    if (this.before) this.shapes = next;
    else this.keep(next);
  }

  nudge(index: number, dx: number, dy: number): void {
    const shape = this.shapes[index];
    if (shape) this.put(index, moved(shape, dx, dy));
  }
  stretch(index: number, dw: number, dh: number): void {
    const shape = this.shapes[index];
    if (shape) this.put(index, resized(shape, dw, dh));
  }
  rotate(index: number, degrees: number): void {
    const shape = this.shapes[index];
    if (shape) this.put(index, turned(shape, degrees));
  }

  /** A drag begins: everything until it is let go is one step. */
  grab(): void {
    this.before = this.shapes;
  }
  letGo(): void {
    const before = this.before;
    this.before = null;
    if (!before || before === this.shapes) return;
    this.past = [...this.past, before];
    this.future = [];
  }
  /** A cancelled pointer undoes only its own drag (AB-UI-02). */
  cancel(): void {
    if (this.before) this.shapes = this.before;
    this.before = null;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.future = [...this.future, this.shapes];
    this.past = this.past.slice(0, -1);
    this.shapes = last;
    this.selected = Math.min(this.selected, last.length - 1);
  }
  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.past = [...this.past, this.shapes];
    this.future = this.future.slice(0, -1);
    this.shapes = next;
  }

  /** The shape drawn to the frame and to the others where it almost touches them (AB-UI-05). */
  aligned(index: number, shape: Shape): Shape {
    if (!this.snap) return shape;
    const near = 12;
    const own = extent(shape);
    const xs = [0, SIDE / 2, SIDE];
    const ys = [0, SIDE / 2, SIDE];
    this.shapes.forEach((other, at) => {
      if (at === index) return;
      const { left, top, right, bottom } = extent(other);
      xs.push(left, (left + right) / 2, right);
      ys.push(top, (top + bottom) / 2, bottom);
    });
    const shift = (marks: number[], lines: number[]): number => {
      const found = marks.flatMap((mark) => lines.map((line) => line - mark)).filter((gap) => Math.abs(gap) <= near);
      return found.length > 0 ? found.reduce((best, gap) => (Math.abs(gap) < Math.abs(best) ? gap : best)) : 0;
    };
    return moved(shape, shift([own.left, (own.left + own.right) / 2, own.right], xs), shift([own.top, (own.top + own.bottom) / 2, own.bottom], ys));
  }
}
