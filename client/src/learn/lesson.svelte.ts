// A learner at a lesson's table: the same board and options as at any table, but every move goes to the teacher.
import * as api from "../lib/api";
import { open } from "../lib/kits";
import { language, t } from "../lib/language.svelte";
import { Play } from "../lib/play.svelte";
import type { Drafted, LessonAnswer, LessonNow, Option } from "../lib/wire.gen";
import { learnt } from "./learnt.svelte";

export class LessonPlay extends Play {
  now = $state.raw<LessonNow | null>(null);
  sending = $state(false);
  private answers: LessonAnswer[] = [];

  constructor(
    game: string,
    readonly lesson: string,
  ) {
    super("");
    this.game = game;
  }

  override async open(): Promise<void> {
    this.link = "open";
    try {
      await Promise.all([open(this.game), language.load(this.game)]);
      await this.begin();
    } catch (error) {
      this.link = "closed";
      this.closed = error instanceof Error ? error.message : "";
    }
  }

  /** The lesson stands at its beginning. */
  async begin(): Promise<void> {
    this.answers = [];
    await api.me();
    this.display(await api.lesson(this.game, this.lesson, { answers: [], attempt: null }));
  }

  /** What was read is read. */
  onward = (): Promise<boolean> => this.act([]);

  override async act(actions: string[], payload?: unknown): Promise<boolean> {
    if (this.sending || !this.now) return false;
    this.sending = true;
    this.notice = null;
    const attempt: LessonAnswer = { moves: actions, payload: payload ?? null };
    try {
      const now = await api.lesson(this.game, this.lesson, { answers: this.answers, attempt });
      const kept = now.outcome === "on" || now.outcome === "kept";
      if (kept) this.answers = [...this.answers, attempt];
      this.display(now);
      return kept;
    } catch (error) {
      this.tell(error instanceof Error ? error.message : "");
      return false;
    } finally {
      this.sending = false;
    }
  }

  override async try(actions: string[], payload: unknown = null): Promise<Drafted | null> {
    try {
      return await api.lessonDraft(this.game, this.lesson, {
        answers: this.answers,
        attempt: { moves: actions, payload },
      });
    } catch {
      return null;
    }
  }

  override press(options: Option[], ask = ""): void {
    const [first] = options;
    if (options.length > 1) this.choosing.menu = options;
    else if (first) this.choose(first);
    else if (ask !== "") void this.act([ask]);
  }

  override choose(option: Option, payload?: unknown): void {
    const given = payload ?? this.payloads?.(option);
    this.choosing.clear();
    void this.act([option.text], given);
  }

  override async hint(): Promise<void> {
    return Promise.resolve();
  }

  private display(now: LessonNow): void {
    this.now = now;
    this.names = now.names.map((name, seat) => (seat === now.snapshot.seat ? t("lesson-you") : name));
    this.bots = now.names.map((_, seat) => seat !== now.snapshot.seat);
    this.snapshot = now.snapshot;
    this.seat = now.snapshot.seat;
    this.options = now.snapshot.options;
    this.journal = now.snapshot.told;
    this.choosing.clear();
    if (now.step >= now.steps) learnt.lesson(this.game, this.lesson);
  }
}
