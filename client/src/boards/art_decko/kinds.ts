// Options speak of kinds: a painting's kind is its genre, gold is its own kind.
import { t } from "../../lib/language.svelte";
export const kind = (card: string): string => (card.startsWith("G") ? card : card.slice(0, 2));

export const GENRES: Record<string, string> = {
  AN: t("art-decko-kinds-art-nouveau"),
  IM: t("art-decko-kinds-impressionism"),
  PA: t("art-decko-kinds-pop-art"),
  RE: t("art-decko-kinds-renaissance"),
  SU: t("art-decko-kinds-surrealism"),
  wild: t("art-decko-kinds-any-genre"),
};

const GOLD: Record<string, string> = {
  G1: t("art-decko-kinds-gold", { value: 1 }),
  G2: t("art-decko-kinds-gold", { value: 2 }),
  G3N: t("art-decko-kinds-3-gold-fancy-noble"),
  G3S: t("art-decko-kinds-3-gold-seeds-of-wealth"),
  G3P: t("art-decko-kinds-3-gold-prosperity"),
  G5: t("art-decko-kinds-gold", { value: 5 }),
};

export const spoken = (card: string): string =>
  GOLD[card] ?? t("art-decko-kinds-painting", { card: GENRES[card.slice(0, 2)] ?? card });
export const BONUSES = [
  ["disc2", t("art-decko-kinds-2-gold-off")],
  ["disc1", t("art-decko-kinds-1-gold-off")],
  ["vp2", t("art-decko-kinds-2-points")],
  ["vp1", t("art-decko-kinds-1-point")],
] as const;
