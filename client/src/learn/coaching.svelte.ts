// Whether a coach sits beside this browser's person, game by game, and how a coached game begins.
import * as api from "../lib/api";
import { usual } from "../lib/levels";
import { router } from "../lib/router.svelte";
import type { GameInfo } from "../lib/wire.gen";

const KEY = "coach";
const GENTLE = "novice";
type Wish = "on" | "off";

function read(): Record<string, Wish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Wish>;
  } catch {
    return {};
  }
}

class Coaching {
  private wishes = $state.raw<Record<string, Wish>>(read());

  /** The coach of this game is there. */
  on = (game: string): boolean => this.wishes[game] === "on";
  /** The person has said whether they want one: they are not asked again. */
  said = (game: string): boolean => this.wishes[game] !== undefined;
  /** Nobody has ever asked for a coach here, or sent one away. */
  untold = (): boolean => Object.keys(this.wishes).length === 0;

  set(game: string, wish: Wish): void {
    this.wishes = { ...this.wishes, [game]: wish };
    localStorage.setItem(KEY, JSON.stringify(this.wishes));
  }

  /** A real table with gentle bots has begun, and the coach sits beside. */
  async begin(info: GameInfo): Promise<void> {
    const level = info.levels.includes(GENTLE) ? GENTLE : usual(info.levels);
    const table = await api.playNow(info, info.rivals, level, info.first);
    this.set(info.key, "on");
    router.go(`/t/${table.id}`);
  }
}

export const coaching = new Coaching();
