// A game's set-up as fields: read from the JSON Schema the server gives, so that a new option needs no new page.
import { title } from "./words";

interface Schema {
  $ref?: string;
  type?: string;
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
  kind: "choice" | "yes" | "number" | "many" | "seats" | "lines";
  choices: (string | number)[];
  least: number;
  most: number;
  start: unknown;
}

/** Where a name alone says too little. */
const LABELS: Record<string, string> = {
  two: "Patron of the 2s", three: "Patron of the 3s", four: "Patron of the 4s", five: "Patron of the 5s", six: "Patron of the 6s", seven: "Patron of the 7s",
  patrons: "Set of patrons", decks: "Starter decks", most_rounds: "Most rounds", philosopher_high: "Philosopher names 11 and 13", start: "Starting seat", caps: "Time caps",
};
const HIDDEN = new Set(["seats", "rig"]);

export function fields(document: Record<string, unknown>, defaults: Record<string, unknown>): Field[] {
  const whole = document as Schema;
  const name = whole.$ref?.split("/").pop() ?? "";
  const root = whole.$defs?.[name] ?? whole;
  return Object.entries(root.properties ?? {})
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, schema]) => field(key, schema, defaults[key] ?? schema.default))
    .sort((a, b) => Number(fine(a)) - Number(fine(b)));
}

/** What may be left to the rest of the set-up. */
const fine = (each: Field): boolean => each.choices.includes("");

function field(name: string, schema: Schema, start: unknown): Field {
  const made: Field = {
    name, label: LABELS[name] ?? title(name), told: schema.description ?? "", kind: "choice", choices: schema.enum ?? [], least: schema.minimum ?? 0,
    most: schema.maximum ?? 999, start,
  };
  if (schema.type === "boolean") return { ...made, kind: "yes" };
  if (schema.type === "integer" && !schema.enum) return { ...made, kind: "number" };
  if (schema.type === "array") {
    const items = typeof schema.items === "object" ? schema.items : {};
    if (!items.enum) return { ...made, kind: "lines" };
    return { ...made, kind: schema.maxItems ? "seats" : "many", choices: items.enum, most: schema.maxItems ?? items.enum.length };
  }
  return made;
}

/** Only what differs from the usual set-up is sent. */
export function changed(values: Record<string, unknown>, known: Field[]): Record<string, unknown> {
  return Object.fromEntries(
    known.map((each) => [each.name, values[each.name]] as const).filter(([name, value]) => {
      const start = known.find((each) => each.name === name)?.start;
      return value !== undefined && JSON.stringify(value) !== JSON.stringify(start);
    }),
  );
}
