import { describe, expect, it } from "vitest";
import { packed } from "./tiles";

const tile = (width: number, height: number): { width: number; height: number } => ({ width, height });

describe("the paintings of a lot", () => {
  it("need their widths in one row, and half of them in two", () => {
    expect(packed([tile(5, 5), tile(4, 3), tile(5, 2), tile(4, 4)])).toBe(
      "--across-1: 18; --down-1: 5; --across-2: 9; --down-2: 9",
    );
  });

  it("never need more than two of the tallest", () => {
    expect(packed([tile(2, 2), tile(2, 5), tile(5, 5)])).toBe(
      "--across-1: 9; --down-1: 5; --across-2: 5; --down-2: 10",
    );
  });

  it("may be one, or none", () => {
    expect(packed([tile(3, 4)])).toBe("--across-1: 3; --down-1: 4; --across-2: 3; --down-2: 4");
    expect(packed([])).toBe("--across-1: 1; --down-1: 1; --across-2: 1; --down-2: 1");
  });
});
