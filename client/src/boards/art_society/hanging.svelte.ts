// What is in the hand to be hung, and where it may go: read from the options, decided by nobody here.
import type { ArtSocietyView, Option } from "../../lib/wire.gen";
import { decor, type Tile } from "./tiles";

/** The first word of a move. */
const verbOf = (option: Option): string => option.text.split(" ")[0] ?? "";
const isUpright = (option: Option): boolean => option.text.endsWith("upright");

export class Hanging {
  /** A person would rather have the tile upright, or hang what the assistant keeps. */
  upright = $state(false);
  kept = $state(false);

  constructor(
    private readonly view: () => ArtSocietyView,
    private readonly options: () => Option[],
    private readonly size: (id: string) => Tile | undefined,
  ) {}

  private words = $derived.by(() => new Set(this.options().map(verbOf)));
  private me = $derived.by(() => this.view().collectors[Math.max(0, this.view().seat)]);
  /** Both the new tile and the assistant's may be hung. */
  either = $derived(this.words.has("hang-kept") && this.words.has("hang"));
  verb = $derived.by((): string => {
    if (this.words.has("start")) return "start";
    if (this.words.has("hang-kept") && (this.kept || !this.words.has("hang"))) return "hang-kept";
    return this.words.has("hang") ? "hang" : "";
  });
  private moves = $derived.by(() => this.options().filter((option) => verbOf(option) === this.verb));
  /** It may hang both ways. */
  turns = $derived(this.moves.some(isUpright));
  turned = $derived(this.turns && (this.upright || this.moves.every(isUpright)));

  private id = $derived.by((): string => {
    const view = this.view();
    if (this.verb === "start") return this.me?.starter ?? "";
    if (this.verb === "hang-kept") return this.me?.assistant ?? "";
    return view.decor_in_hand > 0 ? `decor-${view.decor_in_hand}` : view.lifted || view.new?.id || "";
  });
  held = $derived.by((): Tile | null => {
    const id = this.id;
    if (this.verb === "" || id === "") return null;
    if (id.startsWith("decor")) return decor(id, this.turned);
    const shown = this.view().new;
    const size = this.size(id) ?? { id, width: shown?.width ?? 2, height: shown?.height ?? 3 };
    return this.turned ? { id, width: size.height, height: size.width } : size;
  });
  /** The option for each place of the wall, as "across,down". */
  spots = $derived(
    new Map(
      this.moves
        .filter((option) => isUpright(option) === this.turned)
        .map((option) => [option.text.split(" ")[1] ?? "", option]),
    ),
  );
}
