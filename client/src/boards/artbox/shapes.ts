// The four shapes as the server writes them, and the little geometry a pencil needs. Nothing here judges.

export interface Round { kind: "circle"; cx: number; cy: number; rx: number; ry: number; rot: number }
export interface Box { kind: "square"; cx: number; cy: number; w: number; h: number; rot: number }
export interface Points { kind: "triangle" | "line"; pts: [number, number][] }
export type Shape = Round | Box | Points;
export type Kind = Shape["kind"];
export interface Drawing { v: 1; shapes: Shape[] }

export const SIDE = 1000;
export const KINDS: Kind[] = ["circle", "square", "triangle", "line"];

export const asDrawing = (sent: Record<string, unknown>): Drawing => ({ v: 1, shapes: (sent["shapes"] as Shape[] | undefined) ?? [] });

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point turned about a center. */
export function turn([x, y]: [number, number], [cx, cy]: [number, number], degrees: number): [number, number] {
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  return [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c];
}

export function corners(shape: Box): [number, number][] {
  const { cx, cy, w, h, rot } = shape;
  return ([[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]] as [number, number][]).map(([x, y]) => turn([cx + x, cy + y], [cx, cy], rot));
}

export interface Extent { left: number; top: number; right: number; bottom: number }

export function extent(shape: Shape): Extent {
  if (shape.kind === "circle") {
    const c = Math.cos(rad(shape.rot));
    const s = Math.sin(rad(shape.rot));
    const ex = Math.hypot(shape.rx * c, shape.ry * s);
    const ey = Math.hypot(shape.rx * s, shape.ry * c);
    return { left: shape.cx - ex, top: shape.cy - ey, right: shape.cx + ex, bottom: shape.cy + ey };
  }
  const points = shape.kind === "square" ? corners(shape) : shape.pts;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function center(shape: Shape): [number, number] {
  if (shape.kind === "circle" || shape.kind === "square") return [shape.cx, shape.cy];
  const n = shape.pts.length;
  return [shape.pts.reduce((sum, [x]) => sum + x, 0) / n, shape.pts.reduce((sum, [, y]) => sum + y, 0) / n];
}

export function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind === "circle" || shape.kind === "square") return { ...shape, cx: shape.cx + dx, cy: shape.cy + dy };
  return { ...shape, pts: shape.pts.map(([x, y]): [number, number] => [x + dx, y + dy]) };
}

export function turned(shape: Shape, degrees: number): Shape {
  if (shape.kind === "circle" || shape.kind === "square") return { ...shape, rot: shape.rot + degrees };
  const middle = center(shape);
  return { ...shape, pts: shape.pts.map((point) => turn(point, middle, degrees)) };
}

/** Wider and higher by these amounts. */
export function resized(shape: Shape, dw: number, dh: number): Shape {
  if (shape.kind === "circle") return { ...shape, rx: Math.max(6, shape.rx + dw / 2), ry: Math.max(6, shape.ry + dh / 2) };
  if (shape.kind === "square") return { ...shape, w: Math.max(12, shape.w + dw), h: Math.max(12, shape.h + dh) };
  const { left, top, right, bottom } = extent(shape);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const fx = right - left > 1 ? Math.max(0.05, (right - left + dw) / (right - left)) : 1;
  const fy = bottom - top > 1 ? Math.max(0.05, (bottom - top + dh) / (bottom - top)) : 1;
  return { ...shape, pts: shape.pts.map(([x, y]): [number, number] => [cx + (x - cx) * fx, cy + (y - cy) * fy]) };
}

/** Whole numbers, half degrees, and inside the frame: the form in which a drawing travels. */
export function tidy(shape: Shape): Shape {
  const whole = (value: number): number => Math.round(value);
  let found: Shape;
  if (shape.kind === "circle" || shape.kind === "square") {
    const rot = (((Math.round(shape.rot * 2) / 2) % 180) + 180) % 180;
    found = shape.kind === "circle"
      ? { ...shape, cx: whole(shape.cx), cy: whole(shape.cy), rx: Math.min(500, whole(shape.rx)), ry: Math.min(500, whole(shape.ry)), rot }
      : { ...shape, cx: whole(shape.cx), cy: whole(shape.cy), w: Math.min(SIDE, whole(shape.w)), h: Math.min(SIDE, whole(shape.h)), rot };
  } else found = { ...shape, pts: shape.pts.map(([x, y]): [number, number] => [whole(x), whole(y)]) };
  const { left, top, right, bottom } = extent(found);
  const dx = left < 0 ? -left : right > SIDE ? SIDE - right : 0;
  const dy = top < 0 ? -top : bottom > SIDE ? SIDE - bottom : 0;
  return dx || dy ? moved(found, dx > 0 ? Math.ceil(dx) : Math.floor(dx), dy > 0 ? Math.ceil(dy) : Math.floor(dy)) : found;
}

export function fits(shape: Shape): boolean {
  const { left, top, right, bottom } = extent(shape);
  return left >= -1 && top >= -1 && right <= SIDE + 1 && bottom <= SIDE + 1;
}

/** A new shape of a kind, a little beside the last of its kind. */
export function fresh(kind: Kind, nth: number): Shape {
  const at = 350 + ((nth * 140) % 420);
  if (kind === "circle") return { kind, cx: at, cy: at, rx: 130, ry: 130, rot: 0 };
  if (kind === "square") return { kind, cx: at, cy: 900 - at, w: 240, h: 240, rot: 0 };
  if (kind === "triangle") return { kind, pts: [[at, 300], [at + 140, 540], [at - 140, 540]] };
  return { kind, pts: [[at - 180, 650 + nth * 60], [at + 180, 650 + nth * 60]] };
}

const NAMES: Record<Kind, string> = { circle: "Circle", square: "Square", triangle: "Triangle", line: "Line" };

/** A shape as it is read aloud. */
export function spoken(shape: Shape): string {
  const { left, top, right, bottom } = extent(shape);
  const [x, y] = center(shape).map(Math.round);
  const where = `${y !== undefined && y < 340 ? "top" : y !== undefined && y > 660 ? "bottom" : "middle"} ${x !== undefined && x < 340 ? "left" : x !== undefined && x > 660 ? "right" : ""}`.trim();
  const turn = (shape.kind === "circle" || shape.kind === "square") && shape.rot !== 0 ? `, turned ${shape.rot} degrees` : "";
  return `${NAMES[shape.kind]}, ${where}, at ${x}, ${y}, ${Math.round(right - left)} wide, ${Math.round(bottom - top)} high${turn}`;
}

/** The outline as an SVG path. */
export function path(shape: Shape): string {
  if (shape.kind === "circle") {
    const [x1, y1] = turn([shape.cx - shape.rx, shape.cy], [shape.cx, shape.cy], shape.rot);
    const [x2, y2] = turn([shape.cx + shape.rx, shape.cy], [shape.cx, shape.cy], shape.rot);
    const arc = `A${shape.rx} ${shape.ry} ${shape.rot} 1 1`;
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}${arc} ${x2.toFixed(1)} ${y2.toFixed(1)}${arc} ${x1.toFixed(1)} ${y1.toFixed(1)}Z`;
  }
  const points = shape.kind === "square" ? corners(shape) : shape.pts;
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${shape.kind === "line" ? "" : "Z"}`;
}
