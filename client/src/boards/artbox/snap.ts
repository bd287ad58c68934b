// Snapping: to the frame, to the other shapes, and to angles of 15 degrees.
import { bounds, center, hasCorners, moved, SIDE, type Point, type Shape } from "./shapes";

export interface Guides {
  x: number | null;
  y: number | null;
}
export const NONE: Guides = { x: null, y: null };
const NEAR = 14;
export const STEP = 15;

/** Everything on the sheet a shape may line up with, across and down. */
function rulers(others: Shape[]): [number[], number[]] {
  const [xs, ys] = [
    [0, SIDE / 2, SIDE],
    [0, SIDE / 2, SIDE],
  ];
  for (const other of others) {
    const [left, top, right, bottom] = bounds(other);
    const [cx, cy] = center(other);
    xs.push(left, cx, right, ...(hasCorners(other) ? other.pts.map((p) => p[0]) : []));
    ys.push(top, cy, bottom, ...(hasCorners(other) ? other.pts.map((p) => p[1]) : []));
  }
  return [xs, ys];
}

/** The nearest ruler to any of the marks, and how far it is. */
function nearest(marks: number[], lines: number[]): { by: number; at: number | null } {
  let found: { by: number; at: number | null } = { by: 0, at: null };
  let best = NEAR;
  for (const mark of marks) {
    for (const line of lines) {
      if (Math.abs(line - mark) < best) {
        best = Math.abs(line - mark);
        found = { by: line - mark, at: line };
      }
    }
  }
  return found;
}

export function aligned(shape: Shape, others: Shape[]): { shape: Shape; guides: Guides } {
  const [xs, ys] = rulers(others);
  const [left, top, right, bottom] = bounds(shape);
  const [cx, cy] = center(shape);
  const x = nearest([left, cx, right], xs);
  const y = nearest([top, cy, bottom], ys);
  return { shape: moved(shape, x.by, y.by), guides: { x: x.at, y: y.at } };
}

/** A corner lines up with others, or its side falls on a step of 15 degrees seen from where it begins. */
export function alignedPoint(point: Point, others: Shape[], from: Point | null): { point: Point; guides: Guides } {
  const [xs, ys] = rulers(others);
  const x = nearest([point[0]], xs);
  const y = nearest([point[1]], ys);
  if (x.at !== null || y.at !== null || !from)
    return { point: [point[0] + x.by, point[1] + y.by], guides: { x: x.at, y: y.at } };
  const [dx, dy] = [point[0] - from[0], point[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const step = Math.round(angle / STEP) * STEP;
  if (Math.abs(angle - step) > 3 || length < 30) return { point, guides: NONE };
  const a = (step * Math.PI) / 180;
  return { point: [from[0] + length * Math.cos(a), from[1] + length * Math.sin(a)], guides: NONE };
}

export const steppedAngle = (degrees: number): number => Math.round(degrees / STEP) * STEP;
