// What a hand has drawn: for every kind the shape that lies nearest to the ink, the likeliest first. It decides
// nothing: whether the drawing is legal, the judge of the engine says.
import { fitted, toBox, toOval, toTriangle, type Numbers } from "./fitting";
import { apart, axis, boxAt, evened, hull, largestTriangle, smallestBox, type Ink, type Strokes } from "./ink";
import type { Kind, Point, Shape } from "./shapes";

export interface Guess {
  kind: Kind;
  shape: Shape;
  /** How far ink and shape lie apart, as a part of the drawing's size: 0.01 is a steady hand, 0.1 a bad likeness. */
  off: number;
  /** The part of the outline that the hand did not go along. */
  open: number;
}

const ALIKE = 0.06; // nearer than this, the ink is a likeness of the shape
const TOUCH = 0.22; // strokes of one shape meet, or nearly: as a part of its size
const SMALLEST = 24; // a spot of ink is no shape
const GAP = 0.14; // an outline may stay open for so much of its way
const OUTLINE = 60;
const CLOSED = ["circle", "square", "triangle"] as const;
type Closed = (typeof CLOSED)[number];

/** Every kind asked for, fitted to the ink, the nearest first; a spot of ink is nothing. */
export function recognised(strokes: Strokes, kinds: readonly Kind[]): Guess[] {
  const ink = evened(strokes);
  const band = hull(ink.points);
  const box = smallestBox(band);
  const size = 2 * Math.hypot(box.a, box.b);
  if (ink.points.length < 2 || size < SMALLEST) return [];
  const guesses = kinds.map((kind): Guess => {
    if (kind === "line") return line(ink, size);
    const numbers = closed(kind, ink, band, size);
    return { kind, shape: shapeOf(kind, numbers), ...compared(kind, numbers, ink, size) };
  });
  return guesses.sort((a, b) => a.off - b.off);
}

/** Whether the ink is so straight that it is no outline of anything: a side that waits for the others. */
export function straight(strokes: Strokes): boolean {
  const ink = evened(strokes);
  const { angle } = axis(ink.points);
  const box = boxAt(ink.points, angle);
  return box.b < 0.12 * box.a && ink.length < 3 * box.a;
}

/**
 * Whether new ink goes on with what was drawn before: the strokes meet at their ends, neither part is a whole outline
 * by itself, and together they go all the way round one.
 */
export function together(before: Strokes, added: Strokes, kinds: readonly Kind[]): Guess | null {
  const round = kinds.filter((kind) => kind !== "line");
  const [whole] = recognised([...before, ...added], round);
  if (!whole || whole.off > ALIKE || whole.open > GAP) return null;
  const box = smallestBox(hull(evened([...before, ...added]).points));
  const near = TOUCH * 2 * Math.hypot(box.a, box.b);
  const [old, fresh] = [evened(before).ends, evened(added).ends];
  if (!old.some((a) => fresh.some((b) => apart(a, b) < near))) return null;
  const done = [before, added].some((part) => {
    const [alone] = recognised(part, CLOSED);
    return alone !== undefined && alone.off < ALIKE / 2 && alone.open < GAP;
  });
  return done ? null : whole;
}

function line(ink: Ink, size: number): Guess {
  const { middle, angle } = axis(ink.points);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [low, high, sum] = [Infinity, -Infinity, 0];
  for (const [x, y] of ink.points) {
    const along = (x - middle[0]) * cos + (y - middle[1]) * sin;
    const across = (y - middle[1]) * cos - (x - middle[0]) * sin;
    [low, high, sum] = [Math.min(low, along), Math.max(high, along), sum + across * across];
  }
  const pts: Point[] = [low, high].map((way): Point => [middle[0] + way * cos, middle[1] + way * sin]);
  // A hand may bow a line, but does not go there and back: ink twice as long as the line is the outline of something.
  const back = Math.max(0, ink.length / (high - low || 1) - 1.35);
  const off = Math.sqrt(sum / ink.points.length) / size;
  return {
    kind: "line",
    shape: { kind: "line", pts },
    open: 0,
    off: 0.62 * off + 0.09 * Math.min(1, back) * Math.min(1, off / 0.02),
  };
}

const DISTANCE = { circle: toOval, square: toBox, triangle: toTriangle };

