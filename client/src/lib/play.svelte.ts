// One person at one table: the latest snapshot, and the commands on their way.
import { language, t } from "./language.svelte";
import * as api from "./api";
import { chime, notify } from "./bell";
import { called } from "./bots";
import { Choosing } from "./choosing.svelte";
import { Desk, type Tag } from "./desk.svelte";
import { open } from "./kits";
import { Queue, fresh, type Command } from "./queue";
import { Socket, type Link, type Listener, type Wire } from "./socket";
import type {
  Advice,
  ClientMessage,
  Coached,
  Composed,
  Drafted,
  Gesture,
  Option,
  ServerMessage,
  Snapshot,
  TableInfo,
  JournalLine,
  Message,
  UndoRequest,
} from "./wire.gen";
import { distinct } from "./words";

/** What the house has to say about what was pressed. */
export interface Notice {
  say: Message;
  clause: string;
  /** Where on the page it was pressed; nowhere, the middle is as good as any. */
  at: { x: number; y: number } | null;
}

/** The branch of the table's history: it changes when a move is taken back. */
const branch = (snapshot: Snapshot | null): string => snapshot?.mark.split("-")[0] ?? "";

export class Play extends Desk implements Listener {
  override readonly live = true;
  table = $state.raw<TableInfo | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  journal = $state.raw<JournalLine[]>([]);
  link = $state<Link>("opening");
  /** Why the table cannot be shown. */
  closed = $state("");
  /** Moves on their way. */
  private doing = $state(0);
  notice = $state.raw<Notice | null>(null);
  /** Where on the page was pressed last. */
  pointed: { x: number; y: number } | null = null;
  handOver = $state<number | null>(null);
  /** The game ended while somebody looked on from here. */
  witnessed = $state(false);
  /** What a bot would do here, once it was asked; null while nobody has. */
  advice = $state.raw<Advice[] | null>(null);
  pondering = $state(false);
  /** Who looks on when moves are made from here, such as a coach. */
  readonly lookers = new Set<(actions: string[]) => void>();
  private advised = -1; // the question the advice is for
  drift = $state(0); // server's clock minus ours

  readonly choosing = new Choosing(this);
  busy = $derived(this.doing > 0);
  mine = $derived((this.table?.chairs ?? []).filter((chair) => chair.yours).map((chair) => chair.seat));
  yourTurn = $derived(this.snapshot !== null && this.options.length > 0);
  over = $derived(this.snapshot?.result != null);

  private readonly socket: Socket;
  private readonly queue = new Queue((message) => this.socket.send(message));

  constructor(
    readonly id: string,
    make?: (address: string) => Wire,
  ) {
    super();
    this.socket = new Socket(() => this.address(), this, make);
  }

  async open(): Promise<void> {
    try {
      this.take(await api.table(this.id));
      await language.load(this.game);
    } catch (error) {
      this.link = "closed";
      this.closed = error instanceof Error ? error.message : t("play-there-is-no-such-table");
      return;
    }
    this.seat = this.mine[0] ?? -1;
    this.socket.open();
  }

  close(): void {
    this.socket.close();
    this.queue.giveUp("closed", "");
  }

  /** The connection is made anew, at once. */
  again = (): void => this.socket.again();

