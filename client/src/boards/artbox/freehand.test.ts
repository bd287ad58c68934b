import { describe, expect, it } from "vitest";
import type { Play } from "../../lib/play.svelte";
import { drawn } from "../../testing/hand";
import { Freehand } from "./freehand.svelte";
import type { Point } from "./shapes";
import { Sketchbook } from "./sketchbook.svelte";

const house = { act: () => Promise.resolve(true), try: () => Promise.resolve(null), say: () => "" } as unknown as Play;
const pointer = (id = 1, pointerType = "mouse"): PointerEvent =>
  ({ pointerId: id, pointerType, button: 0 }) as PointerEvent;

function easel(roll: Record<string, number>): { book: Sketchbook; hand: Freehand; draw: (points: Point[]) => void } {
  const book = new Sketchbook(house, 0);
  const hand = new Freehand(
    () => book,
    () => roll,
  );
  const draw = (points: Point[]): void => {
    hand.begin(pointer(), points[0] as Point, -1);
    hand.move(pointer(), points.slice(1));
    hand.lift(pointer());
  };
  return { book, hand, draw };
}
const side = (from: Point, to: Point): Point[] =>
  Array.from({ length: 25 }, (_, k): Point => [
    from[0] + ((to[0] - from[0]) * k) / 24,
    from[1] + ((to[1] - from[1]) * k) / 24,
  ]);
const kinds = (book: Sketchbook): string[] => book.shapes.map((shape) => shape.kind);
const stroke = (kind: "circle" | "square" | "triangle"): Point[] => {
  for (let seed = 1; ; seed++) {
    const { strokes } = drawn(kind, seed);
    if (strokes.length === 1) return strokes[0] as Point[];
  }
};
const [A, B, C]: [Point, Point, Point] = [
  [250, 700],
  [500, 220],
  [780, 690],
];

describe("drawing by hand", () => {
  it("lays the shape on the sheet at once, and one press changes its mind", () => {
    const { book, hand, draw } = easel({ circle: 1, square: 1, triangle: 2 });
    draw(stroke("circle"));
    expect(kinds(book)).toEqual(["circle"]);
    expect(hand.took).toBe("circle");
    expect(book.said).toContain("circle");
    expect(hand.instead[0]).toBe("square");

    hand.change("square");
    expect(kinds(book)).toEqual(["square"]);
    expect(hand.instead).toContain("circle");
  });

  it("takes only what is left of the roll", () => {
    const { book, hand, draw } = easel({ square: 1 });
    draw(stroke("circle"));
    expect(kinds(book)).toEqual(["square"]);
    expect(hand.instead).toEqual([]);
    draw(stroke("circle"));
    expect(kinds(book)).toEqual(["square"]);
  });

  it("makes one triangle of three strokes, though each was taken for a line", () => {
    const { book, draw } = easel({ line: 3, triangle: 1 });
    draw(side(A, B));
    draw(side(B, C));
    expect(kinds(book)).toEqual(["line", "line"]);
    draw(side(C, A));
    expect(kinds(book)).toEqual(["triangle"]);
    book.undo();
    expect(kinds(book)).toEqual(["line", "line"]);
  });

  it("lets a side wait for the others where no line was rolled", () => {
    const { book, hand, draw } = easel({ triangle: 1, square: 2, circle: 1 });
    draw(side(A, B));
    draw(side(B, C));
    expect(kinds(book)).toEqual([]);
    expect(hand.waiting).toHaveLength(2);
    draw(side(C, A));
    expect(kinds(book)).toEqual(["triangle"]);
    expect(hand.waiting).toEqual([]);
  });

  it("takes hold of what is only touched, and forgets what the system took away", () => {
    const { book, hand } = easel({ triangle: 1, circle: 1 });
    hand.begin(pointer(), [400, 400], 2);
    expect(hand.lift(pointer())).toBe(2);
    hand.begin(pointer(), [400, 400], -1);
    hand.move(pointer(), [[600, 600]]);
    hand.cancel(pointer());
    expect(hand.lift(pointer())).toBeNull();
    expect(kinds(book)).toEqual([]);
  });

  it("listens to the pen while it is down, and to no second finger", () => {
    const { hand } = easel({ triangle: 1 });
    expect(hand.begin(pointer(1, "touch"), [100, 100], -1)).toBe(true);
    expect(hand.begin(pointer(2, "touch"), [500, 500], -1)).toBe(false);
    expect(hand.begin(pointer(3, "pen"), [300, 300], -1)).toBe(true);
    expect(hand.begin(pointer(4, "touch"), [500, 500], -1)).toBe(false);
    expect(hand.ink).toEqual([[300, 300]]);
  });

  it("does not offer another mind once the shape was changed", () => {
    const { book, hand, draw } = easel({ circle: 1, square: 1 });
    draw(stroke("circle"));
    book.remove(0);
    expect(hand.took).toBeNull();
    expect(hand.instead).toEqual([]);
  });
});
