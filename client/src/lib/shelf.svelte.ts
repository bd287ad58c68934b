// Tables a person has put away: no longer offered on the first page. Kept in this browser, nowhere else.
import * as api from "./api";
import type { TableInfo } from "./wire.gen";

const PLACE = "put-away";
const MOST = 500;

class Shelf {
  private away = $state.raw(new Set<string>(JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[]));

  has(table: TableInfo): boolean {
    return this.away.has(table.id);
  }
  /** Nobody waits there but bots and oneself. */
  may(table: TableInfo): boolean {
    return table.chairs.every((chair) => chair.yours || chair.kind !== "person");
  }
  /** Put away; a game against bots is given up with it, and a table nobody came to is taken away. */
  async clear(table: TableInfo): Promise<void> {
    this.put(table);
    const done = table.phase === "playing" ? api.end(table.id) : table.phase === "lobby" ? api.close(table.id) : null;
    await done?.catch(() => undefined);
  }
  put(table: TableInfo): void {
    this.away = new Set([...this.away, table.id]);
    localStorage.setItem(PLACE, JSON.stringify([...this.away].slice(-MOST)));
  }
}

export const shelf = new Shelf();
