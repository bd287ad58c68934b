// The shapes of a drawing in the sheet's own whole numbers: 1000 by 1000, whatever the screen. What is legal, the
// server says.
import { t } from "../../lib/language.svelte";

export type Kind = "circle" | "square" | "triangle" | "line";
export type Point = [number, number];
export interface Oval {
  kind: "circle";
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  rot: number;
}
export interface Box {
  kind: "square";
  cx: number;
  cy: number;
  w: number;
  h: number;
  rot: number;
}
export interface Corners {
  kind: "triangle" | "line";
  pts: Point[];
}
export type Shape = Oval | Box | Corners;

export const SIDE = 1000;
export const KINDS: readonly Kind[] = ["circle", "square", "triangle", "line"];
const SMALLEST = 3;

const limit = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
export const hasCorners = (shape: Shape): shape is Corners => shape.kind === "triangle" || shape.kind === "line";
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The shapes of a drawing as the server sent it. */
export const read = (drawing: Record<string, unknown>): Shape[] => (drawing["shapes"] ?? []) as Shape[];
export const payload = (shapes: Shape[]): { v: 1; shapes: Shape[] } => ({ v: 1, shapes });

/** Two drawings with the same text are the same drawing. */
export const written = (shapes: Shape[]): string =>
  JSON.stringify(
    shapes.map((s) =>
      s.kind === "circle"
        ? [s.kind, s.cx, s.cy, s.rx, s.ry, s.rot]
        : s.kind === "square"
          ? [s.kind, s.cx, s.cy, s.w, s.h, s.rot]
          : [s.kind, s.pts],
    ),
  );

/** A new shape around a point. */
export function fresh(kind: Kind, x: number, y: number): Shape {
  if (kind === "circle") return within({ kind, cx: x, cy: y, rx: 150, ry: 150, rot: 0 });
  if (kind === "square") return within({ kind, cx: x, cy: y, w: 300, h: 300, rot: 0 });
  const pts: Point[] =
    kind === "triangle"
      ? [
          [x - 170, y + 140],
          [x, y - 160],
          [x + 170, y + 140],
        ]
      : [
          [x - 170, y],
          [x + 170, y],
        ];
  return moved({ kind, pts }, 0, 0);
}

/** Half the width and half the height of a round or square shape, along its own axes. */
export const halves = (shape: Oval | Box): Point =>
  shape.kind === "circle" ? [shape.rx, shape.ry] : [shape.w / 2, shape.h / 2];

export function sized(shape: Oval | Box, a: number, b: number): Oval | Box {
  const [x, y] = [Math.max(SMALLEST, a), Math.max(SMALLEST, b)];
  if (shape.kind === "circle") return { ...shape, rx: Math.round(x), ry: Math.round(y) };
  return { ...shape, w: Math.round(2 * x), h: Math.round(2 * y) };
}

