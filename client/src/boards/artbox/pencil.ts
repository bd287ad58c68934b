// A pencil's hand: each outline twice, trembling by less than two units, always alike for the same shape (AB-GEO-20).
// The house draws with the same hand (src/vernissage/art/pencil.py): both give the strokes of tests/art/strokes.json
// letter by letter, so nothing here may depend on how a machine rounds.
import { halves, hasCorners, radians, type Point, type Shape } from "./shapes";

export interface Stroke {
  body: string;
  again: string;
  grain: string;
}

export const WIDTH = 8;
const [FIRM, LOOSE] = [0.9, 1.6]; // how far the two strokes stray; a chord of an ellipse adds a third of a unit
const STEP = 34; // between two moves of the hand

/** A stream of chances that starts from a name: FNV-1a, then mulberry32. */
function hand(name: string): () => number {
  let seed = 2166136261;
  for (let i = 0; i < name.length; i++) seed = Math.imul(seed ^ name.charCodeAt(i), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A shape in the one form all its like have, and its name: whole numbers only, the angle in half degrees. */
function named(shape: Shape): [string, Shape] {
  if (hasCorners(shape)) {
    const pts = [...shape.pts].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return [[shape.kind, ...pts.flat()].join(" "), { ...shape, pts }];
  }
  const [a, b] = shape.kind === "circle" ? [shape.rx, shape.ry] : [shape.w, shape.h];
  const round = shape.kind === "circle" && a === b;
  const half = round ? 0 : Math.floor((shape.rot || 0) * 2 + 0.5) % 360;
  // Sides exchanged are a quarter turn: of the two descriptions the smaller one.
  const turned = (half + 180) % 360;
  const [wide, high, rot] = a < b || (a === b && half < turned) || round ? [a, b, half] : [b, a, turned];
  const sides = shape.kind === "circle" ? { rx: wide, ry: high } : { w: wide, h: high };
  return [[shape.kind, shape.cx, shape.cy, wide, high, rot].join(" "), { ...shape, ...sides, rot: rot / 2 } as Shape];
}

/** The contour of a shape as points. */
export function outline(shape: Shape): Point[] {
  if (hasCorners(shape)) return shape.pts;
  const [a, b] = halves(shape);
  const [cos, sin] = [Math.cos(radians(shape.rot)), Math.sin(radians(shape.rot))];
  const at = (x: number, y: number): Point => [shape.cx + x * cos - y * sin, shape.cy + x * sin + y * cos];
  if (shape.kind === "square") return [at(-a, -b), at(a, -b), at(a, b), at(-a, b)];
  const count = Math.max(24, Math.ceil(4 * Math.sqrt(Math.max(a, b))));
  return Array.from({ length: count }, (_, i) =>
    at(a * Math.cos((2 * Math.PI * i) / count), b * Math.sin((2 * Math.PI * i) / count)),
  );
}

/** The shape as the hand draws it; while it is dragged its name stays, so that the line does not swim. */
export function stroke(shape: Shape, name = ""): Stroke {
  const [own, reduced] = named(shape);
  const next = hand(name || own);
  const points = outline(reduced);
  const closed = shape.kind !== "line";
  const body = trail(points, closed, next, FIRM);
  const again = trail(points, closed, next, LOOSE);
  const grain = Array.from({ length: 10 }, (_, i) => Math.floor(3 + next() * (i % 2 ? 3 : 15) + 0.5)).join(" ");
  return { body, again, grain };
}

/** The strokes of every shape; nothing tells the order in which they were made. */
export function strokes(shapes: Shape[]): Stroke[] {
  const known = shapes.map((shape): [string, Shape] => [named(shape)[0], shape]);
  return known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, shape]) => stroke(shape));
}

/** Path data along the outline: every step a little off, none by more than the reach, written as differences. */
function trail(points: Point[], closed: boolean, next: () => number, reach: number): string {
  const ends = closed ? [...points, ...points.slice(0, 1)] : points;
  const spots: Point[] = [];
  let [driftX, driftY] = [0, 0];
  const put = (x: number, y: number): void => {
    driftX = Math.max(-1, Math.min(1, driftX * 0.6 + (next() - 0.5) * 1.6));
    driftY = Math.max(-1, Math.min(1, driftY * 0.6 + (next() - 0.5) * 1.6));
    spots.push([tenths(x + (driftX * reach) / Math.sqrt(2)), tenths(y + (driftY * reach) / Math.sqrt(2))]);
  };
  ends.slice(1).forEach(([u, v], i) => {
    const [x, y] = ends[i] as Point;
    const steps = Math.max(1, Math.floor(Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)) / STEP));
    for (let k = 0; k < steps; k++) put(x + ((u - x) * k) / steps, y + ((v - y) * k) / steps);
  });
  const last = ends.at(-1);
  if (!closed && last) put(...last);
  const [first = [0, 0]] = spots;
  const steps = spots.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = spots[i] as Point;
    return `${plain(x - fromX)} ${plain(y - fromY)}`;
  });
  return `M${plain(first[0])} ${plain(first[1])}l${steps.join(" ")}${closed ? "z" : ""}`;
}

/** A place in tenths of a unit. */
const tenths = (value: number): number => Math.floor(value * 10 + 0.5);

/** Tenths of a unit as a number. */
function plain(number: number): string {
  const [whole, rest] = [Math.floor(Math.abs(number) / 10), Math.abs(number) % 10];
  return `${number < 0 ? "-" : ""}${whole}${rest ? `.${rest}` : ""}`;
}
