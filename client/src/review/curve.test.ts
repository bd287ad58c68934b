import { describe, expect, it } from "vitest";
import { addingUp, averages, frameAt, path, pointAt, pointsOf, sampled, spread, stretches } from "./curve";

const curve = [
  { n: 0, true: [0.5, 0.5], known: [0.5, 0.5] },
  { n: 4, true: [0.7, 0.3], known: [] },
  { n: 9, true: [0, 1], known: [0, 1] },
];

describe("the curve of chances", () => {
  it("has a line for each seat", () => {
    expect(pointsOf(curve, "true", 1)).toEqual([
      { n: 0, value: 0.5 },
      { n: 4, value: 0.3 },
      { n: 9, value: 1 },
    ]);
  });
  it("leaves out what is not known yet", () => {
    expect(pointsOf(curve, "known", 0).map((each) => each.n)).toEqual([0, 9]);
  });
  it("is one path", () => {
    expect(
      path([
        { x: 0, y: 10 },
        { x: 5, y: 2.25 },
      ]),
    ).toBe("M0.0 10.0L5.0 2.3");
  });
  it("finds where the game stood after so many entries", () => {
    expect(pointAt(curve, 8)?.n).toBe(4);
    expect(pointAt(curve, 99)?.n).toBe(9);
    expect(pointAt([], 3)).toBeUndefined();
  });
  it("finds the picture of a moment among those a seat could tell apart", () => {
    const frames = [
      { at: 0, n: 0 },
      { at: 1, n: 3 },
      { at: 2, n: 7 },
    ];
    expect(frameAt(frames, 6)).toBe(1);
    expect(frameAt(frames, 7)).toBe(2);
    expect(frameAt([], 7)).toBe(0);
  });
  it("pushes names apart and keeps them on the chart", () => {
    const found = spread([{ at: 95 }, { at: 94 }, { at: 10 }], 15, 0, 100);
    expect(found.map((each) => each.at)).toEqual([10, 85, 100]);
  });
  it("is told in a few rows, with the first and the last", () => {
    expect(sampled([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 9]);
    expect(sampled([1, 2], 3)).toEqual([1, 2]);
  });
});

describe("luck, skill and the others", () => {
  it("add up when they are rounded", () => {
    const parts = [1 / 3, 0.114, -0.057, -1 / 3 - 0.057];
    const whole = addingUp(parts);
    expect(whole.reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(whole[0]).toBe(33);
  });
  it("are stretches of one bar, one beginning where the other ends", () => {
    const { low, high, found } = stretches([0.5, 0.25, -0.5, 0.75]);
    expect([low, high]).toEqual([0, 1]);
    expect(found).toEqual([
      { from: 0, to: 0.5 },
      { from: 0.5, to: 0.75 },
      { from: 0.25, to: 0.75 },
      { from: 0.25, to: 1 },
    ]);
  });
  it("make the bar longer where luck alone would be more than certain", () => {
    const { high, found } = stretches([0.8, 0.4, -0.2]);
    expect(high).toBeCloseTo(1.2);
    expect(Math.max(...found.map((each) => each.to))).toBe(1);
  });
});

describe("a number over many games", () => {
  it("is evened out by the few games before", () => {
    expect(averages([10, 20, 60, 40], 2)).toEqual([10, 15, 40, 50]);
    expect(averages([], 2)).toEqual([]);
  });
});
