// What a tile looks like: its size in cells and its picture.
import { t } from "../../lib/language.svelte";
import type { Painting, Rules } from "../../lib/wire.gen";

export interface Tile {
  id: string;
  width: number;
  height: number;
}

/** The back and face of a collector's cards, as near to the color of the seat as there is. */
export const COLORS = ["blue", "red", "green", "yellow"];
export const TYPES: Record<string, string> = {
  city_life: t("art-society-tiles-city-life"),
  portrait: t("art-society-tiles-portrait"),
  still_life: t("art-society-tiles-still-life"),
  landscape: t("art-society-tiles-landscape"),
};

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

export const spoken = (painting: Painting): string =>
  t("art-society-tiles-frame", {
    type: TYPES[painting.type] ?? painting.type,
    format: painting.format,
    frame: painting.frame,
  });

/** How many cells the paintings need across and down, side by side and in two rows: their place makes a unit of it. */
export function packed(tiles: readonly { width: number; height: number }[]): string {
  const sum = (some: typeof tiles): number => some.reduce((whole, each) => whole + each.width, 0);
  const tall = (some: typeof tiles): number => Math.max(0, ...some.map((each) => each.height));
  const [wide, high] = [Math.max(1, sum(tiles)), Math.max(1, tall(tiles))];
  let [across, first] = [wide, tiles.length];
  for (let at = 1; at < tiles.length; at++) {
    const longer = Math.max(sum(tiles.slice(0, at)), sum(tiles.slice(at)));
    if (longer < across) [across, first] = [longer, at];
  }
  // The first row takes as many as it has room for: at least those of the best division.
  let down = high;
  for (let at = first; at < tiles.length; at++) down = Math.max(down, tall(tiles.slice(0, at)) + tall(tiles.slice(at)));
  return `--across-1: ${wide}; --down-1: ${high}; --across-2: ${across}; --down-2: ${down}`;
}