  private address(): string {
    const where = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.id}`;
    return this.seat >= 0 ? `${where}?seat=${this.seat}` : where;
  }

  // What comes over the line

  opened(): ClientMessage[] {
    const resume: ClientMessage = { type: "resume", mark: this.snapshot?.mark ?? "", told: this.journal.length };
    return [resume, ...this.queue.unanswered(this.seat)];
  }

  changed(link: Link): void {
    this.link = link;
  }

  timed(drift: number): void {
    this.drift = drift;
  }

  ended(code: number): void {
    if (code === 4413) this.queue.giveUp("too-large", t("play-this-is-too-large-to"));
    else {
      this.closed ||= code === 4404 ? t("play-there-is-no-such-table") : t("play-this-table-is-not-open");
      this.queue.giveUp("closed", "");
    }
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.show(message);
        break;
      case "table":
        this.take(message.table);
        break;
      case "same":
        break;
      default:
        if (!this.queue.settle(message) && message.type === "problem") this.closed = this.say(message.say);
    }
  }

  private take(table: TableInfo): void {
    const wish = this.table?.undo ?? null;
    this.bots = table.chairs.map((chair) => chair.kind === "bot");
    this.table = table;
    this.game = table.game;
    open(table.game).catch(() => undefined);
    void language.load(table.game);
    this.names = distinct(table.chairs.map((chair) => called(table, chair)));
    if (wish && wish.seat === this.seat && !table.undo) void this.answered(wish);
    if (this.seat < 0 && table.phase !== "finished") {
      const own = table.chairs.find((chair) => chair.yours);
      if (own && this.link === "open") this.hold(own.seat);
    }
  }

  private show(snapshot: Snapshot): void {
    const asked = this.yourTurn;
    if (this.snapshot && !this.snapshot.result && snapshot.result) this.witnessed = true;
    const same = this.snapshot?.seq === snapshot.seq && this.snapshot.seat === snapshot.seat;
    this.snapshot = snapshot;
    this.seat = snapshot.seat;
    this.options = snapshot.options;
    this.gestures = snapshot.gestures;
    this.journal = [...this.journal.slice(0, snapshot.told_from), ...snapshot.told];
    if (same) this.choosing.renew();
    else this.choosing.clear();
    if (snapshot.seq !== this.advised || snapshot.options.length === 0) this.advice = null;
    const turn = this.mine.find((seat) => seat !== this.seat && snapshot.waiting.includes(seat));
    this.handOver =
      this.mine.length > 1 && snapshot.options.length === 0 && turn !== undefined && !snapshot.result ? turn : null;
    if (this.yourTurn && !asked) {
      chime();
      notify(this.table?.title ?? "Vernissage");
    }
  }

  /** This browser now shows another of the person's seats. */
  hold(seat: number): void {
    this.handOver = null;
    this.seat = seat;
    this.snapshot = null;
    this.journal = [];
    this.options = [];
    this.gestures = [];
    this.notice = null;
    this.choosing.clear();
    this.socket.send({ type: "hold", seat: seat < 0 ? null : seat });
  }

  // What goes out

  private ask(message: Command): Promise<ServerMessage> {
    return this.queue.ask(this.seat, message);
  }

  /** The moves are sent; all happen or none. */
  override async act(actions: string[], payload?: unknown): Promise<boolean> {
    if (this.busy || !this.snapshot) return false;
    this.doing++;
    this.notice = null;
    for (const look of this.lookers) look(actions);
    const seq = this.snapshot.seq;
    const answer = await this.ask({ type: "do", id: fresh(), seq, actions, payload: payload ?? null });
    this.doing--;
    const done = this.settled(answer);
    if (done) await this.follow();
    return done;
  }

  /** A question with one answer that turns nothing over is answered by itself; the journal tells it. */
  private async follow(): Promise<void> {
    const [only] = this.options;
    if (only?.forced && this.options.length === 1) await this.act([only.text]);
  }

  /** What the moves or free-form work would bring, without handing it in. */
  override async try(actions: string[], payload: unknown = null): Promise<Drafted | null> {
    if (this.link !== "open" || !this.snapshot) return null;
    const answer = await this.ask({ type: "draft", id: fresh(), actions, payload });
    return answer.type === "drafted" ? answer : null;
  }

  /** One gesture, put together. */
  async compose(actions: string[], chosen: string[] | null): Promise<Composed | null> {
    if (!this.snapshot) return null;
    const answer = await this.ask({ type: "compose", id: fresh(), actions, chosen });
    return answer.type === "composed" && answer.seq === this.snapshot?.seq ? answer : null;
  }

  override get tag(): Tag | null {
    return this.choosing.tag;
  }

  override gesture(found: Gesture[]): void {
    void this.choosing.gesture(found);
  }

  override toggle(target: string, nth: number): void {
    this.choosing.toggle(target, nth);
  }

  private settled(answer: ServerMessage): boolean {
    if (answer.type === "refused") this.tell(answer.say, answer.clause);
    if (answer.type === "problem" && answer.code !== "stale") this.tell(answer.say);
    return answer.type === "done";
  }

  tell(what: Message | string, clause = ""): void {
    const say = typeof what === "string" ? { id: "plain", args: { text: what } } : what;
    this.notice = what === "" ? null : { say, clause, at: this.pointed };
  }

  override press(options: Option[], ask = ""): void {
    this.choosing.press(options, ask);
  }

  override choose(option: Option, payload?: unknown): void {
    this.choosing.choose(option, payload);
  }

  override consider(option: Option | null): void {
    this.choosing.consider(option);
  }

  /** The strongest bot is asked what it would do from what this seat knows; everybody hears that it was. */
  async hint(): Promise<void> {
    if (!this.snapshot || !this.yourTurn || this.pondering) return;
    this.pondering = true;
    this.notice = null;
    const answer = await this.ask({ type: "hint", id: fresh(), seq: this.snapshot.seq });
    this.pondering = false;
    if (answer.type === "hinted") {
      if (answer.seq !== this.snapshot?.seq) return;
      this.advised = answer.seq;
      this.advice = answer.moves;
    } else this.settled(answer);
  }

  /** What the coach of this seat has to say to somebody who has learnt this. */
  async coach(learnt: string[], wanted: boolean): Promise<Coached | null> {
    if (!this.snapshot || this.link !== "open") return null;
    const answer = await this.ask({ type: "coach", id: fresh(), learnt, wanted });
    return answer.type === "coached" ? answer : null;
  }

  async undo(): Promise<void> {
    if (!this.snapshot) return;
    this.notice = null;
    this.settled(await this.ask({ type: "undo", id: fresh(), seq: this.snapshot.seq }));
  }

  /** The others were asked about an undo, and the asker hears what came of it. */
  private async answered(wish: UndoRequest): Promise<void> {
    const before = this.snapshot;
    // The table is told before its snapshot, and answers come after both.
    await this.ask({ type: "ping", id: fresh() });
    if (branch(this.snapshot) !== branch(before)) this.tell(t("play-your-move-is-taken-back"));
    else if (this.snapshot?.mark !== before?.mark) this.tell(t("play-the-game-went-on-so"));
    else if (wish.wanted.length > 0) this.tell(t("play-the-others-would-rather-not"));
  }

  async consent(yes: boolean): Promise<void> {
    this.settled(await this.ask({ type: "consent", id: fresh(), yes }));
  }

  async takeBack(): Promise<void> {
    this.settled(await this.ask({ type: "take-back", id: fresh() }));
  }
}
