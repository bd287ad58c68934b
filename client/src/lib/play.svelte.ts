// One person at one table: the socket, the latest picture, and the commands on their way.
import * as api from "./api";
import { chime, notify } from "./bell";
import { Desk, colorsOf } from "./desk.svelte";
import { taste } from "./taste.svelte";
import type { Advice, ClientMessage, Drafted, Option, Picture, Refused, ServerMessage, TableInfo, ToldLine } from "./wire.gen";
import { distinct } from "./words";

interface Sent {
  message: ClientMessage;
  settle: (answer: ServerMessage) => void;
}

export interface Notice {
  sentence: string;
  clause: string;
  nearest: Option[];
}

let counter = 0;
const fresh = (): string => `${Date.now().toString(36)}${(counter++).toString(36)}${Math.floor(Math.random() * 1e9).toString(36)}`;

export class Play extends Desk {
  override readonly live = true;
  table = $state.raw<TableInfo | null>(null);
  picture = $state.raw<Picture | null>(null);
  journal = $state.raw<ToldLine[]>([]);
  link = $state<"opening" | "open" | "lost" | "closed">("opening");
  closed = $state("");
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  preview = $state.raw<Drafted | null>(null);
  considered = $state.raw<Option | null>(null);
  confirming = $state.raw<Option | null>(null);
  handOver = $state<number | null>(null);
  /** What a bot would do here, once it was asked; null while nobody has. */
  advice = $state.raw<Advice[] | null>(null);
  pondering = $state(false);
  private advised = -1; // the question the advice is for
  drift = $state(0); // server's clock minus ours

  mine = $derived((this.table?.chairs ?? []).filter((chair) => chair.yours).map((chair) => chair.seat));
  yourTurn = $derived(this.picture !== null && this.options.length > 0);
  over = $derived(this.picture?.result != null);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Sent>();
  private tries = 0;
  private timer = 0;
  private considering = 0;
  private beat = 0;

  constructor(readonly id: string) {
    super();
  }

