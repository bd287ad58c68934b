// Who a bot is to those who play with it: a name, a face and a temper. How well it plays is its level, and nothing here
// changes that.
import { t } from "./language.svelte";
import type { ChairInfo, TableInfo } from "./wire.gen";

// A painted face each; who wears it is in the catalogue.
const FACES = ["NY4", "NY6", "NY7", "TO2", "TO4", "TO5", "PA2", "PA4", "PA7", "LO3", "LO4", "LO7"];

export interface Somebody {
  name: string;
  face: string;
  /** How it plays, in a word or two. */
  temper: string;
}

/** The bot on a chair; the same one for everybody who looks, and no two alike at a table. */
export function botAt(table: Pick<TableInfo, "id">, chair: Pick<ChairInfo, "seat" | "level">): Somebody {
  let sum = 0;
  for (const sign of table.id) sum = (sum * 31 + sign.charCodeAt(0)) % 9973;
  const face = FACES[(sum + chair.seat * 5) % FACES.length] ?? "NY4";
  return { name: t(`bot-name-${face.toLowerCase()}`), face, temper: chair.level ? t(`temper-${chair.level}`) : "" };
}

/** A bot of the house, and not one that plays on under the name of somebody who left. */
export const ofHouse = (chair: Pick<ChairInfo, "kind" | "name">): boolean =>
  chair.kind === "bot" && /^\w+ bot$/i.test(chair.name);

/** What people call whoever sits on a chair. */
export const called = (table: Pick<TableInfo, "id">, chair: ChairInfo): string =>
  ofHouse(chair) ? botAt(table, chair).name : chair.name;
