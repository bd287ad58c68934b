// The words of a table in the reader's language: a card names a concept, and each reader's catalogue names the concept.
import { language } from "../../lib/language.svelte";
import type { Desk } from "../../lib/desk.svelte";

/** The same with every word as this reader calls it; a table's own words stay as they were typed. */
export function worded<T>(value: T, desk: Desk): T {
  if (Array.isArray(value)) return value.map((each: unknown) => worded(each, desk)) as T;
  if (value === null || typeof value !== "object") return value;
  const made: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) made[name] = worded(each as unknown, desk);
  const id = `word-${String(made["id"])}`;
  if (typeof made["word"] === "string" && language.knows(desk.game, id)) made["word"] = desk.say({ id });
  return made as T;
}
