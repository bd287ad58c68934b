import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEATS, GLOW, LAGS, LINGER, Projector, type Liking, type Pace } from "./projector.svelte";
import type { Scene } from "./scenes";

const liking: Liking & { pace: Pace; still: boolean } = { pace: "normal", still: false };
let film: Projector;

const scene = (text: string, flies = true): Scene => ({
  say: { id: "plain", args: { text } },
  seat: 1,
  own: false,
  flights: flies ? [{ thing: "red-4", start: ["stack:4"], end: ["seat:1"] }] : [],
  glows: [],
  ids: [text],
});
/** What is on the caption now. */
const now = (): string => String(film.caption?.say.args?.["text"] ?? "");
/** The scenes whose things fly now. */
const flying = (): string[] =>
  film.rolls.filter((roll) => roll.flies > 0).map((roll) => String(roll.scene.say.args?.["text"]));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(liking, { pace: "normal", still: false });
  film = new Projector(liking);
});
afterEach(() => {
  film.stop();
  vi.useRealTimers();
});

describe("the sound of a film", () => {
  class Heard extends Projector {
    heard: string[] = [];
    protected override hear(begun: readonly Scene[]): void {
      this.heard.push(begun.flatMap((each) => each.ids).join(" "));
    }
  }

  it("begins with its scene, and that of what is told at once with the telling", () => {
    const loud = new Heard(liking);
    loud.show([scene("buys"), scene("rises"), scene("ends")]);
    expect(loud.heard).toEqual(["buys"]);
    vi.advanceTimersByTime(BEATS.normal);
    expect(loud.heard).toEqual(["buys", "rises"]);
    loud.finish();
    expect(loud.heard).toEqual(["buys", "rises", "ends"]);
    loud.showOwn([scene("mine")]);
    expect(loud.heard.at(-1)).toBe("mine");
    loud.stop();
  });
});

describe("a film", () => {
  it("shows the scenes of a move one after the other", () => {
    film.show([scene("buys"), scene("rises"), scene("ends")]);
    expect(now()).toBe("buys");
    vi.advanceTimersByTime(BEATS.normal);
    expect(now()).toBe("rises");
    vi.advanceTimersByTime(BEATS.normal);
    expect(now()).toBe("ends");
    vi.advanceTimersByTime(BEATS.normal);
    expect(film.playing).toBe(false);
    expect(now()).toBe("ends");
    vi.advanceTimersByTime(LINGER);
    expect(now()).toBe("");
  });

  it.each(["slow", "normal", "fast"] as const)("keeps the pace %s", (pace) => {
    liking.pace = pace;
    film.show([scene("first"), scene("second")]);
    vi.advanceTimersByTime(BEATS[pace] - 1);
    expect(now()).toBe("first");
    vi.advanceTimersByTime(1);
    expect(now()).toBe("second");
  });

  it("lets one move wait, and no more: the one that is shown ends at once", () => {
    film.show([scene("a1"), scene("a2")]);
    film.show([scene("b1"), scene("b2")]);
    expect(now()).toBe("a1");
    expect(film.lag).toBe(1);

    film.show([scene("c1")]);
    expect(now()).toBe("b1");
    expect(film.lag).toBe(1);
    expect(film.rolls.map((roll) => roll.scene.say.args?.["text"])).toEqual(["a1", "a2", "b1"]);
    expect(film.latest).toBe(1);
  });

  it("never lags more than its pace allows, however fast moves come", () => {
    for (const pace of ["slow", "normal", "fast"] as const) {
      liking.pace = pace;
      film = new Projector(liking);
      for (let move = 0; move < 30; move++) {
        film.show([scene(`${move}`), scene(`${move}, too`)]);
        vi.advanceTimersByTime(90);
      }
      expect(film.latest).toBe(LAGS[pace]);
      vi.advanceTimersByTime(BEATS[pace] * 2 * (LAGS[pace] + 1));
      expect(film.playing).toBe(false);
      expect(now()).toBe("29, too");
    }
  });

  it("knows which scenes have waited while the board showed what came of them", () => {
    film.show([scene("a1"), scene("a2")]);
    film.show([scene("b")]);
    vi.advanceTimersByTime(BEATS.normal * 2);
    expect(film.rolls.map((roll) => roll.late)).toEqual([false, true, true]);
  });

  it("shows everything at once where that is the pace", () => {
    liking.pace = "once";
    film.show([scene("first"), scene("second")]);
    expect(film.playing).toBe(false);
    expect(flying()).toEqual([]);
    expect(film.rolls).toHaveLength(2);
    expect(now()).toBe("second");
  });

  it("is skipped: nothing flies any more, and the last caption stands", () => {
    film.show([scene("first"), scene("second")]);
    film.show([scene("third")]);
    expect(flying()).toEqual(["first"]);
    film.finish();
    expect(flying()).toEqual([]);
    expect(film.lag).toBe(0);
    expect(now()).toBe("third");
    vi.advanceTimersByTime(LINGER);
    expect(now()).toBe("");
  });

  it("keeps its captions and drops its flights where nothing moves", () => {
    liking.still = true;
    film.show([scene("first"), scene("second")]);
    expect(now()).toBe("first");
    expect(flying()).toEqual([]);
    vi.advanceTimersByTime(BEATS.normal);
    expect(now()).toBe("second");
    expect(flying()).toEqual([]);
  });

  it("never keeps one's own move waiting", () => {
    film.show([scene("first"), scene("second")]);
    film.showOwn([{ ...scene("mine"), own: true }]);
    expect(flying()).toEqual(["first", "mine"]);
    expect(now()).toBe("first");
    expect(film.lag).toBe(0);
  });

  it("lets what changed glow for two seconds", () => {
    film.show([scene("rises", false)]);
    vi.advanceTimersByTime(GLOW - 1);
    expect(film.rolls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(film.rolls).toHaveLength(0);
  });

  it("keeps every caption in its order, whatever is shown", () => {
    const texts = Array.from({ length: 60 }, (_none, at) => `caption ${at}`);
    for (const [at, text] of texts.entries()) {
      film.tell(scene(text).say);
      film.show([scene(text)]);
      if (at % 7 === 0) film.finish();
      vi.advanceTimersByTime(60);
    }
    expect(film.told.map((each) => each.say.args?.["text"])).toEqual(texts);
    expect(new Set(film.told.map((each) => each.n)).size).toBe(60);
  });
});
