// The points of a game counted up one thing after another, as they would be at a table.
import type { Message, Result } from "./wire.gen";
import { taste } from "./taste.svelte";

const BEAT = 900; // milliseconds a thing

export interface Row {
  name: string;
  clause: string;
  points: number[];
  notes: string[];
}

/** A row for each thing that pays, a column for each seat. */
export function rowsOf(result: Result, note: (seat: number, said: Message | string) => string): Row[] {
  const found = new Map<string, Row>();
  for (const line of result.sheet) {
    const key = line.name || line.clause;
    const row = found.get(key) ?? {
      clause: line.clause,
      name: line.name ?? "",
      points: result.totals.map(() => 0),
      notes: [],
    };
    row.points[line.seat] = (row.points[line.seat] ?? 0) + line.points;
    if (line.note && line.points !== 0) row.notes.push(note(line.seat, line.note));
    found.set(key, row);
  }
  return [...found.values()];
}

export class Counting {
  /** How many things have been counted. */
  done = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly rows: () => Row[],
    private readonly result: () => Result,
  ) {}

  get over(): boolean {
    return this.done >= this.paying.length;
  }

  /** The things that pay somebody. */
  get paying(): Row[] {
    return this.rows().filter((row) => row.points.some((each) => each !== 0));
  }

  /** What a seat has so far. */
  total(seat: number): number {
    if (this.over) return this.result().totals[seat] ?? 0;
    return this.paying.slice(0, this.done).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0);
  }

  /** The counting begins; where nothing moves it is over at once. */
  start(): () => void {
    if (taste.still) this.skip();
    else this.timer = setInterval(() => (this.over ? clearInterval(this.timer) : (this.done += 1)), BEAT);
    return () => clearInterval(this.timer);
  }

  skip = (): void => {
    clearInterval(this.timer);
    this.done = this.paying.length;
  };
}
