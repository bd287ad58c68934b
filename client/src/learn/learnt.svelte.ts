// What a person has learnt, kept with the browser and, where they have an account, with it: lessons done, puzzles
// solved, days in a row, what the coach said. It is a set of names, and two such sets are simply put together.
import * as api from "../lib/api";
import type { Me } from "../lib/wire.gen";

interface Kept {
  lessons: string[];
  puzzles: string[];
  days: string[];
  heard: string[];
}

const KEY = "learnt";
const KINDS = ["lessons", "puzzles", "days", "heard"] as const;

function read(): Kept {
  const nothing: Kept = { lessons: [], puzzles: [], days: [], heard: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** Everything as one list of names, as an account keeps it. */
export function listed(kept: Kept): string[] {
  return KINDS.flatMap((kind) => kept[kind].map((name) => `${kind} ${name}`));
}

/** What was kept, with names of a list besides. */
export function merged(kept: Kept, items: readonly string[]): Kept {
  const found: Kept = { ...kept };
  for (const kind of KINDS) {
    const more = items.filter((item) => item.startsWith(`${kind} `)).map((item) => item.slice(kind.length + 1));
    found[kind] = [...new Set([...kept[kind], ...more])];
  }
  return found;
}

/** A day as people of one place call it. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How many days in a row end today, or yesterday where today is still open. */
export function streakOf(days: readonly string[], today: Date): number {
  const solved = new Set(days);
  const day = new Date(today);
  if (!solved.has(dayOf(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  for (; solved.has(dayOf(day)); day.setDate(day.getDate() - 1)) count++;
  return count;
}

class Learnt {
  private kept = $state.raw<Kept>(read());
  /** The login of the account that keeps it too. */
  private account = "";

  constructor() {
    api.greeted.add((me) => void this.meet(me));
  }

  private add(what: keyof Kept, name: string): void {
    if (this.kept[what].includes(name)) return;
    this.keep({ ...this.kept, [what]: [...this.kept[what], name] });
    if (this.account !== "") api.learn([`${what} ${name}`]).catch(() => undefined);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }

  /** Whoever signs in brings along what they learnt here, and finds what they learnt elsewhere. */
  async meet(me: Me): Promise<void> {
    const account = me.kind === "account" ? me.login : "";
    if (account === this.account) return;
    this.account = account;
    if (account === "") return;
    try {
      this.keep(merged(this.kept, (await api.learn(listed(this.kept))).items));
    } catch {
      this.account = ""; // another greeting tries again
    }
  }

  lesson = (game: string, name: string): void => this.add("lessons", `${game}/${name}`);
  puzzle = (name: string): void => this.add("puzzles", name);
  day = (date: string): void => this.add("days", date);
  heard = (game: string, what: string): void => this.add("heard", `${game}/${what}`);

  knowsLesson = (game: string, name: string): boolean => this.kept.lessons.includes(`${game}/${name}`);
  solved = (name: string): boolean => this.kept.puzzles.includes(name);
  streak = (today = new Date()): number => streakOf(this.kept.days, today);
  /** What the coach of a game need not say again. */
  of = (game: string): string[] =>
    this.kept.heard.filter((name) => name.startsWith(`${game}/`)).map((name) => name.slice(game.length + 1));

  /** All of it, to be taken along. */
  all = (): string[] => listed(this.kept);

  /** The coach of a game begins at the beginning. */
  async unhear(game: string): Promise<void> {
    await this.replace({ ...this.kept, heard: this.kept.heard.filter((name) => !name.startsWith(`${game}/`)) });
  }

  /** Everything is forgotten. */
  async forget(): Promise<void> {
    await this.replace({ lessons: [], puzzles: [], days: [], heard: [] });
  }

  private async replace(kept: Kept): Promise<void> {
    this.keep(kept);
    if (this.account === "") return;
    await api.unlearn();
    if (listed(kept).length > 0) await api.learn(listed(kept));
  }
}

export const learnt = new Learnt();
