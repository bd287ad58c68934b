// The line to one table: made, kept alive, and made again when it is lost. It knows nothing of games.
import type { ClientMessage, ServerMessage } from "./wire.gen";

/** Offline is a line that is lost because this device has no network. */
export type Link = "opening" | "open" | "lost" | "offline" | "closed";

/** Who hears what comes over the line. */
export interface Listener {
  /** The line is open: what is said first. */
  opened(): ClientMessage[];
  heard(message: ServerMessage): void;
  changed(link: Link): void;
  /** The server will not have this line; it is not made again. */
  ended(code: number): void;
  /** The server's clock minus ours, in milliseconds. */
  timed(drift: number): void;
}

/** What is used of a browser's WebSocket. */
export type Wire = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** A line that says nothing for so long is asked whether it lives ... */
const QUIET = { seen: 2_500, hidden: 25_000 };
/** ... and given up when it does not answer within this: on a page one looks at, five seconds together. */
const ANSWER = { seen: 2_000, hidden: 10_000 };
const OPENING = 6_000;
/** A line that held for so long was a good one: the next wait is short again. */
const STEADY = 10_000;
const [FIRST, LONGEST] = [400, 8_000];
const FINAL = new Set([4401, 4403, 4404, 4410]);
const OPEN = 1;

export class Socket {
  link: Link = "opening";
  private wire: Wire | null = null;
  private tries = 0;
  private since = 0;
  private pinged = { id: "", at: 0 };
  private pings = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    private readonly make: (address: string) => Wire = (where) => new WebSocket(where),
  ) {}

  /** The line is made, and made again until it is closed. */
  open(): void {
    document.addEventListener("visibilitychange", this.looked);
    addEventListener("online", this.again);
    addEventListener("offline", this.doubt);
    this.connect();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.doubt);
    clearTimeout(this.retry);
    this.drop();
    this.turn("closed");
  }

  /** The message is on its way, or the line is not open. */
  send(message: ClientMessage): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** A line that is lost is tried at once; one that seems open is asked. */
  readonly again = (): void => {
    if (this.link === "closed") return;
    if (this.wire?.readyState === OPEN) this.ping();
    else this.connect();
  };

  private readonly doubt = (): void => {
    if (this.wire?.readyState === OPEN) this.ping();
    else if (this.link === "lost") this.turn("offline");
  };

  private readonly looked = (): void => {
    this.send({ type: "here", here: !document.hidden });
    if (!document.hidden) this.again();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const wire = this.make(this.address());
    this.wire = wire;
    this.since = 0;
    this.expect(OPENING);
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.since = Date.now();
      for (const message of this.listener.opened()) this.send(message);
      this.turn("open");
      this.ping();
    };
    wire.onmessage = (event: MessageEvent<string>) => {
      if (this.wire !== wire) return;
      this.wait();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "pong" && message.id === this.pinged.id)
        this.listener.timed(message.now - (this.pinged.at + Date.now()) / 2);
      this.listener.heard(message);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.drop();
    if (FINAL.has(code)) {
      this.close();
      this.listener.ended(code);
      return;
    }
    if (code === 4413) this.listener.ended(code); // what was said is too long, and would be again
    if (this.since > 0 && Date.now() - this.since >= STEADY) this.tries = 0;
    const wait = Math.min(LONGEST, FIRST * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.connect(), wait);
    this.turn(navigator.onLine ? "lost" : "offline");
  }

  /** Whatever comes over the old line is no longer heard. */
  private drop(): void {
    clearTimeout(this.watch);
    const old = this.wire;
    this.wire = null;
    old?.close();
  }

  private ping(): void {
    this.pinged = { id: `beat${this.pings++}`, at: Date.now() };
    this.send({ type: "ping", id: this.pinged.id });
    this.expect(document.hidden ? ANSWER.hidden : ANSWER.seen);
  }

  /** Something is heard within so long, or the line is lost. */
  private expect(long: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lost(0), long);
  }

  private wait(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.ping(), document.hidden ? QUIET.hidden : QUIET.seen);
  }

  private turn(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.listener.changed(link);
  }
}
