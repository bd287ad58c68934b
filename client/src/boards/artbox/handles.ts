// What a shape can be taken by: its sides, its corners, its ends, and the knob that turns it.
import { alignedPoint, NONE, steppedAngle, type Guides } from "./snap";
import {
  bounds,
  center,
  halves,
  hasCorners,
  radians,
  SIDE,
  sized,
  within,
  type Box,
  type Oval,
  type Point,
  type Shape,
} from "./shapes";

export type Grip =
  { role: "wide" | "tall" | "both"; sx: number; sy: number } | { role: "turn" } | { role: "corner"; index: number };
export interface Handle {
  at: Point;
  grip: Grip;
  label: string;
}

const MARGIN = 52;
const inside = (at: Point): boolean =>
  at[0] > -MARGIN && at[0] < SIDE + MARGIN && at[1] > -MARGIN && at[1] < SIDE + MARGIN;
const kept = (at: Point): Point => [
  Math.max(-MARGIN, Math.min(SIDE + MARGIN, at[0])),
  Math.max(-MARGIN, Math.min(SIDE + MARGIN, at[1])),
];

/** The handles of a shape; `gap` keeps them a finger's breadth off the outline. */
export function handles(shape: Shape, gap: number): Handle[] {
  if (hasCorners(shape)) {
    const [mx, my] = center(shape);
    return shape.pts.map((point, index) => {
      const away = Math.hypot(point[0] - mx, point[1] - my) || 1;
      const at = kept([
        point[0] + ((point[0] - mx) / away) * gap * 0.7,
        point[1] + ((point[1] - my) / away) * gap * 0.7,
      ]);
      return { at, grip: { role: "corner", index }, label: shape.kind === "line" ? "end" : "corner" };
    });
  }
  const [a, b] = halves(shape);
  const [cos, sin] = [Math.cos(radians(shape.rot)), Math.sin(radians(shape.rot))];
  const at = (x: number, y: number): Point => [shape.cx + x * cos - y * sin, shape.cy + x * sin + y * cos];
  const sx = inside(at(a + gap, 0)) || !inside(at(-a - gap, 0)) ? 1 : -1;
  const sy = inside(at(0, b + gap)) || !inside(at(0, -b - gap)) ? 1 : -1;
  return [
    { at: kept(at(sx * (a + gap), 0)), grip: { role: "wide", sx, sy: 0 }, label: "width" },
    { at: kept(at(0, sy * (b + gap))), grip: { role: "tall", sx: 0, sy }, label: "height" },
    { at: kept(at(sx * (a + gap), sy * (b + gap))), grip: { role: "both", sx, sy }, label: "size" },
    { at: kept(at(0, -sy * (b + gap * 1.3))), grip: { role: "turn" }, label: "turn" },
  ];
}

/** The shape after its handle has been dragged from one point to another. */
export function dragged(
  shape: Shape,
  grip: Grip,
  from: Point,
  to: Point,
  snap: boolean,
  others: Shape[],
): { shape: Shape; guides: Guides } {
  if (hasCorners(shape))
    return grip.role === "corner" ? cornerDragged(shape, grip.index, from, to, snap, others) : { shape, guides: NONE };
  if (grip.role === "turn") {
    const turn = Math.atan2(to[1] - shape.cy, to[0] - shape.cx) - Math.atan2(from[1] - shape.cy, from[0] - shape.cx);
    const rot = shape.rot + (turn * 180) / Math.PI;
    return { shape: within({ ...shape, rot: snap ? steppedAngle(rot) : rot }), guides: NONE };
  }
  if (grip.role === "corner") return { shape, guides: NONE };
  return { shape: stretched(shape, grip.sx, grip.sy, from, to, snap), guides: NONE };
}

function cornerDragged(
  shape: Shape & { pts: Point[] },
  index: number,
  from: Point,
  to: Point,
  snap: boolean,
  others: Shape[],
): { shape: Shape; guides: Guides } {
  const old = shape.pts[index] ?? [0, 0];
  let point: Point = [
    Math.max(0, Math.min(SIDE, old[0] + to[0] - from[0])),
    Math.max(0, Math.min(SIDE, old[1] + to[1] - from[1])),
  ];
  let guides = NONE;
  if (snap)
    ({ point, guides } = alignedPoint(point, others, shape.kind === "line" ? (shape.pts[1 - index] ?? null) : null));
  return { shape: within({ ...shape, pts: shape.pts.map((each, i) => (i === index ? point : each)) }), guides };
}

/** The dragged side moves, the one across from it stays. */
function stretched(shape: Oval | Box, sx: number, sy: number, from: Point, to: Point, snap: boolean): Shape {
  const [cos, sin] = [Math.cos(radians(shape.rot)), Math.sin(radians(shape.rot))];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [a, b] = halves(shape);
  let wide = Math.max(3, a + (sx * (dx * cos + dy * sin)) / 2);
  let tall = Math.max(3, b + (sy * (dy * cos - dx * sin)) / 2);
  if (snap && sx !== 0 && sy !== 0 && Math.abs(wide - tall) < 12) wide = tall = Math.max(wide, tall);
  else if (snap && sx !== 0 && sy === 0 && Math.abs(wide - b) < 7) wide = b;
  else if (snap && sy !== 0 && sx === 0 && Math.abs(tall - a) < 7) tall = a;
  const next = sized(shape, wide, tall);
  const [na, nb] = halves(next);
  const [mx, my] = [sx * (na - a), sy * (nb - b)];
  const result = { ...next, cx: shape.cx + mx * cos - my * sin, cy: shape.cy + mx * sin + my * cos };
  const [left, top, right, bottom] = bounds(result);
  return left < -1 || top < -1 || right > SIDE + 1 || bottom > SIDE + 1 ? within(next) : within(result);
}
