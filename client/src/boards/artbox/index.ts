import type { ArtboxView } from "../../lib/wire.gen";
import type { Folder } from "../folder";
import Poster from "./Poster.svelte";

export default {
  board: () => import("./Board.svelte"),
  poster: { place: 4, drawing: Poster },
  gestures: { loose: ["dice"], alone: ["draw"], seats: true },
} satisfies Folder<ArtboxView>;
