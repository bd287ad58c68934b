import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { taste } from "../lib/taste.svelte";
import { CUES, cue, cues } from "./cues";
import { sound } from "./sound.svelte";
import { VOICES, type Voice } from "./voices";

/** An audio graph that only counts: when each source starts and stops. */
class Ear {
  static made = 0;
  static sources: { from: number; to: number }[] = [];
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  constructor() {
    Ear.made++;
  }
  private node(): unknown {
    const heard = { from: -1, to: -1 };
    const param = {
      value: 0,
      setValueAtTime: () => param,
      exponentialRampToValueAtTime: () => param,
    };
    const node = {
      gain: param,
      frequency: param,
      connect: (next: unknown) => next,
      start: (at: number) => {
        heard.from = at;
        Ear.sources.push(heard);
      },
      stop: (at: number) => (heard.to = at),
    };
    return node;
  }
  createGain = (): unknown => this.node();
  createOscillator = (): unknown => this.node();
  createBufferSource = (): unknown => this.node();
  createBiquadFilter = (): unknown => this.node();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(100) });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Ear);
  [Ear.made, Ear.sources] = [0, []];
  taste.set("sound", true);
  taste.set("volume", 0.6);
});
afterEach(() => vi.unstubAllGlobals());

describe("sound", () => {
  it("is silent before the first press on the page, and heard after it", () => {
    sound.play("card");
    expect(Ear.made).toBe(0);
    dispatchEvent(new Event("pointerdown"));
    sound.play("card");
    expect(Ear.made).toBe(1);
    expect(Ear.sources.length).toBeGreaterThan(0);
  });

  it("is muted by the switch and at volume nought, and comes back", () => {
    sound.wake();
    sound.flip();
    expect(taste.sound).toBe(false);
    sound.play("hammer");
    expect(Ear.sources).toEqual([]);
    sound.flip();
    expect(Ear.sources.length).toBeGreaterThan(0);
    Ear.sources = [];
    taste.set("volume", 0);
    sound.play("hammer");
    expect(Ear.sources).toEqual([]);
  });

  it("keeps what was chosen in this browser", () => {
    taste.set("volume", 0.25);
    sound.flip();
    expect(JSON.parse(localStorage.getItem("taste") ?? "{}")).toMatchObject({ sound: false, volume: 0.25 });
  });

  it.each(Object.keys(VOICES) as Voice[])("has a %s that is over in less than two seconds", (voice) => {
    sound.wake();
    sound.play(voice);
    expect(Ear.sources.length).toBeGreaterThan(0);
    for (const { from, to } of Ear.sources) {
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThan(2);
    }
  });

  it("is not there where there is no audio", () => {
    vi.stubGlobal("AudioContext", undefined);
    expect(() => sound.play("coin")).not.toThrow();
  });
});

describe("the sound of a journal line", () => {
  it.each(Object.keys(CUES))("belongs to lines that %s can tell", (game) => {
    const words = readFileSync(`../src/vernissage/games/${game}/en.ftl`, "utf-8");
    for (const start of Object.keys(CUES[game] ?? {})) expect(words, start).toContain(`\n${start}`);
  });

  it("is found by the beginning of the message", () => {
    expect(cue("art_society", "line-as-auction-07")).toBe("hammer");
    expect(cue("art_society", "line-as-assist-03")).toBe("card");
    expect(cue("artbox", "line-ab-canvas-06")).toBe("dice");
    expect(cue("artbox", "line-ab-guess-07")).toBe("sand");
    expect(cue("artbox", "line-ab-flow-05")).toBeNull();
    expect(cue("hush", "line-anything")).toBeNull();
  });

  it("is heard once for lines of a kind, and only the last few", () => {
    const ids = ["line-as-auction-02", "line-as-auction-02", "line-as-auction-07", "line-nothing", "line-as-bid-05"];
    expect(cues("art_society", ids)).toEqual(["card", "hammer", "turn"]);
    expect(cues("art_society", ids, 2)).toEqual(["hammer", "turn"]);
  });
});
