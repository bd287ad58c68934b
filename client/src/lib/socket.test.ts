import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Wires } from "../testing/wire";
import { Socket, type Link } from "./socket";
import type { ServerMessage } from "./wire.gen";

class Ear {
  links: Link[] = [];
  messages: ServerMessage[] = [];
  codes: number[] = [];
  drift = 0;
  opened = () => [{ type: "resume" as const, mark: "m", told: 3 }];
  changed = (link: Link): number => this.links.push(link);
  heard = (message: ServerMessage): number => this.messages.push(message);
  ended = (code: number): number => this.codes.push(code);
  timed = (drift: number): number => (this.drift = drift);
}

const SAME: ServerMessage = { type: "same", mark: "m" };
let wires: Wires;
let ear: Ear;
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  wires = new Wires();
  ear = new Ear();
  socket = new Socket(() => "ws://table", ear, wires.make);
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const online = (yes: boolean): void => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(yes);
  dispatchEvent(new Event(yes ? "online" : "offline"));
};

describe("a line to the table", () => {
  it("says first what it has, and then asks for a sign of life", () => {
    wires.now.accept();
    expect(wires.now.said.map((message) => message.type)).toEqual(["resume", "ping"]);
    expect(ear.links).toEqual(["open"]);
  });

  it("is made again when it is lost", () => {
    wires.now.accept();
    wires.now.cut();
    expect(ear.links).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(400);
    wires.now.accept();
    expect(wires.all).toHaveLength(2);
    expect(ear.links.at(-1)).toBe("open");
    expect(wires.now.said[0]).toEqual({ type: "resume", mark: "m", told: 3 });
  });

  it("waits longer each time, even if the server opens it only to close it again", () => {
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) {
      wires.now.accept();
      wires.now.say(SAME);
      wires.now.cut();
      const before = Date.now();
      const lines = wires.all.length;
      while (wires.all.length === lines) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  it("waits shortly again after it has held for a while", () => {
    for (let n = 0; n < 3; n++) {
      wires.now.cut();
      vi.advanceTimersByTime(8000);
    }
    wires.now.accept();
    for (let n = 0; n < 12; n++) {
      vi.advanceTimersByTime(1000);
      wires.now.say(SAME);
    }
    wires.now.cut();
    const lines = wires.all.length;
    vi.advanceTimersByTime(400);
    expect(wires.all).toHaveLength(lines + 1);
  });

  it("is given up within five seconds when nothing answers any more", () => {
    wires.now.accept();
    wires.now.say(SAME);
    vi.advanceTimersByTime(4_499);
    expect(ear.links.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect(ear.links.at(-1)).toBe("lost");
  });

  it("lives as long as something is heard", () => {
    wires.now.accept();
    for (let n = 0; n < 30; n++) {
      vi.advanceTimersByTime(1_900);
      wires.now.say(SAME);
    }
    expect(ear.links).toEqual(["open"]);
    expect(wires.now.said.filter((message) => message.type === "ping")).toHaveLength(1);
  });

  it("asks seldom on a page nobody looks at", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    wires.now.accept();
    wires.now.say(SAME);
    vi.advanceTimersByTime(24_000);
    expect(wires.now.said.filter((message) => message.type === "ping")).toHaveLength(1);
  });

  it("gives up an attempt that hangs", () => {
    vi.advanceTimersByTime(6_400);
    expect(wires.all).toHaveLength(2);
  });

  it("notices within two seconds that the device went offline", () => {
    wires.now.accept();
    wires.now.say(SAME);
    online(false);
    vi.advanceTimersByTime(2_000);
    expect(ear.links.at(-1)).toBe("offline");
  });

  it("stays open where the server can be reached without a network", () => {
    wires.now.accept();
    online(false);
    wires.now.say({ type: "pong", id: "beat1", now: Date.now() });
    vi.advanceTimersByTime(2_000);
    expect(ear.links).toEqual(["open"]);
  });

  it("is tried at once when the network is back", () => {
    wires.now.accept();
    online(false);
    wires.now.cut();
    online(true);
    expect(wires.all).toHaveLength(2);
    wires.now.accept();
    expect(ear.links).toEqual(["open", "offline", "open"]);
  });

  it("no longer hears a line it has given up", () => {
    const old = wires.now;
    old.accept();
    old.cut();
    socket.again();
    wires.now.accept();
    old.say(SAME);
    old.cut(4404);
    expect(ear.messages).toEqual([]);
    expect(ear.links.at(-1)).toBe("open");
  });

  it("is not made again when the server will not have it", () => {
    wires.now.accept();
    wires.now.cut(4403);
    vi.advanceTimersByTime(60_000);
    expect(ear.codes).toEqual([4403]);
    expect(ear.links.at(-1)).toBe("closed");
    expect(wires.all).toHaveLength(1);
  });

  it("knows how far the clocks are apart", () => {
    wires.now.accept();
    vi.advanceTimersByTime(100);
    wires.now.say({ type: "pong", id: "beat0", now: Date.now() + 5_000 });
    expect(ear.drift).toBe(5_050);
  });
});
