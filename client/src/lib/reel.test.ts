import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Reel } from "./reel.svelte";

const frame = (at: number, seat: number, round: number, turn: boolean) => ({
  at,
  n: 2 * at,
  seat,
  round,
  turn,
  told: [],
});

function film(): Reel {
  const made = new Reel();
  made.frames = [
    frame(0, -1, 1, true),
    frame(1, 0, 1, true),
    frame(2, 0, 1, false),
    frame(3, 1, 1, true),
    frame(4, 0, 2, true),
    frame(5, 0, 2, false),
  ];
  return made;
}

describe("a game looked through again", () => {
  it("steps, and stays within the game", () => {
    const it = film();
    it.step(-1);
    expect(it.at).toBe(0);
    it.to(99);
    expect(it.at).toBe(5);
  });

  it("jumps by turns and knows where rounds begin", () => {
    const it = film();
    const seen = [1, 1, 1, 1, 1].map(() => (it.turn(1), it.at));
    expect(seen).toEqual([1, 3, 4, 5, 5]);
    expect([-1, -1, -1, -1, -1].map(() => (it.turn(-1), it.at))).toEqual([4, 3, 1, 0, 0]);
    expect(it.rounds.map((each) => each.at)).toEqual([0, 4]);
  });

  it("is moved by keys", () => {
    const it = film();
    const press = (key: string, shiftKey = false): number => (it.key({ key, shiftKey }), it.at);
    expect([press("End"), press("ArrowLeft"), press("ArrowLeft", true), press("Home"), press("PageDown")]).toEqual([
      5, 4, 3, 0, 1,
    ]);
    expect(it.key({ key: "q", shiftKey: false })).toBe(false);
    press("+");
    expect(it.speed).toBe("two");
    press("-");
    press("-");
    press("-");
    expect(it.speed).toBe("half");
  });

  it("runs at the speed chosen and stops at the end", () => {
    vi.useFakeTimers();
    const it = film();
    it.key({ key: " ", shiftKey: false });
    it.speed = "four";
    flushSync();
    const stop = it.run();
    vi.advanceTimersByTime(225 * 3);
    expect(it.at).toBe(3);
    vi.advanceTimersByTime(225 * 9);
    expect([it.at, it.playing]).toEqual([5, false]);
    stop?.();
    vi.useRealTimers();
  });
  it("goes from one moment worth a look to the next, and stays where there is none", () => {
    const made = film();
    made.marks = [1, 4];
    made.key({ key: "n", shiftKey: false });
    made.key({ key: "n", shiftKey: false });
    made.key({ key: "n", shiftKey: false });
    expect(made.at).toBe(4);
    made.mark(-1);
    expect(made.at).toBe(1);
  });
});
