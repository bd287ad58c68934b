// The sounds of a table, as its journal grows; what was told before one came is not heard again.
import type { Play } from "../lib/play.svelte";
import { sound } from "./sound.svelte";

export function follow(table: () => Play): void {
  let told = -1;
  let over = true;
  $effect(() => {
    const play = table();
    const [lines, snapshot] = [play.journal, play.snapshot];
    if (told >= 0 && lines.length > told)
      sound.tellAll(
        play.game,
        lines.slice(told).map((line) => line.say.id),
      );
    told = snapshot ? lines.length : -1;
    const result = snapshot?.result ?? null;
    if (!over && result) sound.play(result.winners.includes(play.seat) ? "win" : "end", 0.6);
    over = snapshot === null || result !== null;
  });
}
