// How the house speaks of its games: a line each, a few pictures, and a quick table.

export interface Poster {
  key: string;
  line: string;
  pictures: string[];
  bots: number;
  minutes: string;
}

export const POSTERS: Poster[] = [
  {
    key: "avant_carde",
    line: "Lay a line of cubist cards, each sharing color or number with the one before. Spend what it earns on bolder cards, and on awards.",
    pictures: ["orange-2", "blue-5", "NY7"], bots: 2, minutes: "10-20 min",
  },
  {
    key: "art_decko",
    line: "Your cards are your money and your collection. Buy paintings, drive the market up, hang the right ones in the Museum.",
    pictures: ["AN2", "PA2", "SU1"], bots: 2, minutes: "30-45 min",
  },
  {
    key: "art_society",
    line: "Bid for paintings and hang them well: frames that match, rows without a gap, and never a faux pas at eye level.",
    pictures: ["P020", "P060", "P100"], bots: 2, minutes: "30-40 min",
  },
  {
    key: "artbox",
    line: "The dice decide which shapes you get. Draw your word with them, then match everybody's drawings to the words on the row.",
    pictures: [], bots: 3, minutes: "15-25 min",
  },
];

export const TITLES: Record<string, string> = { avant_carde: "Avant Carde", art_decko: "Art Decko", art_society: "Art Society", artbox: "#ARTBOX" };

/** What hangs where no game is spoken of. */
export const HOUSE = ["art_society/P060", "avant_carde/blue-5", "art_decko/AN2"];

/** The level a newcomer meets: sensible and quick. */
export const usual = (levels: string[]): string => (levels.includes("amateur") ? "amateur" : (levels.at(-1) ?? "random"));
