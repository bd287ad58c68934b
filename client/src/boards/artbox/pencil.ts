// A pencil's hand: each outline twice, trembling by less than two units, always alike for the same drawing (AB-GEO-20).
import { halves, hasCorners, radians, written, type Point, type Shape } from "./shapes";

export interface Stroke { body: string; again: string; grain: string }

/** Chance that always falls the same way for the same name. */
function chance(name: string): () => number {
  let seed = 2166136261;
  for (let i = 0; i < name.length; i++) seed = Math.imul(seed ^ name.charCodeAt(i), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function outline(shape: Shape): Point[] {
  if (hasCorners(shape)) return shape.pts;
  const [a, b] = halves(shape);
  const [cos, sin] = [Math.cos(radians(shape.rot)), Math.sin(radians(shape.rot))];
  const at = (x: number, y: number): Point => [shape.cx + x * cos - y * sin, shape.cy + x * sin + y * cos];
  if (shape.kind === "square") return [at(-a, -b), at(a, -b), at(a, b), at(-a, b)];
  return Array.from({ length: 72 }, (_, k) => at(a * Math.cos((k * Math.PI) / 36), b * Math.sin((k * Math.PI) / 36)));
}

function trail(points: Point[], closed: boolean, next: () => number, reach: number): string {
  const ends = closed ? [...points, points[0]] : points;
  const steps: string[] = [];
  let [driftX, driftY] = [0, 0];
  const push = (x: number, y: number): void => {
    driftX = Math.max(-1, Math.min(1, driftX * 0.6 + (next() - 0.5) * 1.6));
    driftY = Math.max(-1, Math.min(1, driftY * 0.6 + (next() - 0.5) * 1.6));
    steps.push(`${(x + (driftX * reach) / Math.SQRT2).toFixed(1)} ${(y + (driftY * reach) / Math.SQRT2).toFixed(1)}`);
  };
  for (let i = 0; i + 1 < ends.length; i++) {
    const [from, to] = [ends[i], ends[i + 1]];
    if (!from || !to) continue;
    const pieces = Math.max(1, Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / 34));
    for (let k = 0; k < pieces; k++) push(from[0] + ((to[0] - from[0]) * k) / pieces, from[1] + ((to[1] - from[1]) * k) / pieces);
  }
  const last = ends.at(-1);
  if (!closed && last) push(last[0], last[1]);
  return `M${steps.join("L")}${closed ? "Z" : ""}`;
}

export function stroke(shape: Shape, name: string): Stroke {
  const next = chance(name);
  const points = outline(shape);
  const closed = shape.kind !== "line";
  const body = trail(points, closed, next, 0.9);
  const again = trail(points, closed, next, 1.9);
  return { body, again, grain: Array.from({ length: 10 }, (_, i) => Math.round(3 + next() * (i % 2 ? 3 : 15))).join(" ") };
}

export function strokes(shapes: Shape[]): Stroke[] {
  const name = written(shapes);
  return shapes.map((shape, index) => stroke(shape, `${name} ${index}`));
}
