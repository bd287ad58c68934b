// A hand that draws the four shapes as people do, for tests: it trembles, bows its lines, rounds its corners when it is
// quick, shoots past the end or stops before it, and sometimes lifts the pencil between two sides. Always alike for the
// same seed.
import type { Kind, Point } from "../boards/artbox/shapes";

export type Speed = "slow" | "even" | "quick";
export interface Drawn {
  kind: Kind;
  speed: Speed;
  strokes: Point[][];
}
type Chance = () => number;

/** Chances from a seed (mulberry32). */
export function chances(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);
/** About normal: mean 0, spread 1. */
const bell = (chance: Chance): number => (chance() + chance() + chance() + chance() - 2) * 1.732;
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const toward = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

interface Habit {
  /** Points for each hundred units, jitter of a point, tremor, bow of a line, cut of a corner, miss at the end. */
  dense: number;
  jitter: number;
  tremor: number;
  bow: number;
  cut: number;
  miss: number;
}
const HABITS: Record<Speed, Habit> = {
  slow: { dense: 26, jitter: 2, tremor: 0.02, bow: 0.025, cut: 0.04, miss: 0.08 },
  even: { dense: 12, jitter: 1.6, tremor: 0.016, bow: 0.035, cut: 0.09, miss: 0.11 },
  quick: { dense: 4.5, jitter: 2, tremor: 0.014, bow: 0.045, cut: 0.14, miss: 0.14 },
};

/** One shape of a kind, drawn by a hand of that seed. */
export function drawn(kind: Kind, seed: number): Drawn {
  const chance = chances(seed * 7919 + kind.length * 104729 + kind.charCodeAt(0));
  const speed = (["slow", "even", "quick"] as const)[seed % 3] ?? "even";
  const habit = HABITS[speed];
  const size = between(chance, 130, 620);
  const middle: Point = [between(chance, 350, 650), between(chance, 350, 650)];
  const turn = chance() < 0.5 ? bell(chance) * 0.08 : between(chance, 0, Math.PI);
  const place = ([x, y]: Point): Point => [
    middle[0] + size * (x * Math.cos(turn) - y * Math.sin(turn)),
    middle[1] + size * (x * Math.sin(turn) + y * Math.cos(turn)),
  ];
  const traces =
    kind === "circle"
      ? [round(chance, habit)]
      : kind === "line"
        ? [
            sides(
              [
                [-0.5, 0],
                [0.5, 0],
              ],
              chance,
              habit,
            ),
          ]
        : corners(kind, chance, habit);
  const scale = size / 100;
  const strokes = traces.map((trace) => trembling(trace.map(place), chance, habit, size, scale));
  return { kind, speed, strokes };
}

/** An oval: begun anywhere, gone round either way, its end past its beginning or before it, its radius drifting. */
function round(chance: Chance, habit: Habit): Point[] {
  const flat = between(chance, 0.25, 1);
  const start = between(chance, 0, 2 * Math.PI);
  const way = chance() < 0.5 ? 1 : -1;
  const whole = 2 * Math.PI * (1 + bell(chance) * habit.miss * 0.8);
  const drift = bell(chance) * habit.miss * 0.35;
  const dent = [bell(chance) * 0.025, bell(chance) * 0.025];
  return Array.from({ length: 65 }, (_, i): Point => {
    const angle = start + (way * whole * i) / 64;
    const radius =
      0.5 *
      (1 + (drift * (i - 32)) / 64 + (dent[0] ?? 0) * Math.cos(2 * angle + 1) + (dent[1] ?? 0) * Math.cos(3 * angle));
    return [radius * Math.cos(angle), radius * flat * Math.sin(angle)];
  });
}

