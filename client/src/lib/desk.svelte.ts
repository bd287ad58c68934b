// What a board needs: the options by the things they touch, names, pictures. A replay uses it as it is; play extends it.
import type { Option } from "./wire.gen";

export class Desk {
  game = $state("");
  edition = $state("");
  names = $state.raw<string[]>([]);
  seat = $state(-1);
  options = $state.raw<Option[]>([]);
  /** Several options on one thing: which are shown to choose from. */
  menu = $state.raw<Option[]>([]);
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
}
