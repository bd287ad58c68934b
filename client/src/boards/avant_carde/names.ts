// Cards and patrons by the names the game's catalogue gives them.
import type { Desk } from "../../lib/desk.svelte";

/** "red-4" in words. */
export function cardName(desk: Desk, card: string): string {
  const [color = "", number = "0"] = card.split("-");
  return desk.say({ id: "card", args: { color: { id: `color-${color}` }, number: Number(number) } });
}

export const patronName = (desk: Desk, patron: string): string => desk.say({ id: `patron-${patron}` });

/** What a patron does, as short as it stands on the table. */
export const brief = (desk: Desk, patron: string): string => desk.say({ id: `patron-${patron}.brief` });

/** What a patron does, in one line. */
export const power = (desk: Desk, patron: string): string => desk.say({ id: `patron-${patron}.power` });
