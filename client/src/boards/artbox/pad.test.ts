import { describe, expect, it } from "vitest";
import { Pad } from "./pad.svelte";
import { extent, fits, tidy, turned, type Shape } from "./shapes";

describe("the sketch pad", () => {
  it("has only the shapes of the roll (AB-UI-01)", () => {
    const pad = new Pad({ circle: 1, line: 1 }, []);
    pad.add("circle");
    pad.add("circle");
    pad.add("square");
    expect(pad.shapes.map((shape) => shape.kind)).toEqual(["circle"]);
    pad.remove(0);
    expect(pad.left("circle")).toBe(1);
  });
  it("undoes and redoes without end (AB-UI-04)", () => {
    const pad = new Pad({ square: 2 }, []);
    pad.add("square");
    const first = pad.shapes;
    for (let n = 0; n < 40; n++) pad.nudge(0, 1, 0);
    for (let n = 0; n < 40; n++) pad.undo();
    expect(pad.shapes).toEqual(first);
    for (let n = 0; n < 40; n++) pad.redo();
    expect(pad.shapes[0]).toMatchObject({ cx: 390 });
  });
  it("takes a drag as one step, and a cancelled one as none (AB-UI-02)", () => {
    const pad = new Pad({ line: 1 }, []);
    pad.add("line");
    const before = pad.shapes;
    pad.grab();
    pad.nudge(0, 5, 5);
    pad.nudge(0, 5, 5);
    pad.cancel();
    expect(pad.shapes).toEqual(before);
    pad.grab();
    pad.nudge(0, 5, 5);
    pad.nudge(0, 5, 5);
    pad.letGo();
    pad.undo();
    expect(pad.shapes).toEqual(before);
  });
  it("keeps every shape inside the frame, in whole numbers and half degrees", () => {
    const shape: Shape = { kind: "square", cx: 5.4, cy: 990, w: 200, h: 100, rot: 33.3 };
    const found = tidy(shape);
    expect(fits(found)).toBe(true);
    expect(found).toMatchObject({ rot: 33.5 });
    for (const value of Object.values(found)) if (typeof value === "number") expect(value * 2).toBe(Math.round(value * 2));
    expect(tidy(turned(shape, 170))).toMatchObject({ rot: 23.5 });
  });
  it("snaps to the frame and to other shapes (AB-UI-05)", () => {
    const pad = new Pad({ square: 1 }, []);
    const near: Shape = { kind: "square", cx: 108, cy: 300, w: 200, h: 100, rot: 0 };
    expect(extent(pad.aligned(-1, near)).left).toBe(0);
    pad.snap = false;
    expect(pad.aligned(-1, near)).toEqual(near);
  });
});
