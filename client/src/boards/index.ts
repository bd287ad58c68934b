// Which board shows which game; each is loaded when first needed.
import type { Component } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import type { Views } from "../lib/wire.gen";

export type View = Views[keyof Views];
export type Board<V extends View = View> = Component<{ view: V; desk: Desk }>;

export const BOARDS: { [K in keyof Views]: () => Promise<{ default: Board<Views[K]> }> } = {
  avant_carde: () => import("./avant_carde/Board.svelte"),
  art_decko: () => import("./art_decko/Board.svelte"),
  art_society: () => import("./art_society/Board.svelte"),
  artbox: () => import("./artbox/Board.svelte"),
};

interface Measure<V> {
  told: string;
  of: (view: V) => number[];
}

/** How the players stand, as the table itself shows it: what the charts of a finished game are drawn from. */
export const STANDING: { [K in keyof Views]: Measure<Views[K]>[] } = {
  avant_carde: [
    { told: "Awards", of: (view) => view.players.map((player) => player.awards) },
    { told: "Money made with the last line", of: (view) => view.players.map((player) => player.made) },
  ],
  art_decko: [
    { told: "Points on the score track", of: (view) => view.players.map((player) => player.score) },
    { told: "Cards in the deck", of: (view) => view.players.map((player) => player.hand_size + player.draw_size + player.discard.length) },
  ],
  art_society: [
    { told: "Points if the game had ended then", of: (view) => view.collectors.map((each) => each.estimate) },
    { told: "Cells covered on the wall", of: (view) => view.collectors.map((each) => view.columns * view.rows - each.empty) },
  ],
  artbox: [{ told: "Tokens", of: (view) => view.players.map((player) => player.red + player.gray) }],
};
