// Messages put into words, as core/words.py does it: tests/words_vectors.json holds both to the same sentences.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./wire.gen";

export type Arg = number | string | Message | (number | string | Message)[];
export type Args = Record<string, Arg>;

/** CAP($who) in a catalogue: the same with a capital, for the head of a sentence. */
const CAP = ([said]: unknown[]): string => {
  const text = said instanceof FluentNumber ? String(said.value) : String(said);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A catalogue of one language, read once. */
export function bundle(locale: string, text: string): FluentBundle {
  // Names and numbers stand bare, as in the terminal.
  const made = new FluentBundle(locale === "xx-pseudo" ? "en" : locale, { useIsolating: false, functions: { CAP } });
  made.addResource(new FluentResource(text));
  return made;
}

/** The catalogues of one language, the nearest first. */
export class Words {
  constructor(private readonly bundles: FluentBundle[]) {}

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message as the person of seat `me` reads it; seats are called by their names. */
  say(message: Message, names: readonly string[] = [], me = -1): string {
    const found = this.pattern(message.id);
    if (!found) return `{${message.id}}`;
    return found.bundle.formatPattern(found.pattern, this.values(message, names, me), []);
  }

  private pattern(id: string) {
    const [name = "", attribute = ""] = id.split(".");
    for (const each of this.bundles) {
      const message = each.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle: each, pattern };
    }
    return null;
  }

  /** Each argument by its name, and what a catalogue may select on: `$card-id`, `$who-is`, `$cards-count`. */
  private values(message: Message, names: readonly string[], me: number): Record<string, FluentVariable> {
    const args = message.args ?? {};
    if (message.id === "seat") return seatValues(Number(args["seat"]), names, me);
    const found: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      found[name] = typeof arg === "number" ? arg : this.text(arg, names, me);
      if (Array.isArray(arg)) found[`${name}-count`] = arg.length;
      else if (typeof arg === "object") {
        found[`${name}-id`] = arg.id;
        if (arg.id === "seat") found[`${name}-is`] = arg.args?.["seat"] === me ? "you" : "other";
      }
    }
    return found;
  }

  private text(arg: Arg, names: readonly string[], me: number): string {
    if (typeof arg === "string") return arg;
    if (typeof arg === "number") return this.say({ id: "number", args: { n: arg } });
    if (!Array.isArray(arg)) return this.say(arg, names, me);
    const said = arg.map((each) => this.text(each, names, me));
    if (said.length === 0) return this.say({ id: "list-none" });
    return said.reduce((joined, each, index) => {
      const id = index + 1 < said.length ? "list-more" : index === 1 ? "list-two" : "list-last";
      return this.say({ id, args: { first: joined, second: each } });
    });
  }
}

function seatValues(seat: number, names: readonly string[], me: number): Record<string, FluentVariable> {
  const name = names[seat] ?? "";
  return { number: seat + 1, name, is: seat === me ? "you" : name ? "name" : "number" };
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."àƀćđēƒġħĩĵķĺḿńōƥɋŕśţũṽŵẋŷžÀɃĆĐĒƑĠĦĨĴĶĹḾŃŌƤɊŔŚŢŨṼŴẊŶŽ"];

/** English with accents and in brackets: what it does not reach comes from no catalogue. */
export const accented = (text: string): string =>
  `⟦${[...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("")}⟧`;
