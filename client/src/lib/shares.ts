// This browser's part of a deal's seed: 32 random bytes, made after the server has committed to its own part
// (docs/trust.md).
import type { Fairness, TableInfo } from "./wire.gen";

const SIZE = 32;

/** A part of a seed that nobody could foresee, in hexadecimal. */
export function freshShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SIZE));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The chairs of this person whose seats have not yet given their part. */
export function withoutShare(table: TableInfo): number[] {
  if (table.phase !== "lobby" || table.share === "") return [];
  return table.chairs.filter((chair) => chair.yours && chair.share === "").map((chair) => chair.seat);
}

/** The share is remembered, to be found again among those the deal was mixed from. */
export function remember(table: string, share: string): string {
  localStorage.setItem(name(table), [...mine(table), share].slice(-8).join(" "));
  return share;
}

/** The shares this browser has given at a table. */
export function mine(table: string): string[] {
  return (localStorage.getItem(name(table)) ?? "").split(" ").filter((share) => share !== "");
}

const name = (table: string): string => `shares-${table}`;

/** Every share is the one that was committed to, and together they make the seed. */
export async function checked(found: Fairness): Promise<boolean> {
  const parts = [found.server, ...found.seats];
  for (const part of parts)
    if (part.share !== "" && (await sha256(`vernissage share ${part.share}`)) !== part.commitment) return false;
  const lines = ["vernissage deal", found.table, ...parts.map((part) => part.share)];
  return BigInt(`0x${await sha256(lines.join("\n"))}`).toString() === found.seed;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
