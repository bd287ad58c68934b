import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import shared from "../../../tests/words_vectors.json";
import { Words, bundle } from "./say";
import type { Message } from "./wire.gen";

interface Vector {
  what: string;
  locale: string;
  catalogue: string;
  message: unknown;
  names: string[];
  me: number;
  expected: string;
}

const core = readFileSync("../src/vernissage/core/en.ftl", "utf-8");

describe("the browser puts messages into the words the server would", () => {
  const catalogues = shared.catalogues as Record<string, string>;
  it.each(shared.vectors as Vector[])("$what", ({ locale, catalogue, message, names, me, expected }) => {
    const words = new Words([bundle(locale, `${core}\n${catalogues[catalogue] ?? ""}`)]);
    expect(words.say(message as Message, names, me)).toBe(expected);
  });
});