  async open(): Promise<void> {
    try {
      this.take(await api.table(this.id));
      const info = await api.game(this.game);
      this.edition = info.edition;
    } catch (error) {
      this.link = "closed";
      this.closed = error instanceof Error ? error.message : "There is no such table.";
      return;
    }
    this.seat = this.mine[0] ?? -1;
    this.connect();
    document.addEventListener("visibilitychange", this.look);
    addEventListener("online", this.again);
    this.beat = window.setInterval(() => void this.measure(), 25_000);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.look);
    removeEventListener("online", this.again);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.link = "closed";
    this.socket?.close();
    this.socket = null;
  }

  /** The connection is made anew, at once. */
  again = (): void => {
    if (this.link === "closed" || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private look = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "here", here: !document.hidden }));
    else if (!document.hidden) this.again();
  };

  private connect(): void {
    const where = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.id}`;
    const socket = new WebSocket(this.seat >= 0 ? `${where}?seat=${this.seat}` : where);
    this.socket = socket;
    socket.onopen = () => {
      this.link = "open";
      this.tries = 0;
      socket.send(JSON.stringify({ type: "resume", mark: this.picture?.mark ?? "", told: this.journal.length }));
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
      void this.measure();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.link === "closed") return;
      if (event.code === 4404 || event.code === 4403 || event.code === 4401) {
        this.link = "closed";
        this.closed ||= event.code === 4404 ? "There is no such table." : "This table is not open to you.";
        return;
      }
      this.link = "lost";
      this.timer = window.setTimeout(() => this.connect(), Math.min(8000, 400 * 2 ** this.tries++));
    };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "picture":
        this.show(message);
        break;
      case "table":
        this.take(message.table);
        break;
      case "done": case "refused": case "drafted": case "hinted": case "problem": case "pong": {
        const sent = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        sent?.settle(message);
        if (!sent && message.type === "problem") this.closed = message.sentence;
        break;
      }
      case "same":
        break;
    }
  }

  private take(table: TableInfo): void {
    this.bots = table.chairs.map((chair) => chair.kind === "bot");
    this.table = table;
    this.game = table.game;
    this.names = distinct(table.chairs.map((chair) => chair.name));
    if (this.seat < 0 && table.phase !== "finished") {
      const own = table.chairs.find((chair) => chair.yours);
      if (own && this.socket) this.hold(own.seat);
    }
  }

  private show(picture: Picture): void {
    const asked = this.yourTurn;
    this.picture = picture;
    this.seat = picture.seat;
    this.colors = colorsOf(picture.view);
    this.options = picture.options;
    this.journal = [...this.journal.slice(0, picture.told_from), ...picture.told];
    this.busy = false;
    this.menu = [];
    this.preview = this.considered = this.confirming = null;
    if (picture.seq !== this.advised || picture.options.length === 0) this.advice = null;
    const turn = this.mine.find((seat) => seat !== this.seat && picture.waiting.includes(seat));
    this.handOver = this.mine.length > 1 && picture.options.length === 0 && turn !== undefined && !picture.result ? turn : null;
    if (this.yourTurn && !asked) {
      chime();
      notify(this.table?.title ?? "Vernissage");
    }
  }

  /** This browser now shows another of the person's seats. */
  hold(seat: number): void {
    this.handOver = null;
    this.seat = seat;
    this.picture = null;
    this.journal = [];
    this.options = [];
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "hold", seat: seat < 0 ? null : seat }));
  }

  private ask(message: ClientMessage & { id: string }): Promise<ServerMessage> {
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  private async measure(): Promise<void> {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const from = Date.now();
    const pong = await this.ask({ type: "ping", id: fresh() });
    if (pong.type === "pong") this.drift = pong.now - (from + Date.now()) / 2;
  }

  override press(options: Option[], ask = ""): void {
    const [first] = options;
    if (options.length === 1 && first && taste.guards && this.options.length > 1) void this.guarded(first);
    else if (options.length === 1 && first) this.choose(first);
    else if (options.length > 1) this.menu = options;
    else if (ask !== "") void this.why(ask);
  }

  override choose(option: Option, payload?: unknown): void {
    if (taste.confirm === "all" && this.confirming !== option) {
      this.confirming = option;
      this.consider(option);
      return;
    }
    void this.act([option.text], payload ?? this.payloads?.(option));
  }

  /** A move on the table that turns something over is asked about first. */
  private async guarded(option: Option): Promise<void> {
    if (this.busy) return;
    const answer = await this.ask({ type: "draft", id: fresh(), actions: [option.text] });
    if (answer.type === "drafted" && this.sealed(answer) && this.byText.has(option.text)) {
      this.confirming = this.considered = option;
      this.preview = answer;
    } else this.choose(option);
  }

  /** The draft stopped before the move: it would turn something over, or others would have to answer. */
  sealed(drafted: Drafted): boolean {
    return drafted.sentence === "" && drafted.told.length === 0 && JSON.stringify(drafted.view) === JSON.stringify(this.picture?.view);
  }

  /** The moves are sent; all happen or none. */
  override async act(actions: string[], payload?: unknown): Promise<boolean> {
    if (this.busy || !this.picture) return false;
    this.busy = true;
    this.notice = null;
    this.menu = [];
    this.confirming = null;
    const answer = await this.ask({ type: "do", id: fresh(), seq: this.picture.seq, actions, payload: payload ?? null });
    this.busy = false;
    return this.settled(answer);
  }

  private settled(answer: ServerMessage): boolean {
    if (answer.type === "refused") this.refuse(answer);
    if (answer.type === "problem" && answer.code !== "stale") this.notice = { sentence: answer.sentence, clause: "", nearest: [] };
    return answer.type === "done";
  }

  private refuse(answer: Refused): void {
    this.notice = { sentence: answer.sentence, clause: answer.clause, nearest: answer.nearest };
  }

  /** Why a move is not possible, in the words of its clause. */
  async why(notation: string): Promise<void> {
    const answer = await this.ask({ type: "draft", id: fresh(), actions: [notation] });
    if (answer.type === "drafted") {
      this.notice = answer.sentence
        ? { sentence: answer.sentence, clause: answer.clause, nearest: [] }
        : { sentence: "This is possible now.", clause: "", nearest: [] };
    } else this.settled(answer);
  }

  override consider(option: Option | null): void {
    clearTimeout(this.considering);
    this.considered = option;
    this.preview = null;
    if (!option || !this.picture || (!taste.preview && !this.confirming) || this.link !== "open") return;
    this.considering = window.setTimeout(() => void this.draft(option), 220);
  }

  private async draft(option: Option): Promise<void> {
    const answer = await this.ask({ type: "draft", id: fresh(), actions: [option.text] });
    if (answer.type === "drafted" && this.considered === option) this.preview = answer;
  }

  /** What free-form work would be worth, without handing it in. */
  override async try(actions: string[], payload: unknown): Promise<Drafted | null> {
    const answer = await this.ask({ type: "draft", id: fresh(), actions, payload });
    return answer.type === "drafted" ? answer : null;
  }

  /** The strongest bot is asked what it would do from what this seat knows; everybody hears that it was. */
  async hint(): Promise<void> {
    if (!this.picture || !this.yourTurn || this.pondering) return;
    this.pondering = true;
    this.notice = null;
    const answer = await this.ask({ type: "hint", id: fresh(), seq: this.picture.seq });
    this.pondering = false;
    if (answer.type === "hinted") {
      if (answer.seq !== this.picture.seq) return;
      this.advised = answer.seq;
      this.advice = answer.moves;
    } else this.settled(answer);
  }

  async undo(): Promise<void> {
    if (!this.picture) return;
    const answer = await this.ask({ type: "undo", id: fresh(), seq: this.picture.seq });
    if (this.settled(answer) && answer.type === "done" && answer.asked) {
      this.notice = { sentence: "The others are asked whether you may take this back.", clause: "", nearest: [] };
    }
  }

  async consent(yes: boolean): Promise<void> {
    this.settled(await this.ask({ type: "consent", id: fresh(), yes }));
  }

  async takeBack(): Promise<void> {
    this.settled(await this.ask({ type: "take-back", id: fresh() }));
  }
}
