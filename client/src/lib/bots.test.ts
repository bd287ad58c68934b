import { describe, expect, it } from "vitest";
import { botAt, called, ofHouse } from "./bots";
import { chair } from "../testing/wire";

describe("a bot", () => {
  it("is somebody else on every chair, and the same for everybody who looks", () => {
    for (const id of ["a", "xk29", "zzzzzzzz"]) {
      const names = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => botAt({ id }, { seat, level: "expert" }).name);
      expect(new Set(names).size).toBe(8);
      expect(botAt({ id }, { seat: 3, level: "novice" }).name).toBe(names[3]);
    }
  });

  it("has the temper of its level", () => {
    const tempers = ["random", "novice", "amateur", "expert", "master"].map(
      (level) => botAt({ id: "t" }, { seat: 0, level }).temper,
    );
    expect(new Set(tempers).size).toBe(5);
  });

  it("keeps the name of somebody it plays on for", () => {
    const left = chair({ kind: "bot", name: "Frida", level: "amateur" });
    expect(ofHouse(left)).toBe(false);
    expect(called({ id: "t" }, left)).toBe("Frida");
    expect(called({ id: "t" }, chair({ kind: "bot", name: "Amateur bot", level: "amateur" }))).not.toContain("bot");
  });
});
