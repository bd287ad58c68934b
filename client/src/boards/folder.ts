// What the folder of a board gives to the house. A game with no folder here is shown on the plain board, made from its
// view and options alone.
import type { Component } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import type { Views } from "../lib/wire.gen";

export type View = Views[keyof Views];
export type Board<V extends View = View> = Component<{ view: V; desk: Desk }>;

export interface Folder<V extends View = View> {
  board: () => Promise<{ default: Board<V> }>;
  poster?: Poster;
  gestures?: Gestures;
}

/** How the game hangs in the house; its words and pictures are the game's own. */
export interface Poster {
  /** Where it hangs among the others, from the door on. */
  place: number;
  /** Cards lie in a fan, paintings hang on a wall. */
  hang?: "fan" | "wall";
  /** Drawn where a game has no pictures. */
  drawing?: Component;
  /** Pictures for the walls of the house itself. */
  salon?: string[];
  banner?: string;
}

/** How moves are made on the board. */
export interface Gestures {
  /** Targets nothing on the board stands for: their options are buttons in the bar. */
  loose?: string[];
  /** First words of moves the board makes by itself: they are on no list. */
  alone?: string[];
  /** The board itself shows who sits where, and whose turn it is. */
  seats?: boolean;
}

const found = import.meta.glob<{ default: Folder }>("./*/index.ts", { eager: true });
const folders = new Map(
  Object.entries(found).map(([path, module]) => [path.split("/")[1] ?? "", module.default] as const),
);

export const folderOf = (game: string): Folder | undefined => folders.get(game);

/** A game that brings no poster hangs last. */
export const place = (folder: Folder | undefined): number => folder?.poster?.place ?? Infinity;

/** The games with a folder, in the order in which they hang. */
export const hung = [...folders].sort(([, a], [, b]) => place(a) - place(b));
