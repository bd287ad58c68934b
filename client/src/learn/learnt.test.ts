import { beforeEach, expect, test } from "vitest";
import { dayOf, learnt, listed, merged, streakOf } from "./learnt.svelte";

beforeEach(() => learnt.forget());

test("a lesson done stays done", () => {
  expect(learnt.knowsLesson("hush", "first")).toBe(false);
  learnt.lesson("hush", "first");
  expect(learnt.knowsLesson("hush", "first")).toBe(true);
  expect(JSON.parse(localStorage.getItem("learnt") ?? "{}")).toMatchObject({ lessons: ["hush/first"] });
});

test("a streak counts the days in a row, and today is still open", () => {
  const today = new Date(2026, 2, 1);
  expect(dayOf(today)).toBe("2026-03-01");
  expect(streakOf([], today)).toBe(0);
  expect(streakOf(["2026-02-27", "2026-02-28"], today)).toBe(2);
  expect(streakOf(["2026-02-27", "2026-02-28", "2026-03-01"], today)).toBe(3);
  expect(streakOf(["2026-02-26", "2026-02-28"], today)).toBe(1);
  expect(streakOf(["2026-02-27"], today)).toBe(0);
});

test("what the coach said is known game by game", async () => {
  learnt.heard("hush", "first");
  learnt.heard("art_decko", "turn");
  expect(learnt.of("hush")).toEqual(["first"]);
  await learnt.unhear("hush");
  expect(learnt.of("hush")).toEqual([]);
  expect(learnt.of("art_decko")).toEqual(["turn"]);
});

test("two memories are put together, and nothing is there twice", () => {
  const here = { lessons: ["hush/one"], puzzles: [], days: ["2026-03-01"], heard: ["hush/first"] };
  const both = merged(here, ["lessons hush/two", "lessons hush/one", "puzzles hush/4", "unknown thing"]);
  expect(both).toEqual({ ...here, lessons: ["hush/one", "hush/two"], puzzles: ["hush/4"] });
  expect(merged({ lessons: [], puzzles: [], days: [], heard: [] }, listed(both))).toEqual(both);
});
