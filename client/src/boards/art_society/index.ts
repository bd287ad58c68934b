import type { ArtSocietyView } from "../../lib/wire.gen";
import type { Folder } from "../folder";

export default {
  board: () => import("./Board.svelte"),
  poster: { place: 3, hang: "wall", banner: "P060", salon: ["P101", "P040", "P110", "P003", "P020"] },
  gestures: { loose: ["turn", "auction", "wall"] },
} satisfies Folder<ArtSocietyView>;
