// The review of a game as it comes: asked for until it is there, has failed, or nobody looks any more.
import * as api from "../lib/api";
import type { Chance, ReviewInfo, ReviewNow } from "../lib/wire.gen";

const PACE = 700; // milliseconds between two questions

export class Looking {
  now = $state.raw<ReviewNow | null>(null);
  trouble = $state("");
  readonly review: ReviewInfo | null = $derived(this.now?.review ?? null);
  /** The first curve is there before the rest. */
  readonly curve: Chance[] = $derived(this.review?.curve ?? this.now?.curve ?? []);
  readonly failed: boolean = $derived(this.trouble !== "" || this.now?.state === "failed");
  /** How much is done, from 0 to 1. */
  readonly share: number = $derived(this.now && this.now.total > 0 ? this.now.done / this.now.total : 0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open = false;

  constructor(private readonly id: string) {}

  /** Asks until there is an answer; what comes back ends it. */
  follow(again = false): () => void {
    this.open = true;
    this.trouble = "";
    void this.ask(again);
    return () => {
      this.open = false;
      clearTimeout(this.timer);
    };
  }

  private async ask(again: boolean): Promise<void> {
    try {
      const found = await api.review(this.id, again);
      if (!this.open) return;
      this.now = found;
      if (found.state === "waiting" || found.state === "working")
        this.timer = setTimeout(() => void this.ask(false), PACE);
    } catch (error) {
      if (this.open) this.trouble = error instanceof Error ? error.message : "";
    }
  }
}
