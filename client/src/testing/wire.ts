// A line to nobody, for tests: it keeps what was said, and says what a test puts into its mouth.
import type { Wire } from "../lib/socket";
import type { ChairInfo, ClientMessage, Option, ServerMessage, Snapshot, TableInfo } from "../lib/wire.gen";

export class FakeWire implements Wire {
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }

  // What the other end does

  accept(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  say(message: ServerMessage): void {
    this.onmessage?.call(
      this as unknown as WebSocket,
      new MessageEvent("message", { data: JSON.stringify(message) }) as MessageEvent<string>,
    );
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, Object.assign(new Event("close"), { code }) as CloseEvent);
  }
  /** Everything said except signs of life. */
  get commands(): ClientMessage[] {
    return this.said.filter((message) => !["ping", "resume", "here"].includes(message.type));
  }
  /** The command of this kind that was said last. */
  last(type: ClientMessage["type"]): ClientMessage & { id: string } {
    return this.said.findLast((message) => message.type === type) as ClientMessage & { id: string };
  }
}

/** All lines that were made, the latest last. */
export class Wires {
  all: FakeWire[] = [];
  readonly make = (address: string): FakeWire => {
    const wire = new FakeWire(address);
    this.all.push(wire);
    return wire;
  };
  get now(): FakeWire {
    const wire = this.all.at(-1);
    if (!wire) throw new Error("no line was made");
    return wire;
  }
}

export const option = (text: string, targets: string[] = []): Option => ({
  id: text.length * 1000 + text.charCodeAt(text.length - 1),
  text,
  say: { id: "plain", args: { text: `You ${text}.` } },
  clause: "X-1",
  targets,
  quiet: false,
  forced: false,
});

export const snapshot = (seq: number, texts: string[], more: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot",
  mark: `0-${seq}`,
  seat: 0,
  seq,
  gestures: [],
  goal: null,
  view: { seat: 0, asks: [], waiting: [0] } as unknown as Snapshot["view"],
  options: texts.map((text) => option(text, [text])),
  waiting: texts.length > 0 ? [0] : [1],
  deadlines: [],
  undo: "no",
  result: null,
  seed: "",
  told_from: 0,
  told: [],
  ...more,
});

export const chair = (more: Partial<ChairInfo> = {}): ChairInfo => ({
  seat: 0,
  name: "Rosa",
  kind: "person",
  level: "",
  program: false,
  yours: false,
  here: true,
  stand_in: false,
  share: "",
  nudged: 0,
  resigned: false,
  ...more,
});

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "T",
  game: "hush",
  title: "Hush",
  phase: "playing",
  public: false,
  watchers: true,
  hints: true,
  chances: false,
  options: {},
  clock: {},
  chairs: [chair({ seat: 0, name: "Rosa", yours: true }), chair({ seat: 1, name: "Juan" })],
  least: 2,
  most: 2,
  host: true,
  waiting: [0],
  undo: null,
  begins: 0,
  rematch: "",
  made: 0,
  touched: 0,
  commitment: "",
  share: "",
  deal: "",
  imported: false,
  ended: false,
  winners: [],
  totals: [],
  talk: true,
  said: [],
  ...more,
});
