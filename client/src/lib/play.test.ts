import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Wires, option, snapshot, table } from "../testing/wire";
import * as api from "./api";
import { Play } from "./play.svelte";
import { taste } from "./taste.svelte";
import type { Drafted, TableInfo } from "./wire.gen";

vi.mock("./api");

let wires: Wires;
let play: Play;

async function sitDown(info: TableInfo = table()): Promise<void> {
  vi.mocked(api.table).mockResolvedValue(info);
  vi.mocked(api.game).mockResolvedValue({ edition: "e" } as Awaited<ReturnType<typeof api.game>>);
  await play.open();
  wires.now.accept();
}
/** Whoever waits for an answer has it. */
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const done = (id: string) => ({ type: "done" as const, id, asked: false });
const drafted = (id: string, more: Partial<Drafted> = {}): Drafted => ({
  type: "drafted",
  id,
  view: { seat: 0, asks: [], waiting: [] } as unknown as Drafted["view"],
  options: [],
  told: [],
  clause: "",
  say: null,
  sealed: false,
  ...more,
});
const line = (sentence: string) => ({
  clause: "X-1",
  seat: 0,
  say: { id: "plain", args: { text: sentence } },
  args: {},
  shot: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  taste.set("confirm", "never");
  taste.set("preview", true);
  wires = new Wires();
  play = new Play("T", wires.make);
});
afterEach(() => {
  play.close();
  vi.useRealTimers();
});

describe("moves on their way", () => {
  it("are sent once, and the table is busy until they are answered", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    const sent = play.act(["lay"]);
    expect(play.busy).toBe(true);
    expect(await play.act(["stop"])).toBe(false);
    wires.now.say(snapshot(2, ["stop"]));
    expect(play.busy).toBe(true);
    wires.now.say(done(wires.now.last("do").id));
    expect(await sent).toBe(true);
    expect(play.busy).toBe(false);
    expect(wires.now.commands).toHaveLength(1);
  });

  it("are sent again under the same name when the line is lost before the answer", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    const sent = play.act(["lay"]);
    const first = wires.now.last("do");
    wires.now.cut();
    play.again();
    wires.now.accept();
    expect(wires.now.commands).toEqual([first]);
    wires.now.say(done(first.id));
    wires.now.say(done(first.id));
    expect(await sent).toBe(true);

    wires.now.cut();
    play.again();
    wires.now.accept();
    expect(wires.now.commands).toEqual([]);
  });

  it("made without a line wait for it", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    wires.now.cut();
    void play.act(["lay"]);
    expect(play.busy).toBe(true);
    play.again();
    wires.now.accept();
    expect(wires.now.commands).toMatchObject([{ type: "do", seq: 1, actions: ["lay"] }]);
  });

  it("of one seat are never played for another", async () => {
    const chairs = table().chairs.map((chair) => ({ ...chair, yours: true }));
    await sitDown(table({ chairs }));
    wires.now.say(snapshot(1, ["lay", "stop"]));
    const sent = play.act(["lay"]);
    wires.now.cut();
    play.hold(1);
    play.again();
    wires.now.accept();
    expect(wires.now.address).toContain("seat=1");
    expect(await sent).toBe(false);
    expect(wires.now.commands).toEqual([]);
  });

  it("too large to be sent are given up, and not said again and again", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["draw"]));
    const sent = play.act(["draw"], { shapes: [] });
    wires.now.cut(4413);
    expect(await sent).toBe(false);
    expect(play.notice && play.say(play.notice.say)).toContain("too large");
    play.again();
    wires.now.accept();
    expect(wires.now.commands).toEqual([]);
  });

  it("that are refused leave a sentence and the table as it is", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    const sent = play.act(["lay"]);
    const { id } = wires.now.last("do");
    wires.now.say({
      type: "refused",
      id,
      clause: "X-2",
      say: { id: "plain", args: { text: "No." } },
      sentence: "No.",
      action: "lay",
      nearest: [],
    });
    expect(await sent).toBe(false);
    expect(play.notice).toMatchObject({ say: { id: "plain", args: { text: "No." } }, clause: "X-2" });
    expect(play.options).toHaveLength(2);
  });

  it("end with the table when it is closed to this person", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    const sent = play.act(["lay"]);
    wires.now.cut(4403);
    expect(await sent).toBe(false);
    expect(play.closed).toBe("This table is not open to you.");
  });
});

describe("a snapshot", () => {
  it("brings the journal on from where it was", async () => {
    await sitDown();
    wires.now.say(snapshot(1, [], { told: [line("a"), line("b")] }));
    wires.now.say(snapshot(2, [], { told_from: 1, told: [line("c")] }));
    expect(play.journal.map((each) => play.say(each.say))).toEqual(["a", "c"]);
  });

  it("is resumed from its mark", async () => {
    await sitDown();
    wires.now.say(snapshot(7, [], { told: [line("a")] }));
    wires.now.cut();
    play.again();
    wires.now.accept();
    expect(wires.now.said[0]).toEqual({ type: "resume", mark: "0-7", told: 1 });
  });

  it("hands over to the next person at a hot seat", async () => {
    const chairs = table().chairs.map((chair) => ({ ...chair, yours: true }));
    await sitDown(table({ chairs }));
    wires.now.say(snapshot(1, []));
    expect(play.handOver).toBe(1);
    play.hold(1);
    expect(wires.now.last("hold")).toEqual({ type: "hold", seat: 1 });
  });
});

