import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Counting, rowsOf } from "./counting.svelte";
import { taste } from "./taste.svelte";
import type { Result } from "./wire.gen";

const line = (seat: number, name: string, points: number): Result["sheet"][number] => ({
  seat,
  clause: `X-${name}`,
  points,
  name,
});
const result: Result = {
  winners: [1],
  totals: [7, 9],
  sheet: [
    line(0, "museum", 3),
    line(1, "museum", 9),
    line(0, "gold", 4),
    line(0, "museum", 2),
    line(1, "tie", 0),
    line(0, "corners", -2),
  ],
};
const rows = rowsOf(result, () => "");

describe("the points of a game", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    taste.motion = "auto";
  });
  afterEach(() => vi.useRealTimers());

  it("are added up by what they were for", () => {
    expect(rows.map((row) => [row.name, row.points])).toEqual([
      ["museum", [5, 9]],
      ["gold", [4, 0]],
      ["tie", [0, 0]],
      ["corners", [-2, 0]],
    ]);
  });

  it("are counted one thing after another, and end at the totals", () => {
    const counting = new Counting(
      () => rows,
      () => result,
    );
    const seen: number[] = [];
    const stop = counting.start();
    for (let beat = 0; beat < 6; beat++) {
      seen.push(counting.total(0));
      vi.advanceTimersByTime(900);
    }
    stop();
    expect(seen.slice(0, 4)).toEqual([0, 5, 9, 7]);
    expect(counting.over).toBe(true);
    expect(counting.paying.map((row) => row.name)).not.toContain("tie");
  });

  it("are there at once where nothing moves, or when somebody will not wait", () => {
    taste.motion = "none";
    const still = new Counting(
      () => rows,
      () => result,
    );
    still.start();
    expect([still.over, still.total(0), still.total(1)]).toEqual([true, 7, 9]);
    taste.motion = "auto";
    const hasty = new Counting(
      () => rows,
      () => result,
    );
    hasty.start();
    hasty.skip();
    expect(hasty.total(1)).toBe(9);
  });
});
