import { beforeEach, expect, test, vi } from "vitest";
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

test("whoever signs in brings along what they learnt here and finds what they learnt elsewhere", async () => {
  learnt.lesson("hush", "here");
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, request: RequestInit) => {
    sent.push(String(request.body));
    return Promise.resolve(
      Response.json({ items: ["heard hush/first", "lessons hush/elsewhere", "lessons hush/here"] }),
    );
  });
  await learnt.meet({ name: "Ann", kind: "account", login: "ann", csrf: "", tables: [], closed: [] });
  expect(sent).toEqual([JSON.stringify({ items: ["lessons hush/here"] })]);
  expect(learnt.knowsLesson("hush", "elsewhere")).toBe(true);
  expect(learnt.of("hush")).toEqual(["first"]);

  learnt.heard("hush", "second");
  expect(sent.at(-1)).toBe(JSON.stringify({ items: ["heard hush/second"] }));
  await learnt.meet({ name: "Ann", kind: "guest", login: "", csrf: "", tables: [], closed: [] });
  learnt.heard("hush", "third");
  expect(sent).toHaveLength(2);
  vi.unstubAllGlobals();
});
