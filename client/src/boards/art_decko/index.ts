import type { ArtDeckoView } from "../../lib/wire.gen";
import type { Folder } from "../folder";

export default {
  board: () => import("./Board.svelte"),
  poster: { place: 2, hang: "fan", banner: "AN2" },
} satisfies Folder<ArtDeckoView>;
