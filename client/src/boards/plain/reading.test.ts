import { describe, expect, it } from "vitest";
import { Reader, one, targets, word } from "./reading";

const view = {
  seat: 0,
  asks: [],
  waiting: [0],
  hand: [1, 4],
  hands: [2, 3],
  scores: [0, 7],
  shown: [5, 5, 2],
  deck: 9,
  winner: -1,
  plan: { cost: 3 },
  players: [
    { seat: 0, color: "red", discard: ["a"] },
    { seat: 1, color: "blue", discard: [] },
  ],
};
const nothing = (): boolean => false;

describe("a table nobody drew a board for", () => {
  it("shows facts, piles, and what belongs to the seats", () => {
    const layout = new Reader().read(view, 2, (target) => target === "hand:4");
    expect(layout.facts).toEqual([
      ["deck", 9],
      ["winner", -1],
    ]);
    expect(layout.piles.map(([name]) => name)).toEqual(["hand", "shown", "plan"]);
    expect(layout.columns.map((column) => column.name)).toEqual(["hands", "scores", "color", "discard"]);
    expect(layout.columns.at(-1)?.cells).toEqual([["a"], []]);
  });

  it("remembers what is a pile when it happens to be as long as the table", () => {
    const reader = new Reader();
    reader.read({ ...view, shown: [] }, 2, nothing);
    const layout = reader.read({ ...view, shown: [5, 5] }, 2, nothing);
    expect(layout.piles.map(([name]) => name)).toContain("shown");
  });

  it("finds the thing an option touches by its place and name", () => {
    const places = new Set(["hand", "hands", "galleries"]);
    expect(targets("hand", "red-4", 0, places)).toContain("hand:red-4");
    expect(targets("galleries", { id: "teal", cards: [] }, 2, places)).toContain("gallery:teal");
    expect(targets("line", { card: "" }, 0, places)).toContain("line:1");
    expect(targets("museum", "P020", 0, places)).toContain("P020");
    expect(targets("hands", 3, 0, places)).toEqual(["hands:3"]);
  });

  it("calls one of many by its name", () => {
    expect(["players", "galleries", "boss", "hand"].map(one)).toEqual(["player", "gallery", "boss", "hand"]);
  });

  it("puts values into words", () => {
    const name = (seat: number): string => ["Rosa", "Juan"][seat] ?? "";
    expect(word("winner", 1, name)).toBe("Juan");
    expect(word("winner", -1, name)).toBe("–");
    expect(word("open", true, name)).toBe("yes");
    expect(word("card", "red-4", name)).toBe("red 4");
  });
});