/** A square or a triangle: in one stroke, in two, or side by side; corners off, cut round, or overshot. */
function corners(kind: "square" | "triangle", chance: Chance, habit: Habit): Point[][] {
  const off = (): number => bell(chance) * 0.03;
  let pts: Point[];
  if (kind === "square") {
    const flat = between(chance, 0.25, 1) / 2;
    pts = [
      [-0.5, -flat],
      [0.5, -flat],
      [0.5, flat],
      [-0.5, flat],
    ];
  } else {
    const top = between(chance, -0.45, 0.45);
    const high = between(chance, 0.35, 0.95);
    pts = [
      [-0.5, high / 2],
      [top, -high / 2],
      [0.5, high / 2],
    ];
  }
  pts = pts.map(([x, y]): Point => [x + off(), y + off()]);
  const first = Math.floor(chance() * pts.length);
  pts = [...pts.slice(first), ...pts.slice(0, first)];
  if (chance() < 0.5) pts.reverse();
  const from = pts[0] as Point;
  const manner = chance();
  const ring = [...pts, from];
  if (manner < 0.7) {
    // One stroke: it ends before its beginning, or past it.
    const last = pts.at(-1) as Point;
    ring[ring.length - 1] = toward(last, from, 1 + bell(chance) * habit.miss);
    return [sides(ring, chance, habit)];
  }
  if (manner < 0.85) {
    const at = 1 + Math.floor(chance() * (pts.length - 1));
    return [ring.slice(0, at + 1), ring.slice(at)].map((part) => sides(frayed(part, chance, habit), chance, habit));
  }
  return pts.map((p, i) => sides(frayed([p, ring[i + 1] as Point], chance, habit), chance, habit));
}

/** Both ends of a stroke a little too long or too short. */
function frayed(part: Point[], chance: Chance, habit: Habit): Point[] {
  const first = toward(part[1] as Point, part[0] as Point, 1 + bell(chance) * habit.miss * 0.6);
  const last = toward(part.at(-2) as Point, part.at(-1) as Point, 1 + bell(chance) * habit.miss * 0.6);
  return [first, ...part.slice(1, -1), last];
}

/** Along the corners: every side bows, every corner between two sides is cut round. */
function sides(pts: Point[], chance: Chance, habit: Habit): Point[] {
  const trace: Point[] = [];
  pts.slice(1).forEach((to, i) => {
    const from = pts[i] as Point;
    const long = apart(from, to);
    const bow = bell(chance) * habit.bow * long;
    const [nx, ny] = [-(to[1] - from[1]) / (long || 1), (to[0] - from[0]) / (long || 1)];
    for (let k = 0; k <= 16; k++) {
      const part = k / 16;
      const [x, y] = toward(from, to, part);
      const sag = 4 * part * (1 - part) * bow;
      trace.push([x + nx * sag, y + ny * sag]);
    }
  });
  // A quick hand smooths its corners: each point is pulled to the middle of those within reach.
  const reach = habit.cut * between(chance, 0.5, 1.5);
  return trace.map((p, i): Point => {
    if (i === 0 || i === trace.length - 1) return p;
    const near = trace.filter((q, j) => Math.abs(i - j) < 10 && apart(p, q) <= reach);
    return [near.reduce((sum, q) => sum + q[0], 0) / near.length, near.reduce((sum, q) => sum + q[1], 0) / near.length];
  });
}

/** The trace as a pointer reports it: uneven steps, a tremor along the way, every point a little off, whole pixels. */
function trembling(trace: Point[], chance: Chance, habit: Habit, size: number, scale: number): Point[] {
  const [phase, swing] = [between(chance, 0, 6), habit.tremor * size * between(chance, 0.4, 1.2)];
  const wave = between(chance, 0.02, 0.05);
  const jitter = habit.jitter * Math.min(2, 0.6 + scale / 4);
  const made: Point[] = [];
  let [way, next] = [0, 0];
  trace.slice(1).forEach((to, i) => {
    const from = trace[i] as Point;
    const long = apart(from, to);
    while (next < way + long) {
      const [x, y] = toward(from, to, (next - way) / (long || 1));
      const shake = swing * 0.5 * Math.sin(next * wave + phase);
      const sway = swing * 0.5 * Math.sin(next * wave * 0.37 + 2 * phase);
      made.push([Math.round(x + shake + bell(chance) * jitter), Math.round(y + sway + bell(chance) * jitter)]);
      next += (100 / habit.dense) * between(chance, 0.6, 1.4);
    }
    way += long;
  });
  made.push(trace.at(-1) as Point);
  return made;
}
