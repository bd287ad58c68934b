import { expect, test } from "vitest";
import { LETTERS, nearest } from "./keys";

const box = (x: number, y: number): DOMRect => ({ left: x, top: y, width: 10, height: 10 }) as DOMRect;

test("arrows go to the nearest thing in their direction", () => {
  const boxes = [box(20, 0), box(20, 40), box(0, 20), box(-30, 0)];
  expect(nearest(box(0, 0), boxes, "ArrowRight")).toBe(0);
  expect(nearest(box(0, 0), boxes, "ArrowDown")).toBe(2);
  expect(nearest(box(0, 0), boxes, "ArrowLeft")).toBe(3);
  expect(nearest(box(0, 0), boxes, "ArrowUp")).toBe(-1);
});

test("no option takes a letter the table needs", () => {
  for (const own of "chjmosu") expect(LETTERS).not.toContain(own);
  expect(new Set(LETTERS).size).toBe(LETTERS.length);
});
