import { describe, expect, it } from "vitest";
import { changed, fields } from "./form";

const SCHEMA = {
  $ref: "#/$defs/Setup",
  $defs: {
    Setup: {
      properties: {
        seats: { type: "integer" },
        rounds: { type: "integer", minimum: 1, maximum: 60, description: "How many." },
        open: { type: "boolean" },
        patrons: { enum: ["new_yorkers", "parisians"] },
        kinds: { type: "array", items: { enum: ["animal", "food"] } },
        decks: { type: "array", items: { enum: ["red", "blue"] }, maxItems: 5 },
        words: { type: "array", items: { type: "string" } },
      },
    },
  },
};

describe("a set-up page from its schema", () => {
  const known = fields(SCHEMA, { rounds: 60, open: false, patrons: "new_yorkers", kinds: [], decks: [], words: [] });
  it("has a field for each option, and none for the seats", () => {
    expect(known.map((field) => [field.name, field.kind])).toEqual([
      ["rounds", "number"], ["open", "yes"], ["patrons", "choice"], ["kinds", "many"], ["decks", "seats"], ["words", "lines"],
    ]);
  });
  it("sends only what differs", () => {
    expect(changed({ rounds: 3, open: false, kinds: ["food"] }, known)).toEqual({ rounds: 3, kinds: ["food"] });
  });
});
