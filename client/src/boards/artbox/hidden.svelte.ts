// Drawings a person would rather not see: kept in this browser for the time of its visit.
import { read, written } from "./shapes";

class Hidden {
  private seen = $state.raw(new Set<string>());

  has(drawing: Record<string, unknown>): boolean {
    return this.seen.has(written(read(drawing)));
  }
  flip(drawing: Record<string, unknown>): void {
    const next = new Set(this.seen);
    const name = written(read(drawing));
    if (!next.delete(name)) next.add(name);
    this.seen = next;
  }
}

export const hidden = new Hidden();
