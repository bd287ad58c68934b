// Options speak of kinds: a painting's kind is its genre, gold is its own kind.
export const kind = (card: string): string => (card.startsWith("G") ? card : card.slice(0, 2));

export const GENRES: Record<string, string> = { AN: "Art Nouveau", IM: "Impressionism", PA: "Pop Art", RE: "Renaissance", SU: "Surrealism", wild: "any genre" };

const GOLD: Record<string, string> = {
  G1: "1-Gold", G2: "2-Gold", G3N: "3-Gold, Fancy Noble", G3S: "3-Gold, Seeds of Wealth", G3P: "3-Gold, Prosperity", G5: "5-Gold",
};

export const spoken = (card: string): string => GOLD[card] ?? `${GENRES[card.slice(0, 2)] ?? card} painting`;
export const BONUSES = [["disc2", "2 gold off"], ["disc1", "1 gold off"], ["vp2", "2 points"], ["vp1", "1 point"]] as const;
