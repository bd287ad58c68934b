// What a tile looks like: its size in cells and its picture.
import type { Painting, Rules } from "../../lib/wire.gen";

export interface Tile {
  id: string;
  width: number;
  height: number;
}

export const COLORS = ["red", "blue", "green", "yellow"];
export const TYPES: Record<string, string> = { city_life: "City Life", portrait: "Portrait", still_life: "Still Life", landscape: "Landscape" };

// The decor pictures of each size: the first and how many.
const DECOR: Record<string, [number, number]> = { "decor-1": [1, 48], "decor-2": [49, 36], "decor-3": [85, 24] };

/** The picture of a tile; decor varies with its place so that a wall does not repeat itself. */
export function pictureOf(tile: Tile, place = 0): string {
  const decor = DECOR[tile.id];
  if (!decor) return tile.id;
  const number = String(decor[0] + ((place * 7 + 3) % decor[1])).padStart(3, "0");
  return tile.height > tile.width ? `D${number}@upright` : `D${number}`;
}

/** Every painting's size, from the list of components. */
export function sizes(rules: Rules): Map<string, Tile> {
  const formats = new Map((rules.components["formats"] ?? []).map((row) => [String(row["id"]), row]));
  return new Map(
    (rules.components["paintings"] ?? []).map((row) => {
      const format = formats.get(String(row["format"]));
      const id = String(row["id"]);
      return [id, { id, width: Number(format?.["width"] ?? 2), height: Number(format?.["height"] ?? 3) }];
    }),
  );
}

export function decor(id: string, upright: boolean): Tile {
  const length = Number(id.split("-")[1] ?? 1);
  return { id, width: upright ? 1 : length, height: upright ? length : 1 };
}

export const spoken = (painting: Painting): string => `${TYPES[painting.type] ?? painting.type} ${painting.format}, ${painting.frame} frame`;
