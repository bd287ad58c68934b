import { describe, expect, it } from "vitest";
import { svgOf, type Taken } from "./taking";

const taken = (title: string): Taken => ({
  drawing: {
    shapes: [
      {
        kind: "line",
        pts: [
          [100, 100],
          [900, 900],
        ],
      },
    ],
  },
  title,
  note: "by Rosa",
});
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, "image/svg+xml");

describe("drawings to take home", () => {
  it("hang side by side, each with its word and artist", () => {
    const page = parsed(svgOf([taken("a cat"), taken("a kite"), taken("a key")]));
    const words = [...page.querySelectorAll("text")].map((each) => each.textContent);
    expect(words).toEqual(["a cat", "by Rosa", "a kite", "by Rosa", "a key", "by Rosa"]);
    expect(page.querySelectorAll("svg > g")).toHaveLength(3);
  });
  it("keep a word that looks like a tag as a word", () => {
    const svg = svgOf([taken('<script>"&')]);
    expect(svg).toContain("&lt;script&gt;&quot;&amp;");
    expect(svg).not.toContain("<script");
  });
  it("are drawn alike every time", () => {
    expect(svgOf([taken("a cat")])).toBe(svgOf([taken("a cat")]));
  });
});