/** The closed shape of a kind nearest to the ink, from more than one beginning. */
function closed(kind: Closed, ink: Ink, band: Point[], size: number): Numbers {
  const distance = DISTANCE[kind];
  const starts: Numbers[] = [];
  if (kind === "triangle") {
    starts.push(largestTriangle(band).flat());
  } else {
    const tight = smallestBox(band);
    const wide = boxAt(band, axis(ink.points).angle);
    for (const { cx, cy, a, b, angle } of [tight, wide]) starts.push([cx, cy, Math.max(a, 3), Math.max(b, 3), angle]);
  }
  let best: Numbers = starts[0] ?? [];
  let least = Infinity;
  for (const start of starts) {
    const numbers = fitted(distance, start, ink.points, size);
    const { off } = compared(kind, numbers, ink, size);
    if (off < least) [least, best] = [off, numbers];
  }
  return best;
}

/** How far ink and outline lie apart, each seen from the other, and how much of the way round the hand did not go. */
function compared(kind: Closed, numbers: Numbers, ink: Ink, size: number): { off: number; open: number } {
  const distance = DISTANCE[kind];
  const there = ink.points.map(([x, y]) => Math.abs(distance(numbers, x, y)));
  const outline = outlined(kind, numbers);
  const back = outline.map((p) => {
    let nearest = Infinity;
    for (const q of ink.points) {
      const [dx, dy] = [p[0] - q[0], p[1] - q[1]];
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
    return Math.max(0, Math.sqrt(nearest) - ink.step / 2);
  });
  let round = 0;
  outline.forEach((p, i) => (round += apart(p, outline[(i + 1) % outline.length] as Point)));
  const short = Math.max(0, 0.75 - ink.length / (round || 1));
  const off = (0.7 * trimmed(there) + 0.3 * trimmed(back)) / size + 0.35 * short;
  return { off, open: back.filter((far) => far > 0.06 * size).length / back.length };
}

/** The mean of squares without the few that lie farthest off: hooks and tails of a quick hand. */
function trimmed(offs: number[]): number {
  const sorted = [...offs].sort((a, b) => a - b);
  const kept = sorted.slice(0, Math.ceil(sorted.length * 0.92));
  return Math.sqrt(kept.reduce((sum, off) => sum + off * off, 0) / (kept.length || 1));
}

/** Points at even steps of the numbers along an outline. */
function outlined(kind: Closed, n: Numbers): Point[] {
  if (kind === "circle") {
    const [cx = 0, cy = 0, a = 1, b = 1, angle = 0] = n;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return Array.from({ length: OUTLINE }, (_, i): Point => {
      const [u, v] = [a * Math.cos((2 * Math.PI * i) / OUTLINE), b * Math.sin((2 * Math.PI * i) / OUTLINE)];
      return [cx + u * cos - v * sin, cy + u * sin + v * cos];
    });
  }
  const corners = cornersOf(kind, n);
  const sides = corners.map((p, i) => apart(p, corners[(i + 1) % corners.length] as Point));
  const whole = sides.reduce((sum, side) => sum + side, 0) || 1;
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    const count = Math.max(1, Math.round((OUTLINE * (sides[i] ?? 0)) / whole));
    return Array.from({ length: count }, (_, k): Point => {
      const part = k / count;
      return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
    });
  });
}

function cornersOf(kind: "square" | "triangle", n: Numbers): Point[] {
  if (kind === "triangle") return [0, 2, 4].map((i): Point => [n[i] ?? 0, n[i + 1] ?? 0]);
  const [cx = 0, cy = 0, a = 1, b = 1, angle = 0] = n;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): Point => [cx + u * cos - v * sin, cy + u * sin + v * cos];
  return [at(-a, -b), at(a, -b), at(a, b), at(-a, b)];
}

/** The shape in the sheet's own numbers, not yet whole ones. */
function shapeOf(kind: Closed, n: Numbers): Shape {
  if (kind === "triangle") return { kind, pts: cornersOf(kind, n) };
  const [cx = 0, cy = 0, a = 1, b = 1, angle = 0] = n;
  const rot = ((((angle * 180) / Math.PI) % 180) + 180) % 180;
  return kind === "circle" ? { kind, cx, cy, rx: a, ry: b, rot } : { kind, cx, cy, w: 2 * a, h: 2 * b, rot };
}
