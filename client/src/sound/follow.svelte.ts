// The end of a game is heard; what happens in it is heard with its scenes in the film.
import type { Play } from "../lib/play.svelte";
import { sound } from "./sound.svelte";

export function follow(table: () => Play): void {
  let over = true;
  $effect(() => {
    const play = table();
    const snapshot = play.snapshot;
    const result = snapshot?.result ?? null;
    if (!over && result) sound.play(result.winners.includes(play.seat) ? "win" : "end", 0.6);
    over = snapshot === null || result !== null;
  });
}
