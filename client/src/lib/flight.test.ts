import { describe, expect, it } from "vitest";
import { stayed } from "./flight";

const zone = document.createElement("div");
const other = document.createElement("div");
const at = (x: number, y: number, around: DOMRect, where: Element = zone) => ({
  box: new DOMRect(x, y, 20, 20),
  zone: where,
  around,
});

describe("a thing on the table", () => {
  it("has stayed when the page around it moved", () => {
    expect(stayed(at(50, 50, new DOMRect(0, 0, 100, 100)), at(50, 90, new DOMRect(0, 40, 100, 100)))).toBe(true);
  });
  it("has stayed when its wall became smaller", () => {
    expect(stayed(at(50, 50, new DOMRect(0, 0, 100, 100)), at(40, 40, new DOMRect(0, 0, 80, 80)))).toBe(true);
  });
  it("has moved when it slides along its row", () => {
    expect(stayed(at(50, 0, new DOMRect(0, 0, 100, 20)), at(25, 0, new DOMRect(0, 0, 100, 20)))).toBe(false);
  });
  it("has moved when it lies somewhere else", () => {
    const around = new DOMRect(0, 0, 100, 100);
    expect(stayed(at(50, 50, around), at(50, 50, around, other))).toBe(false);
  });
});
