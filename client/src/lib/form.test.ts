import { describe, expect, it } from "vitest";
import { applying, changed, fields } from "./form";

const SCHEMA = {
  $ref: "#/$defs/Setup",
  $defs: {
    Setup: {
      properties: {
        seats: { type: "integer" },
        rounds: { type: "integer", minimum: 1, maximum: 60, description: "How many." },
        open: { type: "boolean", title: "Open hands" },
        patrons: { enum: ["new_yorkers", "parisians"], labels: { new_yorkers: "The New Yorkers" } },
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
      ["patrons", "choice"],
      ["rounds", "number"],
      ["open", "yes"],
      ["kinds", "many"],
      ["decks", "seats"],
      ["words", "lines"],
    ]);
  });
  it("calls options and their values as the game does", () => {
    expect(known.map((field) => field.label).slice(1, 3)).toEqual(["Rounds", "Open hands"]);
    expect(known[0]?.labels["new_yorkers"]).toBe("The New Yorkers");
  });
  it("sends only what differs", () => {
    expect(changed({ rounds: 3, open: false, kinds: ["food"] }, known)).toEqual({ rounds: 3, kinds: ["food"] });
  });
  it("asks for a seat by its number, or draws lots", () => {
    const document = {
      properties: {
        start: { type: "integer", minimum: -1, maximum: 3 },
        first_maestro: { type: "integer", minimum: 0, maximum: 8 },
      },
    };
    const [start, maestro] = fields(document, { start: -1, first_maestro: 0 });
    expect([start?.kind, start?.choices, start?.start]).toEqual(["seat", [0, 1, 2, 3], -1]);
    expect([maestro?.kind, maestro?.choices.length, maestro?.start]).toEqual(["seat", 8, 0]);
  });
  it("asks only what applies, the first things first", () => {
    const document = {
      properties: {
        language: { enum: ["en"] },
        frame: { type: "boolean" },
        solo_level: { enum: ["easy", "normal", "hard", "expert"] },
        variant: { enum: ["standard", "expert"] },
      },
    };
    const options = fields(document, { language: "en", frame: false, solo_level: "normal", variant: "standard" });
    const names = (values: Record<string, unknown>, seats: number): string[] =>
      applying(options, values, seats).map((each) => each.name);
    expect(names({}, 3)).toEqual(["variant"]);
    expect(names({ variant: "expert" }, 3)).toEqual(["variant", "frame"]);
    expect(names({}, 1)).toEqual(["variant", "solo_level"]);
    expect(options.find((each) => each.name === "solo_level")?.choices).toEqual(["easy", "normal", "hard", "expert"]);
  });
});
