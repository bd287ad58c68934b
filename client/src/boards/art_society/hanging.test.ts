import { describe, expect, it } from "vitest";
import type { ArtSocietyView } from "../../lib/wire.gen";
import { option } from "../../testing/wire";
import { Hanging } from "./hanging.svelte";
import type { Tile } from "./tiles";

const SIZES = new Map<string, Tile>([["P020", { id: "P020", width: 3, height: 2 }]]);

function hanging(texts: string[], more: object = {}): Hanging {
  const view = {
    seat: 0,
    collectors: [{ starter: "S1", assistant: "P020" }],
    decor_in_hand: 0,
    lifted: "",
    new: null,
    ...more,
  } as unknown as ArtSocietyView;
  const options = texts.map((text) => option(text));
  return new Hanging(
    () => view,
    () => options,
    (id) => SIZES.get(id),
  );
}

describe("a tile in the hand", () => {
  it("is none while nothing may be hung", () => {
    expect(hanging(["bid 4"]).held).toBeNull();
  });
  it("is the starting painting, then what was taken", () => {
    expect(hanging(["start 1,2"]).held?.id).toBe("S1");
    expect(hanging(["hang 1,2"], { new: { id: "P060", width: 2, height: 4 } }).held).toEqual({
      id: "P060",
      width: 2,
      height: 4,
    });
  });
  it("goes where the options say", () => {
    const held = hanging(["hang 1,2", "hang 3,0", "keep"], { new: { id: "P020", width: 3, height: 2 } });
    expect([...held.spots.keys()]).toEqual(["1,2", "3,0"]);
    expect(held.turns).toBe(false);
  });
  it("is turned when a person wishes it, or when it fits no other way", () => {
    const decor = { decor_in_hand: 2 };
    const both = hanging(["hang 1,2", "hang 5,0 upright"], decor);
    expect([...both.spots.keys()]).toEqual(["1,2"]);
    both.upright = true;
    expect([...both.spots.keys()]).toEqual(["5,0"]);
    expect(hanging(["hang 5,0 upright"], decor).turned).toBe(true);
  });
  it("may be the assistant's instead of the new one", () => {
    const held = hanging(["hang 1,2", "hang-kept 4,4"], { new: { id: "P060", width: 2, height: 4 } });
    expect(held.either).toBe(true);
    held.kept = true;
    expect(held.held?.id).toBe("P020");
    expect([...held.spots.keys()]).toEqual(["4,4"]);
  });
});
