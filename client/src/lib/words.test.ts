import { describe, expect, it } from "vitest";
import { distinct, keyed, list, named, others } from "./words";

describe("words", () => {
  it("puts names where the journal speaks of seats or colors", () => {
    expect(named("Seat 2 bids 9; Seat 1 bids 4.", ["Ada", "Bot"], 0)).toBe("Bot bids 9; Ada (you) bids 4.");
    expect(named("Gray draws 2 cards.", ["Ada", "Bot"], 0, ["purple", "gray"])).toBe("Bot draws 2 cards.");
  });
  it("tells two bots of one level apart", () => {
    expect(distinct(["Ada", "Random bot", "Random bot"])).toEqual(["Ada", "Random bot 2", "Random bot 3"]);
  });
  it("gives equal cards keys of their own", () => {
    expect(keyed(["red-4", "blue-2", "red-4"], (card) => card).map(({ key }) => key)).toEqual([
      "red-4#0",
      "blue-2#0",
      "red-4#1",
    ]);
  });
  it("lists and orders people", () => {
    expect(list(["a", "b", "c"])).toBe("a, b and c");
    expect(others(4, 2)).toEqual([3, 0, 1]);
  });
});
