// What the house shows: its games, as the server tells of them, in the order in which their posters hang.
import { folderOf, place } from "../boards/folder";
import * as api from "./api";
import type { GameInfo } from "./wire.gen";

class Exhibition {
  games = $state.raw<GameInfo[]>([]);

  /** The games are known; asked again they are known at once. */
  async load(): Promise<GameInfo[]> {
    if (this.games.length === 0) {
      const found = await api.games();
      this.games = [...found].sort((a, b) => place(folderOf(a.key)) - place(folderOf(b.key)));
    }
    return this.games;
  }

  of(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const exhibition = new Exhibition();
