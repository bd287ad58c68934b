// Pictures come together: one file a game, named after its content, and one for the rooms of the house. Until it is
// here a picture has the plain face below, which takes whatever size its place gives it.
import { SvelteMap } from "svelte/reactivity";

const PLAIN = '<rect width="100%" height="100%" rx="5" fill="#a9823a" fill-opacity=".22"/>';
const FACE = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${PLAIN}</svg>`)}`;
/** Where the pictures of the house lie; the server writes it into the page. */
const house = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="house-art"]')?.content ?? "/art/house/bundle.json";

class Pictures {
  /** Those that are here, by game; none when they cannot be had together. */
  private readonly bundles = new SvelteMap<string, Record<string, string>>();
  private readonly made = new Map<string, string>();
  private readonly sources = new Map<string, string>();
  private readonly asked = new Set<string>();

  /** The pictures of a game, or of the house, are here; once asked for they are not asked for again. */
  async load(key: string, address: string): Promise<void> {
    if (this.asked.has(key)) return;
    this.asked.add(key);
    const answer = await fetch(address || `/art/${key}/bundle.json`).catch(() => null);
    this.bundles.set(key, answer?.ok ? ((await answer.json()) as Record<string, string>) : {});
  }

  /** An address for one picture of a game. */
  of(key: string, id: string): string {
    const bundle = this.bundles.get(key);
    if (bundle === undefined) return FACE;
    return this.local(`${key}/${id}`, bundle[id]) ?? `/art/${key}/${id}.svg`;
  }

  /** The face of a bot: every game has them, and so has the house. */
  face(name: string): string {
    for (const [key, bundle] of this.bundles) {
      const found = this.local(`faces/${name}`, bundle[`face-${name}`]);
      if (key !== "house" && found) return found;
    }
    return this.hung(`face-${name}`);
  }

  /** A picture that hangs in the rooms of the house, by game and name, or one of the house's own. */
  hung(name: string): string {
    void this.load("house", house());
    const bundle = this.bundles.get("house");
    if (bundle === undefined) return FACE;
    return this.local(name, bundle[name]) ?? `/art/${name.includes("/") ? name : `house/${name}`}.svg`;
  }

  /** The SVG behind an address given out here; nothing for any other. */
  source(address: string): string {
    return this.sources.get(address) ?? "";
  }

  private local(name: string, svg: string | undefined): string | undefined {
    const made = this.made.get(name);
    if (made || svg === undefined) return made;
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    this.made.set(name, address);
    this.sources.set(address, svg);
    return address;
  }
}

export const pictures = new Pictures();
