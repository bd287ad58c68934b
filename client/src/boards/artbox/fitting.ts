// The shape of a kind that lies nearest to the ink: distances to an outline, made small step by step.
import type { Point } from "./shapes";

/** The numbers of a shape: an oval or box is cx cy a b angle (halves, radians), a triangle its corners. */
export type Numbers = number[];
type Distance = (numbers: Numbers, x: number, y: number) => number;

/** How far a point lies off an ellipse, near it: the first order of the true distance. */
export function toOval(n: Numbers, x: number, y: number): number {
  const [cx = 0, cy = 0, a = 1, b = 1, angle = 0] = n;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const u = (x - cx) * cos + (y - cy) * sin;
  const v = (y - cy) * cos - (x - cx) * sin;
  const [aa, bb] = [a * a, b * b];
  const value = (u * u) / aa + (v * v) / bb;
  const slope = 2 * Math.hypot(u / aa, v / bb);
  // In the middle the first order runs away; no point is farther off than the nearer half.
  return slope < 1e-9 ? -Math.min(a, b) : Math.max(-Math.min(a, b), (value - 1) / slope);
}

/** How far a point lies off the outline of a box; negative inside. */
export function toBox(n: Numbers, x: number, y: number): number {
  const [cx = 0, cy = 0, a = 1, b = 1, angle = 0] = n;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const u = Math.abs((x - cx) * cos + (y - cy) * sin) - a;
  const v = Math.abs((y - cy) * cos - (x - cx) * sin) - b;
  return u > 0 && v > 0 ? Math.hypot(u, v) : Math.max(u, v);
}

/** How far a point lies off the nearest side of a triangle. */
export function toTriangle(n: Numbers, x: number, y: number): number {
  let best = Infinity;
  for (let i = 0; i < 6; i += 2) {
    const [ax, ay, bx, by] = [n[i] ?? 0, n[i + 1] ?? 0, n[(i + 2) % 6] ?? 0, n[(i + 3) % 6] ?? 0];
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - part * dx, y - ay - part * dy));
  }
  return best;
}

const STEPS = 14;

/**
 * The numbers moved until the points lie as near to the outline as they can (Levenberg and Marquardt). A point far off
 * pulls less than its distance: a stroke that shoots past a corner shall not turn the whole shape.
 */
export function fitted(distance: Distance, start: Numbers, points: Point[], scale: number): Numbers {
  const count = start.length;
  const soft = 0.035 * scale;
  const steps = start.map((_, i) => (count === 5 && i === 4 ? 1e-3 : 0.05));
  let numbers = [...start];
  let damping = 1e-2;
  let cost = Infinity;
  for (let turn = 0; turn < STEPS; turn++) {
    const matrix = new Float64Array(count * count);
    const right = new Float64Array(count);
    const slopes = new Float64Array(count);
    let here = 0;
    for (const [x, y] of points) {
      const off = distance(numbers, x, y);
      const weight = 1 / (1 + (off / soft) * (off / soft));
      here += Math.log1p((off / soft) * (off / soft));
      for (let i = 0; i < count; i++) {
        const [step, was] = [steps[i] ?? 0, numbers[i] ?? 0];
        numbers[i] = was + step;
        slopes[i] = (distance(numbers, x, y) - off) / step;
        numbers[i] = was;
      }
      for (let i = 0; i < count; i++) {
        right[i] = (right[i] ?? 0) - weight * (slopes[i] ?? 0) * off;
        for (let j = 0; j <= i; j++)
          matrix[i * count + j] = (matrix[i * count + j] ?? 0) + weight * (slopes[i] ?? 0) * (slopes[j] ?? 0);
      }
    }
    if (Math.abs(cost - here) < 1e-4 * here) break;
    cost = here;
    let found: Numbers | null = null;
    for (let attempt = 0; attempt < 4 && !found; attempt++) {
      const by = solved(matrix, right, count, damping);
      const there = numbers.map((value, i) => value + (by[i] ?? 0));
      if (count === 5 && ((there[2] ?? 0) < 2 || (there[3] ?? 0) < 2)) damping *= 8;
      else if (costOf(distance, there, points, soft) <= here) {
        found = there;
        damping = Math.max(1e-5, damping / 6);
      } else damping *= 8;
    }
    if (!found) break;
    numbers = found;
  }
  return numbers;
}

function costOf(distance: Distance, numbers: Numbers, points: Point[], soft: number): number {
  let sum = 0;
  for (const [x, y] of points) {
    const off = distance(numbers, x, y) / soft;
    sum += Math.log1p(off * off);
  }
  return sum;
}

/** The step that solves the equations, its diagonal raised by the damping (Cholesky). */
function solved(matrix: Float64Array, right: Float64Array, count: number, damping: number): Float64Array {
  const lower = new Float64Array(count * count);
  for (let i = 0; i < count; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * count + j] ?? 0;
      if (i === j) sum += damping * sum + 1e-9;
      for (let k = 0; k < j; k++) sum -= (lower[i * count + k] ?? 0) * (lower[j * count + k] ?? 0);
      lower[i * count + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (lower[j * count + j] ?? 1);
    }
  const found = Float64Array.from(right);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < i; k++) found[i] = (found[i] ?? 0) - (lower[i * count + k] ?? 0) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / (lower[i * count + i] ?? 1);
  }
  for (let i = count - 1; i >= 0; i--) {
    for (let k = i + 1; k < count; k++) found[i] = (found[i] ?? 0) - (lower[k * count + i] ?? 0) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / (lower[i * count + i] ?? 1);
  }
  return found;
}