/** The box around a shape: left, top, right, bottom. */
export function bounds(shape: Shape): [number, number, number, number] {
  if (hasCorners(shape)) {
    const [xs, ys] = [shape.pts.map((p) => p[0]), shape.pts.map((p) => p[1])];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
  const [a, b] = halves(shape);
  const [cos, sin] = [Math.abs(Math.cos(radians(shape.rot))), Math.abs(Math.sin(radians(shape.rot)))];
  const oval = shape.kind === "circle";
  const ex = oval ? Math.hypot(a * cos, b * sin) : a * cos + b * sin;
  const ey = oval ? Math.hypot(a * sin, b * cos) : a * sin + b * cos;
  return [shape.cx - ex, shape.cy - ey, shape.cx + ex, shape.cy + ey];
}

export function center(shape: Shape): Point {
  if (!hasCorners(shape)) return [shape.cx, shape.cy];
  const count = shape.pts.length;
  return [shape.pts.reduce((sum, p) => sum + p[0], 0) / count, shape.pts.reduce((sum, p) => sum + p[1], 0) / count];
}

/** The shape in whole numbers, made to fit the sheet. */
export function within<S extends Shape>(shape: S): S {
  if (hasCorners(shape))
    return {
      ...shape,
      pts: shape.pts.map(([x, y]): Point => [limit(Math.round(x), 0, SIDE), limit(Math.round(y), 0, SIDE)]),
    };
  let fitting: Oval | Box = { ...shape, rot: (((Math.round(shape.rot * 2) / 2) % 180) + 180) % 180 };
  let [left, top, right, bottom] = bounds(fitting);
  const scale = Math.min(1, SIDE / (right - left), SIDE / (bottom - top));
  if (scale < 1) {
    const [a, b] = halves(fitting);
    fitting = sized(fitting, Math.floor(a * scale), Math.floor(b * scale));
    [left, top, right, bottom] = bounds(fitting);
  }
  const [ex, ey] = [(right - left) / 2, (bottom - top) / 2];
  fitting = {
    ...fitting,
    cx: Math.round(limit(fitting.cx, ex, SIDE - ex)),
    cy: Math.round(limit(fitting.cy, ey, SIDE - ey)),
  };
  return fitting as S;
}

/** The shape pushed aside, as far as the frame lets it go. */
export function moved(shape: Shape, dx: number, dy: number): Shape {
  const [left, top, right, bottom] = bounds(shape);
  const x = limit(dx, -left, SIDE - right);
  const y = limit(dy, -top, SIDE - bottom);
  if (hasCorners(shape)) return within({ ...shape, pts: shape.pts.map((p): Point => [p[0] + x, p[1] + y]) });
  return within({ ...shape, cx: shape.cx + x, cy: shape.cy + y });
}

/** The shape made wider and taller by so much on each side of its middle. */
export function grown(shape: Shape, dx: number, dy: number): Shape {
  if (!hasCorners(shape)) {
    const [a, b] = halves(shape);
    return within(sized(shape, a + dx, b + dy));
  }
  const [left, top, right, bottom] = bounds(shape);
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const stretch = (value: number, middle: number, half: number, by: number): number =>
    half < 1 ? value : middle + (value - middle) * Math.max(0.05, (half + by) / half);
  return within({
    ...shape,
    pts: shape.pts.map((p): Point => [
      stretch(p[0], mx, (right - left) / 2, dx),
      stretch(p[1], my, (bottom - top) / 2, dy),
    ]),
  });
}

/** The shape turned clockwise about its middle. */
export function turned(shape: Shape, degrees: number): Shape {
  if (!hasCorners(shape)) return within({ ...shape, rot: shape.rot + degrees });
  const [mx, my] = center(shape);
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return moved(
    {
      ...shape,
      pts: shape.pts.map(([x, y]): Point => [
        mx + (x - mx) * cos - (y - my) * sin,
        my + (x - mx) * sin + (y - my) * cos,
      ]),
    },
    0,
    0,
  );
}

/** The shape as somebody would tell it who cannot point at it. */
export function told(shape: Shape): string {
  if (shape.kind === "line")
    return t("artbox-shapes-from-to", { place: place(shape.pts[0]), "place-2": place(shape.pts[1]) });
  if (hasCorners(shape)) return t("artbox-shapes-corners", { join: shape.pts.map((p) => place(p)).join("; ") });
  const [a, b] = halves(shape);
  const size = a === b ? t("artbox-shapes-across", { a: 2 * a }) : t("artbox-shapes-wide-tall", { a: 2 * a, b: 2 * b });
  const upright = shape.rot === 0 || (shape.kind === "circle" && a === b);
  return t("artbox-shapes-middle", {
    place: place([shape.cx, shape.cy]),
    size,
    degrees: upright ? "" : `, turned ${shape.rot} degrees`,
  });
}
const place = (point: Point | undefined): string =>
  point ? t("artbox-shapes-across-down", { value: point[0], "value-2": point[1] }) : "";
