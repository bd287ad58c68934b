// What a board needs: the options by the things they touch, names, pictures. A replay uses it as it is; play extends it.
import type { Drafted, Option } from "./wire.gen";
import { named } from "./words";

/** The players' colors, where a view has them. */
export function colorsOf(view: object): string[] {
  const players = "players" in view && Array.isArray(view.players) ? (view.players as { color?: string }[]) : [];
  return players.flatMap((player) => (player.color ? [player.color] : []));
}

export class Desk {
  game = $state("");
  edition = $state("");
  names = $state.raw<string[]>([]);
  seat = $state(-1);
  /** Where a game speaks of players by color. */
  colors = $state.raw<string[]>([]);
  options = $state.raw<Option[]>([]);
  /** Several options on one thing: which are shown to choose from. */
  menu = $state.raw<Option[]>([]);
  /** Which seats are bots. */
  bots = $state.raw<boolean[]>([]);
  readonly live: boolean = false;

  byTarget = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      for (const target of option.targets) found.set(target, [...(found.get(target) ?? []), option]);
    }
    return found;
  });
  byText = $derived(new Map(this.options.map((option) => [option.text, option])));

  at(target: string): Option[] {
    return this.byTarget.get(target) ?? [];
  }

  /** Where the pictures of this game hang. */
  art(id: string): string {
    return `/art/${this.game}/${id}.svg?v=${this.edition}`;
  }

  name(seat: number): string {
    return this.names[seat] ?? `Seat ${seat + 1}`;
  }

  /** A sentence of the server with the people's names in it. */
  told(sentence: string): string {
    return named(sentence, this.names, this.seat, this.colors);
  }

  /** A thing on the table was pressed; `ask` is the move a person may have meant where there is no option. */
  press(_options: Option[], _ask = ""): void {
    return;
  }

  /** A person considers an option: what it would do is shown. */
  consider(_option: Option | null): void {
    return;
  }

  choose(_option: Option, _payload?: unknown): void {
    return;
  }

  /** What goes with an option that asks for something free-form, such as a drawing; the board knows. */
  payloads: ((option: Option) => unknown) | null = null;

  /** The moves are sent; all happen or none. */
  async act(_actions: string[], _payload?: unknown): Promise<boolean> {
    return false;
  }

  /** What free-form work would be worth, without handing it in. */
  async try(_actions: string[], _payload: unknown): Promise<Drafted | null> {
    return null;
  }
}
