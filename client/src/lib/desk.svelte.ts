// What a board needs: the options by the things they touch, names, pictures. A replay uses it as it is; play
// extends it.
import { language, t } from "./language.svelte";
import { pictures } from "./pictures.svelte";
import type { Composed, Drafted, Gesture, Message, Option } from "./wire.gen";

/** A gesture being put together: its run of choices, and the set that goes with it, such as a payment. */
export interface Tag {
  gesture: Gesture;
  /** Nothing where the gesture has no set. */
  made: Composed | null;
}

export class Desk {
  game = $state("");
  names = $state.raw<string[]>([]);
  seat = $state(-1);
  options = $state.raw<Option[]>([]);
  gestures = $state.raw<Gesture[]>([]);
  /** Which seats are bots. */
  bots = $state.raw<boolean[]>([]);
  readonly live: boolean = false;
  /** Things that a film shows on their way: they do not fly by themselves as well. */
  filmed: ReadonlySet<string> = new Set();

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

  /** The gestures that touch just these, or where there are none, those that begin so. */
  touching(touches: string[]): Gesture[] {
    const found = this.gestures.filter((each) => touches.every((touch, index) => each.touches[index] === touch));
    const just = found.filter((each) => each.touches.length === touches.length);
    return just.length > 0 ? just : found;
  }

  /** What is being put together. */
  get tag(): Tag | null {
    return null;
  }

  /** A thing on the table with gestures of its own was pressed. */
  gesture(_found: Gesture[]): void {
    return;
  }

  /** A member of the set is put in, taken out, or used in another way. */
  toggle(_target: string, _nth: number): void {
    return;
  }

  /** The choice that names the nth thing of a kind in the set being put together; nothing where it is not in it. */
  named(target: string, nth: number): string {
    const made = this.tag?.made;
    const texts = made?.parts.filter((part) => part.target === target).map((part) => part.text) ?? [];
    return made?.chosen.filter((text) => texts.includes(text))[nth] ?? "";
  }

  /** Where the pictures of this game hang. */
  art(id: string): string {
    return pictures.of(this.game, id);
  }

  name(seat: number): string {
    return this.names[seat] ?? t("seat", { number: seat + 1 });
  }

  /** A message in the reader's words, with the people's names in it; nothing until the game's words are here. */
  say(message: Message): string {
    if (message.id === "plain") return String(message.args?.["text"] ?? "");
    return language.told(this.game, message, this.names, this.seat);
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
  /** What the board would rather have asked about once more. */
  doubts: ((option: Option) => boolean) | null = null;

  /** The moves are sent; all happen or none. */
  async act(_actions: string[], _payload?: unknown): Promise<boolean> {
    return false;
  }

  /** What free-form work would be worth, without handing it in. */
  async try(_actions: string[], _payload: unknown): Promise<Drafted | null> {
    return null;
  }
}
