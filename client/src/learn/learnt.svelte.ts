// What a person has learnt, kept with the browser: lessons done, puzzles solved, days in a row, what the coach said.
interface Kept {
  lessons: string[];
  puzzles: string[];
  days: string[];
  heard: string[];
}

const KEY = "learnt";

function read(): Kept {
  const nothing: Kept = { lessons: [], puzzles: [], days: [], heard: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
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

  private add(what: keyof Kept, name: string): void {
    if (this.kept[what].includes(name)) return;
    this.kept = { ...this.kept, [what]: [...this.kept[what], name] };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  lesson = (game: string, name: string): void => this.add("lessons", `${game}/${name}`);
  puzzle = (name: string): void => this.add("puzzles", name);
  day = (date: string): void => this.add("days", date);
  heard = (what: string): void => this.add("heard", what);

  knowsLesson = (game: string, name: string): boolean => this.kept.lessons.includes(`${game}/${name}`);
  solved = (name: string): boolean => this.kept.puzzles.includes(name);
  has = (what: string): boolean => this.kept.heard.includes(what);
  streak = (today = new Date()): number => streakOf(this.kept.days, today);

  /** Everything is forgotten. */
  forget(): void {
    localStorage.removeItem(KEY);
    this.kept = read();
  }
}

export const learnt = new Learnt();
