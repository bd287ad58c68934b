import { describe, expect, it } from "vitest";
import { drawn } from "../../testing/hand";
import { recognised, straight, together } from "./recogniser";
import { KINDS, type Kind, type Point } from "./shapes";

const SAMPLE = 150;
const way = (...points: Point[]): Point[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    return Array.from({ length: 21 }, (_, k): Point => [
      from[0] + ((to[0] - from[0]) * k) / 20,
      from[1] + ((to[1] - from[1]) * k) / 20,
    ]);
  });
const [A, B, C, D]: [Point, Point, Point, Point] = [
  [300, 300],
  [600, 310],
  [610, 620],
  [290, 600],
];

describe("a hand's drawing", () => {
  it.each(KINDS)("of a %s is recognised as meant in at least 97 of 100", (kind) => {
    const right = Array.from({ length: SAMPLE }, (_, seed) => recognised(drawn(kind, seed + 1).strokes, KINDS)[0]);
    expect(right.filter((guess) => guess?.kind === kind).length / SAMPLE).toBeGreaterThanOrEqual(0.97);
  });

  it("becomes the nearest shape that is still free", () => {
    const { strokes } = drawn("circle", 5);
    expect(recognised(strokes, ["square", "triangle"]).map((guess) => guess.kind)).toEqual(["square", "triangle"]);
    expect(recognised(strokes, [])).toEqual([]);
  });

  it("keeps its place, its lean and its proportions", () => {
    const [guess] = recognised([way([200, 700], [420, 210], [810, 640], [230, 690])], KINDS);
    expect(guess?.kind).toBe("triangle");
    const corners = (guess?.shape as { pts: Point[] }).pts;
    for (const [x, y] of [
      [205, 695],
      [420, 210],
      [810, 640],
    ] as Point[])
      expect(Math.min(...corners.map((p) => Math.hypot(p[0] - x, p[1] - y)))).toBeLessThan(25);
  });

  it("is nothing where it is a spot", () => {
    expect(
      recognised(
        [
          [
            [500, 500],
            [504, 503],
          ],
        ],
        KINDS,
      ),
    ).toEqual([]);
  });

  it("goes on over several strokes that meet", () => {
    const [first, ...rest] = [way(A, B), way(B, C), way(C, D), way(D, A)];
    expect(together([first, rest[0]] as Point[][], [rest[1]] as Point[][], KINDS)?.kind).not.toBe("circle");
    expect(together([first, ...rest.slice(0, 2)] as Point[][], rest.slice(2), KINDS)?.kind).toBe("square");
    expect(together([way(A, B)], [way(B, C)], KINDS)).toBeNull();
  });

  it("does not go on with a whole shape, nor with what lies apart", () => {
    const circle = drawn("circle", 3).strokes;
    expect(together(circle, [way([100, 900], [900, 900])], KINDS)).toBeNull();
    expect(together([way(A, B)], [way([300, 900], [600, 900])], KINDS)).toBeNull();
  });

  it("is straight, or an outline", () => {
    const kinds: Kind[] = ["circle", "square", "triangle"];
    for (let seed = 1; seed < 30; seed++) {
      expect(straight(drawn("line", seed).strokes)).toBe(true);
      for (const kind of kinds) expect(straight(drawn(kind, seed).strokes)).toBe(false);
    }
  });
});
