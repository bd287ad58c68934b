// What a table of a game needs to be read comes in one piece, once: what it is called, its words and its rules. Its
// pictures are another piece, and nobody waits for them.
import { Trouble, games } from "./api";
import { language } from "./language.svelte";
import { pictures } from "./pictures.svelte";
import type { GameInfo, Kit } from "./wire.gen";

/** What the server wrote into the page that was opened at a table: where its kit and its pictures lie. */
const written = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
const asked = new Map<string, Promise<Kit>>();

/** The kit, if a table of this game was opened. */
export const opened = (key: string): Promise<Kit> | undefined => asked.get(`${language.locale}/${key}`);

/** The kit is here, or will be soon; the pictures come by themselves. */
export function open(key: string): Promise<Kit> {
  const place = `${language.locale}/${key}`;
  const found = asked.get(place) ?? fetched(place, key);
  asked.set(place, found);
  return found;
}

language.find = async (game, place) => {
  const kit = opened(game);
  if (kit) return (await kit).words;
  const answer = await fetch(`/api/words/${place}.ftl`);
  return answer.ok ? answer.text() : "";
};

/** A page that was opened at a table asks for its kit before anything else. */
export function openEarly(): void {
  const [, key] = /^[/]api[/]kits[/][^/]+[/](\w+)[.]json/.exec(written("kit")) ?? [];
  if (key) open(key).catch(() => undefined);
}

async function fetched(place: string, key: string): Promise<Kit> {
  try {
    const early = written("kit").startsWith(`/api/kits/${place}.json`);
    const known = early ? null : await told(key);
    const named = known?.kit ?? written("kit");
    void pictures.load(key, known?.art ?? written("art"));
    const answer = await fetch(named.startsWith(`/api/kits/${place}.json`) ? named : `/api/kits/${place}.json`);
    if (!answer.ok) throw new Trouble("offline", "");
    return (await answer.json()) as Kit;
  } catch (error) {
    asked.delete(place);
    throw error;
  }
}

async function told(key: string): Promise<GameInfo | undefined> {
  return (await games()).find((each) => each.key === key);
}
