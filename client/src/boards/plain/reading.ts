// Any table read from its view alone: which fields are facts, which belong to the seats, which are piles. Nothing here
// knows a game.

export type Fields = Record<string, unknown>;

/** A fact for each seat, in seat order. */
export interface Column {
  name: string;
  cells: unknown[];
}

export interface Layout {
  /** The names of all fields. */
  places: ReadonlySet<string>;
  facts: [string, unknown][];
  columns: Column[];
  piles: [string, unknown][];
}

/** Asked and answered by the page itself. */
const KNOWN = new Set(["seat", "asks", "waiting"]);
/** Fields that name a seat. */
const SEATS = new Set(["dealer", "leader", "owner", "player", "seat", "start", "turn", "winner"]);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** "players" as "player", "galleries" as "gallery": what one of them is called. */
export const one = (name: string): string => name.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");

/** The names by which options may mean a thing at this place; what is the name of another place means that place. */
export function targets(field: string, value: unknown, index: number, places: ReadonlySet<string>): string[] {
  const names = places.has(one(field)) ? [field] : [field, one(field)];
  const named = (id: unknown): string[] => names.map((name) => `${name}:${String(id)}`);
  if (isFields(value)) {
    const own = Object.values(value).filter((each) => typeof each === "string" || typeof each === "number");
    return [...own.flatMap(named), ...named(index + 1)];
  }
  return [...named(value), ...(typeof value === "string" ? [value] : [])];
}

/** Lies face down, nobody, or nothing. */
export const isNothing = (value: unknown): boolean => value === null || value === "" || value === -1;

/** A value as a word. */
export function word(field: string, value: unknown, name: (seat: number) => string): string {
  if (isNothing(value)) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && SEATS.has(field)) return name(value);
  return String(value).replace(/[-_]/g, " ");
}

/** Reads one table again and again: what was a pile once stays one, even when it happens to be as long as the table. */
export class Reader {
  private readonly known = new Set<string>();

  /** The view laid out; `means` says whether an option touches a thing. */
  read(view: object, seats: number, means: (target: string) => boolean): Layout {
    const layout: Layout = { places: new Set(Object.keys(view)), facts: [], columns: [], piles: [] };
    const touched = (name: string, list: unknown[]): boolean =>
      list.some((each, index) => !isFields(each) && targets(name, each, index, layout.places).some(means));
    for (const [name, value] of Object.entries(view)) {
      if (KNOWN.has(name)) continue;
      if (!Array.isArray(value)) (isFields(value) ? layout.piles : layout.facts).push([name, value]);
      else if (this.isForSeats(name, value.length === seats && !touched(name, value)))
        layout.columns.push(...columns(name, value));
      else layout.piles.push([name, value]);
    }
    return layout;
  }

  private isForSeats(name: string, looks: boolean): boolean {
    if (!looks) this.known.add(name);
    return !this.known.has(name);
  }
}

/** One column of facts, or one for each field of what every seat has. */
function columns(name: string, list: unknown[]): Column[] {
  if (!list.every(isFields)) return [{ name, cells: list }];
  const fields = new Set(list.flatMap((each) => Object.keys(each)));
  fields.delete("seat");
  return [...fields].map((field) => ({ name: field, cells: list.map((each) => each[field]) }));
}

/** The columns of a table of things: every field any of them has. */
export const heads = (list: Fields[]): string[] => [...new Set(list.flatMap((each) => Object.keys(each)))];

export const isTable = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);
export { isFields };