describe("what is pressed on the table", () => {
  const press = (text: string): void => play.press(play.options.filter((each) => each.text === text));

  it("is played when it is one option", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    press("lay");
    expect(wires.now.commands).toMatchObject([{ type: "do", actions: ["lay"] }]);
  });

  it("is chosen from when it is several", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    play.press(play.options);
    expect(play.choosing.menu).toHaveLength(2);
    play.choose(play.choosing.menu[1] ?? option(""));
    expect(wires.now.commands).toMatchObject([{ actions: ["stop"] }]);
    expect(play.choosing.menu).toEqual([]);
  });

  it("says why not when it is none", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    play.press([], "lay red-4");
    wires.now.say(
      drafted(wires.now.last("draft").id, { say: { id: "plain", args: { text: "It does not fit." } }, clause: "X-3" }),
    );
    await soon();
    expect(play.notice).toMatchObject({ say: { id: "plain", args: { text: "It does not fit." } }, clause: "X-3" });
    expect(wires.now.commands.map((each) => each.type)).toEqual(["draft"]);
  });

  it("is asked about once more when it cannot be taken back", async () => {
    taste.set("confirm", "sealed");
    await sitDown();
    wires.now.say(snapshot(1, ["bid", "stop"]));
    press("bid");
    wires.now.say(drafted(wires.now.last("draft").id, { sealed: true }));
    await soon();
    expect(play.choosing.confirming?.text).toBe("bid");
    expect(play.choosing.final).toBe(true);
    expect(wires.now.commands.map((each) => each.type)).toEqual(["draft"]);
    play.choosing.confirm();
    expect(wires.now.last("do")).toMatchObject({ actions: ["bid"] });
  });

  it("is played at once when it can be taken back", async () => {
    taste.set("confirm", "sealed");
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    press("lay");
    wires.now.say(drafted(wires.now.last("draft").id, { told: [line("Laid.")] }));
    await soon();
    expect(wires.now.last("do")).toMatchObject({ actions: ["lay"] });
  });

  it("is played once when it is tapped twice", async () => {
    taste.set("confirm", "sealed");
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    press("lay");
    press("lay");
    const drafts = wires.now.commands.filter((each) => each.type === "draft") as { id: string }[];
    wires.now.say(drafted(drafts[0]?.id ?? "", { told: [line("Laid.")] }));
    await soon();
    wires.now.say(drafted(drafts[1]?.id ?? "", { told: [line("Laid.")] }));
    await soon();
    wires.now.say(done(wires.now.last("do").id));
    await soon();
    expect(wires.now.commands.filter((each) => each.type === "do")).toHaveLength(1);
  });

  it("is forgotten when the question has changed before the answer came", async () => {
    taste.set("confirm", "sealed");
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    press("lay");
    wires.now.say(snapshot(2, ["lay", "pay"]));
    wires.now.say(drafted(wires.now.last("draft").id, { told: [line("Laid.")] }));
    await soon();
    expect(wires.now.commands.map((each) => each.type)).toEqual(["draft"]);
  });

  it("is still being chosen when others move meanwhile", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    play.press(play.options);
    wires.now.say(snapshot(1, ["lay", "stop"], { mark: "0-other" }));
    expect(play.choosing.menu.map((each) => each.text)).toEqual(["lay", "stop"]);
    wires.now.say(snapshot(2, ["pay"]));
    expect(play.choosing.menu).toEqual([]);
  });

  it("keeps its drawing while it is asked about once more", async () => {
    taste.set("confirm", "all");
    await sitDown();
    wires.now.say(snapshot(1, ["draw", "stop"]));
    const [draw = option("")] = play.options;
    play.choose(draw, { shapes: [1] });
    expect(wires.now.commands).toEqual([]);
    play.choosing.confirm();
    expect(wires.now.last("do")).toMatchObject({ actions: ["draw"], payload: { shapes: [1] } });
  });

  it("shows what it would bring once a pointer rests on it", async () => {
    await sitDown();
    wires.now.say(snapshot(1, ["lay", "stop"]));
    const [lay = option(""), stop = option("")] = play.options;
    play.consider(lay);
    vi.advanceTimersByTime(100);
    play.consider(stop);
    vi.advanceTimersByTime(220);
    expect(wires.now.commands).toMatchObject([{ type: "draft", actions: ["stop"] }]);
    wires.now.say(drafted(wires.now.last("draft").id, { told: [line("Stopped.")] }));
    await soon();
    expect(play.choosing.preview?.told).toHaveLength(1);
    play.consider(null);
    expect(play.choosing.preview).toBeNull();
  });
});

describe("a move that others let one take back", () => {
  const wish = { seat: 0, wanted: [1] };

  async function asked(): Promise<void> {
    await sitDown();
    wires.now.say(snapshot(3, []));
    void play.undo();
    wires.now.say({ type: "done", id: wires.now.last("undo").id, asked: true });
    wires.now.say({ type: "table", table: table({ undo: wish }) });
    await soon();
  }
  async function told(): Promise<string | undefined> {
    wires.now.say({ type: "pong", id: wires.now.last("ping").id, now: 0 });
    await soon();
    return play.notice ? play.say(play.notice.say) : "";
  }

  it("is told as taken back", async () => {
    await asked();
    wires.now.say({ type: "table", table: table() });
    wires.now.say(snapshot(5, ["lay"], { mark: "1-5" }));
    expect(await told()).toBe("Your move is taken back.");
  });

  it("is told as refused", async () => {
    await asked();
    expect(play.notice).toBeNull();
    wires.now.say({ type: "table", table: table() });
    expect(await told()).toBe("The others would rather not: your move stays.");
  });

  it("is told as overtaken by the game", async () => {
    await asked();
    wires.now.say({ type: "table", table: table() });
    wires.now.say(snapshot(4, ["lay"], { mark: "0-4" }));
    expect(await told()).toBe("The game went on, so your move stays.");
  });
});
