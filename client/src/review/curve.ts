// The geometry of chances over a game, and of what brought them about.
import type { Chance, ReplayFrame } from "../lib/wire.gen";

/** How the line of each seat is broken, so that color is never the only sign. */
export const DASH = ["", "7 4", "2 4", "10 3 2 3", "5 2", "1 3", "12 4", "3 3"];

/** With everything open, or as each seat could know it. */
export type Kind = "true" | "known";

export interface Point {
  n: number;
  value: number;
}

export const percent = (share: number): number => Math.round(share * 100);

/** The points of a seat's line; moments that are not known yet are left out. */
export function pointsOf(curve: readonly Chance[], kind: Kind, seat: number): Point[] {
  return curve.flatMap((each) => {
    const value = each[kind][seat];
    return value === undefined ? [] : [{ n: each.n, value }];
  });
}

/** An SVG path through points. */
export function path(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The last point that was there after so many entries; the first one before that. */
export function pointAt<P extends { n: number }>(points: readonly P[], n: number): P | undefined {
  return points.findLast((each) => each.n <= n) ?? points[0];
}

/** The step of a film that shows the table after so many entries. */
export function frameAt(frames: readonly Pick<ReplayFrame, "at" | "n">[], n: number): number {
  return pointAt(frames, n)?.at ?? 0;
}

/** Labels that would overlap are pushed apart, downwards first, and none falls off the lower edge. */
export function spread<L extends { at: number }>(labels: readonly L[], gap: number, top: number, bottom: number): L[] {
  let free = top;
  const found = [...labels]
    .sort((a, b) => a.at - b.at)
    .map((each) => {
      const at = Math.max(each.at, free);
      free = at + gap;
      return { ...each, at };
    });
  let lowest = bottom;
  return found
    .reverse()
    .map((each) => {
      const at = Math.min(each.at, lowest);
      lowest = at - gap;
      return { ...each, at };
    })
    .reverse();
}

/** So many of the points and no more, the first and the last among them. */
export function sampled<P>(points: readonly P[], most: number): P[] {
  if (points.length <= most) return [...points];
  const picked = Array.from({ length: most }, (_, index) => Math.round((index * (points.length - 1)) / (most - 1)));
  return [...new Set(picked)].flatMap((index) => points[index] ?? []);
}

/** Percent that are rounded and still add up: what is rounded is what they have come to so far. */
export function addingUp(parts: readonly number[]): number[] {
  let sum = 0;
  return parts.map((part) => {
    const before = percent(sum);
    sum += part;
    return percent(sum) - before;
  });
}

export interface Stretch {
  from: number;
  to: number;
}

/** The way from the start to the result as stretches of one bar, in shares of its length. */
export function stretches(parts: readonly number[]): { low: number; high: number; found: Stretch[] } {
  const ends = parts.reduce<number[]>((sums, part) => [...sums, (sums.at(-1) ?? 0) + part], []);
  const low = Math.min(0, ...ends);
  const high = Math.max(1, ...ends);
  const place = (value: number): number => (value - low) / (high - low);
  return {
    low,
    high,
    found: ends.map((end, index) => {
      const begin = index ? (ends[index - 1] ?? 0) : 0;
      return { from: place(Math.min(begin, end)), to: place(Math.max(begin, end)) };
    }),
  };
}

/** Each value as the average of it and the few before it. */
export function averages(values: readonly number[], few: number): number[] {
  return values.map((_, index) => {
    const last = values.slice(Math.max(0, index - few + 1), index + 1);
    return last.reduce((sum, each) => sum + each, 0) / last.length;
  });
}
