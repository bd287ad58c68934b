// A person at a puzzle's table: moves are tried on the engine, and nothing is stored.
import * as api from "../lib/api";
import { open } from "../lib/kits";
import { language, t } from "../lib/language.svelte";
import { Play } from "../lib/play.svelte";
import type { Drafted, Option, PuzzleNow } from "../lib/wire.gen";
import { learnt } from "./learnt.svelte";

export class PuzzlePlay extends Play {
  now = $state.raw<PuzzleNow | null>(null);
  sending = $state(false);
  done = $derived(this.now !== null && (this.now.why !== null || this.now.outcome === "solved"));
  private moves: string[] = [];

  constructor(
    game: string,
    readonly number: number,
    readonly day: string,
  ) {
    super("");
    this.game = game;
  }

  override async open(): Promise<void> {
    this.link = "open";
    try {
      await Promise.all([open(this.game), language.load(this.game), api.me()]);
      await this.again();
    } catch (error) {
      this.closed = error instanceof Error ? error.message : "";
    }
  }

  /** The puzzle stands as at first. */
  override again = async (): Promise<void> => {
    this.moves = [];
    this.display(await api.puzzle(this.game, this.number, { moves: [], show: false }));
  };

  /** The answer is told. */
  async give(): Promise<void> {
    this.display(await api.puzzle(this.game, this.number, { moves: [], show: true }));
  }

  override async act(actions: string[]): Promise<boolean> {
    if (this.sending || !this.now || this.done) return false;
    this.sending = true;
    this.notice = null;
    try {
      const moves = [...this.moves, ...actions];
      const now = await api.puzzle(this.game, this.number, { moves, show: false });
      if (now.outcome === "refused") {
        if (now.refusal) this.tell(now.refusal);
        return false;
      }
      this.moves = moves;
      this.display(now);
      if (now.outcome === "solved") this.remember();
      return true;
    } catch (error) {
      this.tell(error instanceof Error ? error.message : "");
      return false;
    } finally {
      this.sending = false;
    }
  }

  private remember(): void {
    learnt.puzzle(`${this.game}/${this.number}`);
    if (this.day !== "") learnt.day(this.day);
  }

  override async try(): Promise<Drafted | null> {
    return Promise.resolve(null);
  }

  override press(options: Option[], ask = ""): void {
    const [first] = options;
    if (options.length > 1) this.choosing.menu = options;
    else if (first) this.choose(first);
    else if (ask !== "") void this.act([ask]);
  }

  override choose(option: Option): void {
    this.choosing.clear();
    void this.act([option.text]);
  }

  private display(now: PuzzleNow): void {
    this.now = now;
    this.names = now.names.map((name, seat) => (seat === now.snapshot.seat ? t("lesson-you") : name));
    this.bots = now.names.map((_, seat) => seat !== now.snapshot.seat);
    this.snapshot = now.snapshot;
    this.seat = now.snapshot.seat;
    this.options = now.why === null ? now.snapshot.options : [];
    this.journal = now.snapshot.told;
    this.choosing.clear();
  }
}
