import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { Play } from "../lib/play.svelte";
import type { Result } from "../lib/wire.gen";
import EndPage from "./EndPage.svelte";

vi.mock("../lib/api");

const never = (): Promise<never> => new Promise(() => undefined);
let page: object | null = null;

/** The words above the score sheet, for somebody at a seat. */
function told(seat: number, result: Result): string {
  vi.mocked(api.rules).mockImplementation(never);
  vi.mocked(api.game).mockImplementation(never);
  vi.mocked(api.review).mockImplementation(never);
  const play = new Play("T");
  play.names = ["Rosa", "Juan", "Frida"];
  play.seat = seat;
  page = mount(EndPage, { target: document.body, props: { play, result, close: () => undefined } });
  flushSync();
  const head = document.querySelector(".painted .words")?.textContent ?? "";
  return head
    .replace(/\s+/g, " ")
    .replace(/^.*the end ?/, "")
    .trim();
}
const result = (winners: number[], totals: number[]): Result => ({ winners, totals, sheet: [] });

afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = "";
});

describe("the end of a game", () => {
  it.each([
    ["the winner", 0, result([0], [9, 4, 6]), "You win"],
    ["the second", 2, result([0], [9, 4, 6]), "Rosa wins You: place 2 of 3"],
    ["the last", 1, result([0], [9, 4, 6]), "Rosa wins You: place 3 of 3"],
    ["one of two winners", 0, result([0, 2], [9, 4, 9]), "You share the win with Frida"],
    ["who came behind them", 1, result([0, 2], [9, 4, 9]), "Rosa and Frida share the win You: place 3 of 3"],
    ["a watcher", -1, result([0], [9, 4, 6]), "Rosa wins"],
    ["who lost alone", 0, result([], [3]), "The gallery wins this time"],
  ])("tells %s how it ended", (_who, seat, how, words) => {
    expect(told(seat, how)).toBe(words);
  });
});
