// What onlookers are told of a running game: asked for again and again while somebody looks on.
import * as api from "../lib/api";
import type { WatchedChances } from "../lib/wire.gen";

const PACE = 4000; // milliseconds between two questions
const SOON = 700; // while more is being worked out

export class Watching {
  now = $state.raw<WatchedChances | null>(null);
  readonly points: readonly number[][] = $derived(this.now?.points ?? []);
  readonly last: readonly number[] = $derived(this.points.at(-1) ?? []);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open = false;

  constructor(private readonly id: string) {}

  /** Asks until what comes back is called. */
  follow(): () => void {
    this.open = true;
    void this.ask();
    return () => {
      this.open = false;
      clearTimeout(this.timer);
    };
  }

  private async ask(): Promise<void> {
    try {
      const found = await api.watchedChances(this.id);
      if (!this.open) return;
      this.now = found;
    } catch {
      // What was told stays; the next question may be answered.
    }
    if (this.open) this.timer = setTimeout(() => void this.ask(), this.now?.more ? SOON : PACE);
  }
}
