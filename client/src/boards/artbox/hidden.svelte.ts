// Drawings a person would rather not see: kept in this browser, nowhere else.
import { read, written } from "./shapes";

const PLACE = "artbox-hidden";
const MOST = 200;

class Hidden {
  private seen = $state.raw(new Set<string>(JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[]));

  has(drawing: Record<string, unknown>): boolean {
    return this.seen.has(written(read(drawing)));
  }
  flip(drawing: Record<string, unknown>): void {
    const next = new Set(this.seen);
    const name = written(read(drawing));
    if (!next.delete(name)) next.add(name);
    this.seen = next;
    localStorage.setItem(PLACE, JSON.stringify([...next].slice(-MOST)));
  }
}

export const hidden = new Hidden();
