import { beforeEach, expect, test } from "vitest";
import type { Play } from "../lib/play.svelte";
import type { CoachProposal, Coached } from "../lib/wire.gen";
import { Coach } from "./coach.svelte";
import { learnt } from "./learnt.svelte";

const PROPOSAL: CoachProposal = {
  moves: ["lay red-1"],
  payload: null,
  say: { id: "hint" },
  point: ["hand:red-1", "move:lay red-1"],
};
const SAID: Coached = {
  type: "coached",
  id: "c",
  seq: 4,
  remarks: [{ name: "first", say: { id: "coach-first" }, point: ["hand:red-1"] }],
  proposal: PROPOSAL,
  taken: "shown:lay:1",
  alone: "alone:lay",
  proposes: true,
};

/** A seat that is asked question 4, and what its coach was sent. */
function seated(said: Coached): { coach: Coach; asked: string[][]; done: string[][] } {
  const [asked, done]: [string[][], string[][]] = [[], []];
  const play = {
    game: "hush",
    yourTurn: true,
    snapshot: { seq: 4 },
    options: [{}, {}],
    coach: async (known: string[]) => {
      asked.push(known);
      return Promise.resolve(said);
    },
    act: async (moves: string[]) => {
      coach.saw(moves);
      done.push(moves);
      return Promise.resolve(true);
    },
  };
  const coach = new Coach(play as unknown as Play);
  return { coach, asked, done };
}

beforeEach(() => learnt.forget());

test("what was read is sent along, and is not said again", async () => {
  const { coach, asked } = seated(SAID);
  await coach.look();
  expect(coach.remark?.name).toBe("first");
  expect(coach.point).toEqual(["hand:red-1"]);
  await coach.heard();
  expect(asked).toEqual([[], ["first"]]);
});

test("doing what is proposed and doing something else teach different things", async () => {
  const { coach, done } = seated(SAID);
  await coach.look();
  coach.take();
  expect(done).toEqual([["lay red-1"]]);
  expect(learnt.of("hush")).toEqual(["first", "shown:lay:1"]);
  coach.saw(["stop"]);
  expect(learnt.of("hush")).toContain("alone:lay");
});

test("an own drawing is one's own, though the move is the same", async () => {
  const { coach } = seated({ ...SAID, proposal: { ...PROPOSAL, payload: { shapes: [] } } });
  await coach.look();
  coach.saw(["lay red-1"]);
  expect(learnt.of("hush")).toEqual(["first", "alone:lay"]);
});

test("a proposal for another question is none", async () => {
  const { coach } = seated({ ...SAID, seq: 3 });
  await coach.look();
  expect(coach.proposal).toBeNull();
});
