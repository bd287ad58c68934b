// Talk at one table: what is new, and whom one would rather not hear. Whom one mutes is kept in this browser alone.
import { chime, notify } from "./bell";
import { t } from "./language.svelte";
import type { Play } from "./play.svelte";
import type { SaidInfo } from "./wire.gen";

export const SIGNS = ["bravo", "laugh", "wow", "think", "sorry", "thanks"] as const;

export class Life {
  muted = $state.raw(new Set<string>(JSON.parse(localStorage.getItem("muted") ?? "[]") as string[]));
  /** The last thing this person has seen. */
  seen = $state(0);
  private nudged = -1;

  constructor(private readonly play: Play) {}

  private readonly name = (seat: number): string => this.play.table?.chairs[seat]?.name ?? "";

  /** What is said, without those one has muted. */
  get said(): SaidInfo[] {
    return (this.play.table?.said ?? []).filter((line) => !this.muted.has(this.name(line.seat)));
  }
  get fresh(): SaidInfo[] {
    return this.said.filter((line) => line.n > this.seen && !this.play.mine.includes(line.seat));
  }

  mute(seat: number, on: boolean): void {
    const names = new Set(this.muted);
    if (on) names.add(this.name(seat));
    else names.delete(this.name(seat));
    this.muted = names;
    localStorage.setItem("muted", JSON.stringify([...names].slice(-200)));
  }

  /** Everything said so far has been read. */
  read(): void {
    this.seen = this.play.table?.said.at(-1)?.n ?? this.seen;
  }

  /** A line as it is shown, and read aloud. */
  line(said: SaidInfo): string {
    const what = said.sign ? t(`sign-${said.sign}`) : said.text;
    return t("life-said", { name: this.play.name(said.seat), what });
  }

  /** Somebody reminded this person; whoever just came in hears of old reminders no more. */
  listen(): void {
    const latest = Math.max(0, ...(this.play.table?.chairs ?? []).map((chair) => (chair.yours ? chair.nudged : 0)));
    if (this.nudged >= 0 && latest > this.nudged) {
      chime();
      notify(t("life-you-are-waited-for"));
      this.play.tell(t("life-you-are-waited-for"));
    }
    this.nudged = latest;
  }
}
