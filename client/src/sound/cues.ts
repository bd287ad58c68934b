// Which sound belongs to which line of the journal: by the beginning of its message, game by game. What is not here is
// silent.
import type { Voice } from "./voices";

export const CUES: Record<string, Record<string, Voice>> = {
  art_society: {
    "line-as-setup-11": "card",
    "line-as-auction-02": "card",
    "line-as-auction-07": "hammer",
    "line-as-bid-05": "turn",
    "line-as-take-01": "hammer",
    "line-as-place-01": "card",
    "line-as-assist": "card",
    "line-as-decor-04": "coin",
    "line-as-decor-05": "coin",
    "line-as-decor-07": "card",
    "line-as-space-03": "card",
    "line-as-prestige-02": "award",
    "line-as-prestige-06": "award",
    "line-as-round-01": "card",
  },
  artbox: {
    "line-ab-canvas-01": "card",
    "line-ab-canvas-06": "dice",
    "line-ab-draw-04": "pencil",
    "line-ab-flow-11": "pencil",
    "line-ab-async-02": "pencil",
    "line-ab-guess-05": "turn",
    "line-ab-guess-07": "sand",
    "line-ab-award-02": "turn",
    "line-token": "award",
  },
  avant_carde: {
    "line-ac-play-02": "card",
    "line-ac-play-03": "card",
    "line-ac-play-13": "card",
    "line-ac-conc": "card",
    "line-ac-round-07": "turn",
    "line-ac-buy-04": "coin",
    "line-ac-buy-10": "card",
    "line-ac-token-04": "coin",
    "line-ac-token-16": "coin",
    "line-ac-award-02": "award",
  },
  art_decko: {
    "line-ad-haggle-01": "card",
    "line-ad-acquire-05": "coin",
    "line-ad-show-11": "coin",
    "line-ad-acquire-06": "card",
    "line-ad-show-14": "hammer",
    "line-ad-show-08": "award",
    "line-ad-show-09": "award",
    "line-ad-show-18": "award",
    "line-ad-eot-10": "card",
    "line-ad-eot-14": "card",
  },
};

/** The sound of a journal line; the longest beginning counts. */
export function cue(game: string, id: string): Voice | null {
  let [found, length]: [Voice | null, number] = [null, 0];
  for (const [start, voice] of Object.entries(CUES[game] ?? {}))
    if (id.startsWith(start) && start.length > length) [found, length] = [voice, start.length];
  return found;
}

/** The sounds of several lines that happened at once: each kind once in a row, and not more than a few. */
export function cues(game: string, ids: readonly string[], most = 4): Voice[] {
  const voices: Voice[] = [];
  for (const id of ids) {
    const voice = cue(game, id);
    if (voice && voices.at(-1) !== voice) voices.push(voice);
  }
  return voices.slice(-most);
}
