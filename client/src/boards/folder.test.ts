import { describe, expect, it } from "vitest";
import { folderOf, hung, place } from "./folder";

describe("the folders of the boards", () => {
  it("are found without being named, and hang in their order", () => {
    const places = hung.map(([, folder]) => place(folder));
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });
  it("leave a game without one to the plain board, at the end of the wall", () => {
    expect(folderOf("hush")).toBeUndefined();
    expect(place(folderOf("hush"))).toBe(Infinity);
  });
  it.each(hung.map(([key]) => key))("%s brings a board", async (key) => {
    expect((await folderOf(key)?.board())?.default).toBeTypeOf("function");
  });
});
