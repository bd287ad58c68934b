// A game's set-up as fields: read from the JSON Schema the server gives, so that a new option needs no new page.
import { title } from "./words";

interface Schema {
  $ref?: string;
  type?: string;
  /** What the game calls the option, and its values. */
  title?: string;
  labels?: Record<string, string>;
  enum?: (string | number)[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
}

export interface Field {
  name: string;
  label: string;
  told: string;
  kind: "choice" | "yes" | "number" | "seat" | "many" | "seats" | "lines";
  choices: (string | number)[];
  /** What each choice is called. */
  labels: Record<string, string>;
  least: number;
  most: number;
  start: unknown;
}

/** Options that name a seat: what the first seat is called there. Whoever is not named is drawn by lot. */
const SEATS: Record<string, number> = { start: 0, first_maestro: 1 };
/** What people decide first. */
const FIRST = ["variant", "patrons", "pace", "hours", "sandglass", "difficulty", "categories"];
type Values = Record<string, unknown>;
/** Options that mean something only beside others. */
const WHEN: Record<string, (values: Values, seats: number) => boolean> = {
  solo_level: (_values, seats) => seats === 1,
  solo_hidden_gem: (_values, seats) => seats === 1,
  decks: (_values, seats) => seats > 1,
  frame: (values) => values["variant"] === "expert",
  expert_winner: (values) => values["variant"] === "expert",
  hours: (values) => values["pace"] === "days",
  sandglass: (values) => values["pace"] === "live",
  caps: (values) => values["pace"] === "live",
  philosopher_high: (values) => values["patrons"] === "londoners" || values["four"] === "philosopher",
};
const HIDDEN = new Set(["seats", "rig"]);

export function fields(document: Record<string, unknown>, defaults: Record<string, unknown>): Field[] {
  const whole = document as Schema;
  const name = whole.$ref?.split("/").pop() ?? "";
  const root = whole.$defs?.[name] ?? whole;
  return Object.entries(root.properties ?? {})
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, schema]) => field(key, schema, defaults[key] ?? schema.default))
    .sort((a, b) => Number(fine(a)) - Number(fine(b)) || rank(a) - rank(b));
}

/** The fields that mean something with these values and so many players. */
export function applying(known: Field[], values: Values, seats: number): Field[] {
  const now = Object.fromEntries(known.map((each) => [each.name, values[each.name] ?? each.start]));
  return known.filter(
    (each) => (WHEN[each.name]?.(now, seats) ?? true) && !(each.kind === "choice" && each.choices.length < 2),
  );
}

const rank = (each: Field): number => (FIRST.includes(each.name) ? FIRST.indexOf(each.name) : FIRST.length);

/** What may be left to the rest of the set-up. */
const fine = (each: Field): boolean => each.choices.includes("");

function field(name: string, schema: Schema, start: unknown): Field {
  const made: Field = {
    name,
    label: schema.title ?? title(name),
    told: schema.description ?? "",
    kind: "choice",
    choices: schema.enum ?? [],
    labels: schema.labels ?? {},
    least: schema.minimum ?? 0,
    most: schema.maximum ?? 999,
    start,
  };
  if (schema.type === "boolean") return { ...made, kind: "yes" };
  const first = SEATS[name];
  if (first !== undefined && schema.type === "integer")
    return { ...made, kind: "seat", choices: Array.from({ length: made.most - first + 1 }, (_, seat) => seat + first) };
  if (schema.type === "integer" && !schema.enum) return { ...made, kind: "number" };
  if (schema.type === "array") {
    const items = typeof schema.items === "object" ? schema.items : {};
    if (!items.enum) return { ...made, kind: "lines" };
    return {
      ...made,
      kind: schema.maxItems ? "seats" : "many",
      choices: items.enum,
      most: schema.maxItems ?? items.enum.length,
    };
  }
  return made;
}

/** Only what differs from the usual set-up is sent. */
export function changed(values: Record<string, unknown>, known: Field[]): Record<string, unknown> {
  return Object.fromEntries(
    known
      .map((each) => [each.name, values[each.name]] as const)
      .filter(([name, value]) => {
        const start = known.find((each) => each.name === name)?.start;
        return value !== undefined && JSON.stringify(value) !== JSON.stringify(start);
      }),
  );
}
