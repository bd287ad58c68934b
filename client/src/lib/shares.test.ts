import { expect, test } from "vitest";
import { checked, freshShare, withoutShare } from "./shares";
import type { ChairInfo, Fairness, TableInfo } from "./wire.gen";

const chair = (seat: number, yours: boolean, share: string): ChairInfo => ({ seat, yours, share }) as ChairInfo;
const table = (phase: string, share: string, chairs: ChairInfo[]): TableInfo => ({ phase, share, chairs }) as TableInfo;

test("a share is thirty-two bytes in hexadecimal, and never the same", () => {
  const found = [freshShare(), freshShare()];
  for (const share of found) expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(found[0]).not.toBe(found[1]);
});

test("the seats of this person that have given no share are found", () => {
  expect(withoutShare(table("lobby", "c0", [chair(0, true, ""), chair(1, false, ""), chair(2, true, "aa")]))).toEqual([
    0,
  ]);
});

test("nobody gives a share to a game that runs, or to a deal that is not fresh", () => {
  expect(withoutShare(table("playing", "c0", [chair(0, true, "")]))).toEqual([]);
  expect(withoutShare(table("lobby", "", [chair(0, true, "")]))).toEqual([]);
});

// Made by vernissage.core.shares: both sides mix and hide in the same way.
const DEAL: Fairness = {
  table: "evening",
  server: { commitment: "a8c6974bcfb1027eb5ff1b9024a82db62a18ab155058358437126ef559961d63", share: "aa".repeat(32) },
  seats: [
    { commitment: "ded269f0a3d239d2ad0b0433adf09005148b53d96a9dca92e1102e02085f14d3", share: "bb".repeat(32) },
    { commitment: "", share: "" },
  ],
  seed: "16497476908640981118001604360904966173702655753078699987023080062538063653716",
  holds: true,
  say: { id: "deal-mixed" },
};

test("a deal mixed from its shares holds", async () => {
  expect(await checked(DEAL)).toBe(true);
});

test("another seed, or another share than the one committed to, does not", async () => {
  expect(await checked({ ...DEAL, seed: "7" })).toBe(false);
  expect(await checked({ ...DEAL, server: { ...DEAL.server, share: "ab".repeat(32) } })).toBe(false);
});
