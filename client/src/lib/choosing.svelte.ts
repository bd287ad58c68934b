// What a person is about to do: what was pressed, what it would bring, and what is asked about once more.
import { t } from "./language.svelte";
import { taste } from "./taste.svelte";
import type { Tag } from "./desk.svelte";
import type { Composed, Drafted, Gesture, Option, Snapshot, Message } from "./wire.gen";

/** What choosing needs of the table. */
export interface Asked {
  readonly options: Option[];
  readonly snapshot: Snapshot | null;
  readonly busy: boolean;
  /** What goes with an option that asks for something free-form, such as a drawing; the board knows. */
  readonly payloads: ((option: Option) => unknown) | null;
  try(actions: string[], payload?: unknown): Promise<Drafted | null>;
  act(actions: string[], payload?: unknown): Promise<boolean>;
  compose(actions: string[], chosen: string[] | null): Promise<Composed | null>;
  tell(what: Message | string, clause?: string): void;
  /** What the board would rather have asked about once more. */
  readonly doubts?: ((option: Option) => boolean) | null;
}

const CONSIDER = 220; // a pointer that passes over the table considers nothing

export class Choosing {
  /** Several options on one thing: which are shown to choose from. */
  menu = $state.raw<Option[]>([]);
  /** Several gestures on one thing. */
  ways = $state.raw<Gesture[]>([]);
  /** What is being put together, such as a purchase and its payment. */
  tag = $state.raw<Tag | null>(null);
  considered = $state.raw<Option | null>(null);
  preview = $state.raw<Drafted | null>(null);
  /** Asked about once more. */
  confirming = $state.raw<Option | null>(null);
  /** The considered move would turn something over, or others would answer: it cannot be taken back freely. */
  final = $derived(this.preview?.sealed ?? false);

  private payload: unknown = undefined;
  private pressed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Asked) {}

  /** A thing on the table was pressed; `ask` is the move a person may have meant where there is no option. */
  press(options: Option[], ask = ""): void {
    const [first] = options;
    if (options.length > 1) this.menu = options;
    else if (first && taste.guards && this.table.options.length > 1) void this.guarded(first);
    else if (first) this.choose(first);
    else if (ask !== "") void this.why(ask);
  }

  /** A thing with gestures was pressed: the one that is meant is put together. */
  async gesture(found: Gesture[]): Promise<void> {
    const [first] = found;
    if (found.length > 1) {
      this.ways = found;
      return;
    }
    this.clear();
    if (!first) return;
    this.tag = { gesture: first, made: null };
    if (first.opens) await this.put(null);
  }

  /** The set is another one: whether it does, and what it brings, is asked. */
  private async put(chosen: string[] | null): Promise<void> {
    const tag = this.tag;
    if (!tag) return;
    if (tag.made && chosen) this.tag = { ...tag, made: { ...tag.made, chosen, actions: [] } };
    const mine = ++this.pressed;
    const made = await this.table.compose(tag.gesture.actions, chosen);
    if (mine === this.pressed && this.tag) this.tag = made ? { gesture: tag.gesture, made } : null;
  }

  /** The nth thing of a kind goes into the set in its plain way, or comes out of it. */
  toggle(target: string, nth: number): void {
    const made = this.tag?.made;
    const ways = made?.parts.filter((part) => part.target === target).map((part) => part.text) ?? [];
    const plain = ways.at(-1);
    if (!made || plain === undefined) return;
    const now = made.chosen.filter((text) => ways.includes(text))[nth];
    if (now === undefined) void this.put([...made.chosen, plain]);
    else this.use(now);
  }

  /** A member goes into the set, or comes out of it. */
  use(text: string): void {
    const chosen = [...(this.tag?.made?.chosen ?? [])];
    const at = chosen.indexOf(text);
    if (at >= 0) chosen.splice(at, 1);
    else chosen.push(text);
    void this.put(chosen);
  }

  /** What was put together is done, whole. */
  seal(): void {
    const tag = this.tag;
    const actions = tag?.gesture.opens ? (tag.made?.actions ?? []) : (tag?.gesture.actions ?? []);
    if (actions.length === 0 || this.table.busy) return;
    this.clear();
    void this.table.act(actions);
  }

  choose(option: Option, payload?: unknown): void {
    if ((taste.confirm === "all" || this.table.doubts?.(option)) && this.confirming !== option) {
      this.consider(option);
      this.confirming = option;
      this.payload = payload;
    } else this.go(option, payload);
  }

  /** What was asked about once more is done. */
  confirm(): void {
    if (this.confirming) this.go(this.confirming, this.payload);
  }

  /** Nothing is chosen. */
  clear(): void {
    clearTimeout(this.timer);
    this.pressed++;
    this.menu = [];
    this.ways = [];
    this.tag = null;
    this.considered = this.preview = this.confirming = null;
    this.payload = undefined;
  }

  /** The same question is shown anew, since something else changed: what was being chosen still is. */
  renew(): void {
    this.menu = this.menu.flatMap((option) => this.now(option) ?? []);
    this.considered = this.considered && this.now(this.considered);
    this.confirming = this.confirming && this.now(this.confirming);
    if (!this.considered) this.preview = null;
  }

  private now(option: Option): Option | null {
    return this.table.options.find((each) => each.text === option.text) ?? null;
  }

  /** A person considers an option: what it would do is shown. */
  consider(option: Option | null): void {
    clearTimeout(this.timer);
    this.considered = option;
    this.preview = null;
    if (!option || (!taste.preview && !this.confirming)) return;
    this.timer = setTimeout(() => {
      void this.table.try([option.text]).then((drafted) => {
        if (this.considered === option) this.preview = drafted;
      });
    }, CONSIDER);
  }

  private go(option: Option, payload: unknown): void {
    const given = payload ?? this.table.payloads?.(option);
    this.clear();
    void this.table.act([option.text], given);
  }

  /** A move on the table that turns something over is asked about first. */
  private async guarded(option: Option): Promise<void> {
    if (this.table.busy) return;
    const mine = ++this.pressed;
    const drafted = await this.table.try([option.text]);
    const found = this.now(option);
    // Meanwhile something else was pressed, or the table has moved on and the option is none any more.
    if (mine !== this.pressed || !found) return;
    if (drafted?.sealed) {
      clearTimeout(this.timer);
      this.confirming = this.considered = found;
      this.preview = drafted;
    } else this.choose(found);
  }

  /** Why a move is not possible, in the words of its clause. */
  async why(notation: string): Promise<void> {
    const drafted = await this.table.try([notation]);
    if (drafted) this.table.tell(drafted.say ?? t("choosing-this-is-possible-now"), drafted.clause);
  }
}
