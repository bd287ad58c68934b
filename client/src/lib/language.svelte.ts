// The language of this reader: by a link's ?lang=, by the setting, by the browser. The page's own sentences come
// with it; those of a game are fetched once, from the same catalogues the server speaks from.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../locale/en.ftl?raw";
import { type Args, Words, accented, bundle } from "./say";
import type { Message } from "./wire.gen";

export const PSEUDO = "xx-pseudo";
const OTHERS = import.meta.glob<string>(["../locale/*.ftl", "!../locale/en.ftl"], { query: "?raw", import: "default" });
const KEPT = "language";

/** The languages the page itself speaks. */
export const LOCALES = ["en", ...Object.keys(OTHERS)].map((path) => path.replace(/^.*\/|\.ftl$/g, ""));

/** The first wanted language there are words for, a region's own or its language's; otherwise English. */
export function nearest(wanted: readonly string[], known: readonly string[] = [...LOCALES, PSEUDO]): string {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split("-");
    for (let length = parts.length; length > 0; length--) {
      const found = known.find((each) => each.toLowerCase() === parts.slice(0, length).join("-"));
      if (found) return found;
    }
  }
  return "en";
}

type Pattern = string | { variants?: { value: unknown }[] } | Pattern[];

/** Every text of a pattern in accents; what is counted, chosen and put in stays. */
function accent(pattern: unknown): Pattern {
  if (typeof pattern === "string") return accented(pattern).slice(1, -1);
  if (Array.isArray(pattern)) return pattern.map(accent);
  const chosen = pattern as { variants?: { value: unknown }[] };
  return chosen.variants
    ? { ...chosen, variants: chosen.variants.map((each) => ({ ...each, value: accent(each.value) })) }
    : chosen;
}

/** The page's English in the pseudo-language. */
export function pseudo(text: string): FluentBundle {
  const resource = new FluentResource(text);
  for (const entry of resource.body as { value: unknown; attributes: Record<string, unknown> }[]) {
    const dressed = (pattern: unknown): unknown => (pattern === null ? null : ["⟦", accent(pattern), "⟧"].flat());
    entry.value = dressed(entry.value);
    entry.attributes = Object.fromEntries(
      Object.entries(entry.attributes).map(([name, each]) => [name, dressed(each)]),
    );
  }
  const made = bundle("en", "");
  made.addResource(resource, { allowOverrides: true });
  return made;
}

class Language {
  locale = $state("en");
  private own = $state.raw<FluentBundle[]>([bundle("en", english)]);
  private readonly page = $derived(new Words(this.own));
  private games = $state.raw<Record<string, Words>>({});
  private readonly asked = new Map<string, Promise<void>>();
  /** What games are called, as far as they are known. */
  titles = $state.raw<Record<string, string>>({});
  /** How the words of a game are found: whoever opens a table has them already. */
  find: (game: string, place: string) => Promise<string> = () => Promise.resolve("");

  /** The page's words are here. */
  readonly ready = this.choose(this.wanted());

  /** What the reader asked for, the most pressing wish first. */
  wanted(): string[] {
    const link = new URLSearchParams(location.search).get("lang");
    const kept = this.kept;
    return [...(link ? [link] : []), ...(kept ? [kept] : []), ...navigator.languages];
  }

  /** The setting; empty when the browser decides. */
  get kept(): string {
    return localStorage.getItem(KEPT) ?? "";
  }

  async keep(locale: string): Promise<void> {
    if (locale) localStorage.setItem(KEPT, locale);
    else localStorage.removeItem(KEPT);
    await this.choose(this.wanted());
  }

  private async choose(wanted: readonly string[]): Promise<void> {
    const locale = nearest(wanted);
    const base = bundle("en", english);
    if (locale === PSEUDO) this.own = [pseudo(english), base];
    else if (locale === "en") this.own = [base];
    else this.own = [bundle(locale, (await OTHERS[`../locale/${locale}.ftl`]?.()) ?? ""), base];
    this.locale = locale;
    document.documentElement.lang = locale;
    const known = Object.keys(this.games);
    this.asked.clear();
    this.games = {};
    for (const game of known) void this.load(game);
  }

  /** A sentence of the page itself. */
  say(id: string, args?: Args): string {
    return this.page.say(args ? { id, args } : { id });
  }

  /** The words of a game are here, or will be soon. */
  load(game: string): Promise<void> {
    const place = `${this.locale}/${game}`;
    const asked = this.asked.get(place) ?? this.fetch(place, game);
    this.asked.set(place, asked);
    return asked;
  }

  private async fetch(place: string, game: string): Promise<void> {
    const text = await this.find(game, place).catch(() => "");
    if (text) this.games = { ...this.games, [game]: new Words([bundle(this.locale, text)]) };
    else this.asked.delete(place);
  }

  /** What a game says, as somebody reads it; nothing until its words are here. */
  told(game: string, message: Message, names: readonly string[] = [], me = -1): string {
    return this.games[game]?.say(message, names, me) ?? "";
  }

  knows(game: string, id: string): boolean {
    return this.games[game]?.has(id) ?? false;
  }
}

export const language = new Language();

/** What is played at a table, in the reader's language. */
export function titled(table: { game: string; title: string }): string {
  return language.titles[table.game] ?? table.title;
}

/** A sentence of the page, by its id in locale/en.ftl. */
export const t = (id: string, args?: Args): string => language.say(id, args);
