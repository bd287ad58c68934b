import type { AvantCardeView } from "../../lib/wire.gen";
import type { Folder } from "../folder";

export default {
  board: () => import("./Board.svelte"),
  poster: { place: 1, hang: "fan", banner: "blue-5" },
} satisfies Folder<AvantCardeView>;
