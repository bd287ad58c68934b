// Journal lines as scenes: what their shots show, whose they are, and which were the others' last turn.
import type { Flight, JournalLine, Message } from "../lib/wire.gen";
import type { Place } from "./places";

/** One thing on its way, and where its start was before the picture changed. */
export interface Flying extends Flight {
  from?: Place | null;
}

export interface Scene {
  say: Message;
  seat: number;
  /** All of it was done from the reader's own seat. */
  own: boolean;
  flights: Flying[];
  glows: string[];
  /** The messages of its lines: what is heard with it. */
  ids: string[];
}

/** How many scenes of a long turn are shown again. */
const MOST = 12;
/** No turn has more lines. */
const LOOKED = 80;

/** The scenes of some lines as they are seen from a seat; a line without a shot belongs to the scene before it. */
export function scenes(lines: readonly JournalLine[], seat: number): Scene[] {
  const found: Scene[] = [];
  let before: string[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.shot) {
      found.push({
        say: line.shot.say ?? line.say,
        seat: line.seat,
        own: line.seat === seat,
        flights: line.shot.flights ?? [],
        glows: line.shot.glows ?? [],
        ids: [...before, line.say.id],
      });
      before = [];
    } else if (last) {
      last.own &&= line.seat === seat;
      last.ids.push(line.say.id);
    } else before.push(line.say.id);
  }
  // What one put down oneself lies there already when everybody's is turned over.
  for (const scene of found)
    if (!scene.own) scene.flights = scene.flights.filter((flight) => !mine(flight.end, seat) || scene.seat < 0);
  return found;
}

const mine = (places: readonly string[], seat: number): boolean =>
  places.some((place) => place.startsWith(`seat:${seat}:`));

/** What the others did last: since one's own last move, or before it where nothing has followed. */
export function othersLast(lines: readonly JournalLine[], seat: number): Scene[] {
  const found = scenes(lines.slice(-LOOKED), seat);
  const last = found.findLastIndex((scene) => !scene.own);
  const before = found.slice(0, last + 1).findLastIndex((scene) => scene.own);
  return found.slice(before + 1, last + 1).slice(-MOST);
}

/** The first line in which two journals differ: what comes from there on is new. */
export function parted(before: readonly JournalLine[], now: readonly JournalLine[]): number {
  let at = Math.min(before.length, now.length);
  while (at > 0 && before[at - 1] !== now[at - 1]) at--;
  return at;
}
