import { beforeEach, describe, expect, it, vi } from "vitest";
import { chair, table } from "../testing/wire";
import { Life } from "./life.svelte";
import { Play } from "./play.svelte";

vi.mock("./api");
vi.mock("./bell");

const line = (n: number, seat: number, text: string) => ({ n, seat, text, sign: "", at: n });

function sitting(): Play {
  const play = new Play("T");
  play.table = table({
    chairs: [chair({ seat: 0, name: "Rosa", yours: true }), chair({ seat: 1, name: "Juan" })],
    said: [line(1, 1, "hello"), line(2, 0, "hi")],
  });
  play.names = ["Rosa", "Juan"];
  return play;
}

describe("talk at the table", () => {
  beforeEach(() => localStorage.clear());

  it("is new until it is read, and one's own words never are", () => {
    const life = new Life(sitting());
    expect(life.fresh.map((each) => each.text)).toEqual(["hello"]);
    life.read();
    expect(life.fresh).toEqual([]);
  });

  it("is not heard from whom one mutes, here and at the next table", () => {
    const life = new Life(sitting());
    life.mute(1, true);
    expect(life.said.map((each) => each.text)).toEqual(["hi"]);
    expect(new Life(sitting()).said).toHaveLength(1);
    life.mute(1, false);
    expect(life.said).toHaveLength(2);
  });

  it("reminds only of what happens while one is here", () => {
    const play = sitting();
    const told = vi.spyOn(play, "tell");
    const life = new Life(play);
    const nudge = (at: number): void => {
      play.table = table({ chairs: [chair({ seat: 0, yours: true, nudged: at })] });
      life.listen();
    };
    nudge(5);
    expect(told).not.toHaveBeenCalled();
    nudge(9);
    nudge(9);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
