import { describe, expect, it } from "vitest";
import known from "../../../../tests/art/strokes.json";
import { stroke, strokes } from "./pencil";
import type { Shape } from "./shapes";

describe("the pencil of the browser", () => {
  it.each(known)("draws $name as every pencil of the house does", ({ shapes, strokes: wanted }) => {
    expect(strokes(shapes as Shape[])).toEqual(wanted);
  });
  it("keeps the trembling of a shape that is dragged", () => {
    const shape: Shape = { kind: "square", cx: 500, cy: 500, w: 200, h: 100, rot: 0 };
    const from = stroke(shape, "square 0").body;
    const to = stroke({ ...shape, cx: 510 }, "square 0").body;
    expect(to.slice(to.indexOf("l"))).toBe(from.slice(from.indexOf("l")));
  });
});
