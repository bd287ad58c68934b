// Ink as it came from a hand: strokes of points, made even, with the few measures a fit begins from.
import type { Point } from "./shapes";

export type Strokes = Point[][];

export interface Ink {
  /** Points at even steps along all strokes. */
  points: Point[];
  /** The way the hand went, without the jumps between strokes. */
  length: number;
  /** The step between two points. */
  step: number;
  /** Where the strokes begin and end. */
  ends: Point[];
}

const FINE = 200;
const POINTS = 84;
export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function wayOf(stroke: Point[]): number {
  let sum = 0;
  for (let i = 1; i < stroke.length; i++) sum += apart(stroke[i - 1] as Point, stroke[i] as Point);
  return sum;
}

/** A stroke at even steps, its last point included. */
function stepped(stroke: Point[], step: number): Point[] {
  const first = stroke[0] as Point;
  const points: Point[] = [first];
  let [last, rest] = [first, step];
  for (const next of stroke.slice(1)) {
    let way = apart(last, next);
    while (way >= rest && way > 0) {
      const part = rest / way;
      last = [last[0] + (next[0] - last[0]) * part, last[1] + (next[1] - last[1]) * part];
      points.push(last);
      way -= rest;
      rest = step;
    }
    rest -= way;
    last = next;
  }
  if (rest < 0.5 * step || points.length === 1) points.push(stroke.at(-1) as Point);
  return points;
}

/** A stroke without its finest tremble, which makes the way long and tells nothing. */
function calmed(stroke: Point[]): Point[] {
  let points = stroke;
  for (let turn = 0; turn < 3; turn++) {
    points = points.map((p, i): Point => {
      const [a, b] = [points[i - 1], points[i + 1]];
      return a && b ? [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4] : p;
    });
  }
  return points;
}

/** The strokes at even steps: a slow hand leaves many points and a fast one few, and neither shall weigh more. */
export function evened(strokes: Strokes): Ink {
  const drawn = strokes.filter((stroke) => stroke.length > 0);
  const raw = drawn.reduce((sum, stroke) => sum + wayOf(stroke), 0);
  const calm = drawn.map((stroke) => calmed(stepped(stroke, Math.max(0.5, raw / FINE))));
  const length = calm.reduce((sum, stroke) => sum + wayOf(stroke), 0);
  const step = Math.max(0.5, length / POINTS);
  const points = calm.flatMap((stroke) => stepped(stroke, step));
  const ends = calm.flatMap((stroke): Point[] => [stroke[0] as Point, stroke.at(-1) as Point]);
  return { points, length, step, ends };
}

/** The corners of the rubber band around the points, in order. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of all) {
      while (chain.length > 1 && cross(chain.at(-2) as Point, chain.at(-1) as Point, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
export const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

export interface Frame {
  cx: number;
  cy: number;
  /** Half the sides along the angle and across it. */
  a: number;
  b: number;
  angle: number;
}

/** The box around the points that lies along an angle. */
export function boxAt(points: Point[], angle: number): Frame {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [low, high, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    [left, right, low, high] = [Math.min(left, u), Math.max(right, u), Math.min(low, v), Math.max(high, v)];
  }
  const [u, v] = [(left + right) / 2, (low + high) / 2];
  return { cx: u * cos - v * sin, cy: u * sin + v * cos, a: (right - left) / 2, b: (high - low) / 2, angle };
}

/** The smallest box around the points: it lies along a side of their band. */
export function smallestBox(band: Point[]): Frame {
  let best: Frame | null = null;
  band.forEach((p, i) => {
    const q = band[(i + 1) % band.length] as Point;
    const box = boxAt(band, Math.atan2(q[1] - p[1], q[0] - p[0]));
    if (!best || box.a * box.b < best.a * best.b) best = box;
  });
  return best ?? boxAt(band, 0);
}

/** The direction in which the points spread most, through their middle. */
export function axis(points: Point[]): { middle: Point; angle: number } {
  const count = points.length || 1;
  const mx = points.reduce((sum, p) => sum + p[0], 0) / count;
  const my = points.reduce((sum, p) => sum + p[1], 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) * (x - mx);
    xy += (x - mx) * (y - my);
    yy += (y - my) * (y - my);
  }
  return { middle: [mx, my], angle: Math.atan2(2 * xy, xx - yy) / 2 };
}

/** The largest triangle whose corners lie on the band. */
export function largestTriangle(band: Point[]): Point[] {
  let best: Point[] = band.slice(0, 3);
  let most = -1;
  // A band of many corners is thinned out: the fit that follows finds the rest.
  const every = Math.max(1, Math.ceil(band.length / 24));
  const few = band.filter((_, i) => i % every === 0);
  for (let i = 0; i < few.length; i++)
    for (let j = i + 1; j < few.length; j++)
      for (let k = j + 1; k < few.length; k++) {
        const three = [few[i], few[j], few[k]] as [Point, Point, Point];
        const area = Math.abs(cross(...three));
        if (area > most) [most, best] = [area, three];
      }
  return best;
}
