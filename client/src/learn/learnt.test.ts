import { beforeEach, expect, test } from "vitest";
import { dayOf, learnt, streakOf } from "./learnt.svelte";

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
