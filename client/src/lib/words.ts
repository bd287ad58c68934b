// Small things about words on the page.

/** The journal speaks of seats; people have names. */
export function named(sentence: string, names: string[], me = -1, colors: string[] = []): string {
  const told = colors.reduce(
    (text, color, seat) => text.replace(new RegExp(`\\b${title(color)}\\b`, "g"), `Seat ${seat + 1}`),
    sentence,
  );
  return told.replace(/\bSeat (\d)\b/g, (whole, digit: string) => {
    const seat = Number(digit) - 1;
    const name = names[seat];
    if (name === undefined) return whole;
    return seat === me ? `${name} (you)` : name;
  });
}

/** Two bots of one level share a name; at the table they are told apart by their seats. */
export function distinct(names: string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${seat + 1}` : name));
}

/** "red-4" as "red 4", "decor_orientation" as "Decor orientation". */
export const plain = (name: string): string => name.replace(/[-_]/g, " ");
export const title = (name: string): string => {
  const words = plain(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function list(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** Elements of a list with a key of their own even where two are alike. */
export function keyed<T>(items: readonly T[], name: (item: T) => string): { key: string; item: T; index: number }[] {
  const counts = new Map<string, number>();
  return items.map((item, index) => {
    const id = name(item);
    const nth = counts.get(id) ?? 0;
    counts.set(id, nth + 1);
    return { key: `${id}#${nth}`, item, index };
  });
}

/** The seats in table order after one's own. */
export const others = (seats: number, me: number): number[] =>
  Array.from({ length: seats }, (_, index) => (Math.max(me, 0) + index) % seats).filter((seat) => seat !== me);
