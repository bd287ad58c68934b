import { describe, expect, it } from "vitest";
import type { JournalLine, Shot } from "../lib/wire.gen";
import { othersLast, parted, scenes } from "./scenes";

const line = (text: string, seat: number, shot: Shot | null = {}): JournalLine => ({
  clause: "X-1",
  seat,
  say: { id: "plain", args: { text } },
  args: {},
  shot,
});
const texts = (found: ReturnType<typeof scenes>): unknown[] => found.map((scene) => scene.say.args?.["text"]);

describe("the scenes of a journal", () => {
  it("have the caption of their shot, or of their line", () => {
    const lines = [
      line("pays", 1, { say: { id: "plain", args: { text: "buys for 9" } } }),
      line("buys", 1, null),
      line("ends", 1),
    ];
    expect(texts(scenes(lines, 0))).toEqual(["buys for 9", "ends"]);
  });

  it("are one's own only where nobody else has a part in them", () => {
    expect(scenes([line("bids", 0), line("bids", 1, null)], 0).map((scene) => scene.own)).toEqual([false]);
    expect(scenes([line("lays", 0), line("draws", 0, null)], 0).map((scene) => scene.own)).toEqual([true]);
  });

  it("do not bring what one has put down oneself", () => {
    const flight = (seat: number) => ({ thing: "bid-7", start: [`seat:${seat}`], end: [`seat:${seat}:bid`] });
    const [bids] = scenes([line("bids", 0, { flights: [flight(0), flight(1)] }), line("bids", 1, null)], 0);
    expect(bids?.flights.map((each) => each.end)).toEqual([["seat:1:bid"]]);
  });
});

describe("the others' last turn", () => {
  const game = [line("mine", 0), line("b buys", 1), line("refill", -2), line("c buys", 2)];
  it("is what came since one's own last move", () => {
    expect(texts(othersLast(game, 0))).toEqual(["b buys", "refill", "c buys"]);
  });
  it("is what came before it where nothing has followed", () => {
    expect(texts(othersLast([...game, line("mine again", 0)], 0))).toEqual(["b buys", "refill", "c buys"]);
  });
});

describe("a turn that ends with what everybody does", () => {
  it("is whole, though oneself had a part in it", () => {
    const lines = [line("mine", 0), line("b buys", 1), line("all shuffle", 0), line("b, too", 1, null), line("lay", 0)];
    expect(texts(othersLast(lines, 0))).toEqual(["b buys", "all shuffle"]);
  });
});

describe("two journals", () => {
  it("part where a move was taken back", () => {
    const [a, b, c] = [line("a", 0), line("b", 1), line("c", 1)];
    expect(parted([a, b], [a, b, c])).toBe(2);
    expect(parted([a, b], [a, c])).toBe(1);
    expect(parted([a, b], [a])).toBe(1);
  });
});
