// The film of a table, as its journal grows. What was told before one came is not shown again by itself.
import { tick, untrack } from "svelte";
import type { Play } from "../lib/play.svelte";
import { taste } from "../lib/taste.svelte";
import type { JournalLine } from "../lib/wire.gen";
import { sound } from "../sound/sound.svelte";
import { find } from "./places";
import { Projector } from "./projector.svelte";
import { othersLast, parted, scenes, type Scene } from "./scenes";

export class Film extends Projector {
  /** There is something one has not seen: it happened before one came. */
  away = $state(false);
  /** What happened while the page lay behind others. */
  private unseen: Scene[] = [];

  constructor(private readonly table: () => Play) {
    super(taste);
  }

  protected override hear(begun: readonly Scene[]): void {
    sound.tellAll(
      this.table().game,
      begun.flatMap((scene) => scene.ids),
    );
  }

  /** The others' last turn is shown again. */
  again(): void {
    const { journal, seat } = this.table();
    this.away = false;
    this.finish();
    this.show(othersLast(journal, seat));
  }

  /** The page is looked at again: what happened meanwhile is shown. */
  back(): void {
    const missed = this.unseen;
    this.unseen = [];
    this.show(missed);
  }

  /** Something was pressed: the rest of the film is told at once, and a caption that was read goes. */
  press(): void {
    if (this.playing) this.finish();
    else this.caption = null;
  }

  /** New lines, before the board shows what they tell: where things start from is looked up now. */
  take(lines: readonly JournalLine[]): void {
    const play = this.table();
    const found = scenes(lines, play.seat);
    for (const scene of found) this.tell(scene.say);
    // What has no scene is heard at once.
    if (found.length === 0)
      sound.tellAll(
        play.game,
        lines.map((line) => line.say.id),
      );
    // What one has just done oneself is there at once; what others brought about belongs to their move.
    const own = found.filter((scene) => scene.own && play.busy);
    const others = found.filter((scene) => !own.includes(scene));
    if (own.length > 0) this.away = false;
    if (document.hidden) {
      this.unseen = [...this.unseen, ...others];
      return;
    }
    const flies = !taste.still && taste.pace !== "once";
    if (flies) for (const flight of found.flatMap((scene) => scene.flights)) flight.from = find(flight.start);
    play.filmed = new Set(
      flies ? found.filter((scene) => !scene.own).flatMap((scene) => scene.flights.map((flight) => flight.thing)) : [],
    );
    void tick().then(() => {
      this.showOwn(own);
      this.show(others);
    });
  }
}

export function follow(table: () => Play): Film {
  const film = new Film(table);
  let before: JournalLine[] | null = null;
  // Before the board changes: things are still where they start from.
  $effect.pre(() => {
    const play = table();
    const [lines, snapshot] = [play.journal, play.snapshot];
    untrack(() => {
      play.filmed = new Set();
      if (!snapshot) {
        before = null;
        film.stop();
      } else if (before === null) {
        before = lines;
        film.away = !snapshot.result && play.seat >= 0 && othersLast(lines, play.seat).length > 0;
      } else if (before !== lines) {
        const fresh = lines.slice(parted(before, lines));
        before = lines;
        film.take(fresh);
      }
    });
  });
  $effect(() => {
    const look = (): void => {
      if (!document.hidden) film.back();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      film.stop();
    };
  });
  return film;
}
