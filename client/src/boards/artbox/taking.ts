// Drawings to take home: one, or the whole gallery, as SVG or PNG.
import { WIDTH, strokes } from "./pencil";
import { read } from "./shapes";

export interface Taken {
  drawing: Record<string, unknown>;
  title: string;
  note: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

function sheet(taken: Taken, x: number, y: number): string {
  const lines = strokes(read(taken.drawing)).map(
    (line) =>
      `<path d="${line.body}" stroke-width="${WIDTH}" opacity=".66"/>` +
      `<path d="${line.again}" stroke-width="5.5" opacity=".62" stroke-dasharray="${line.grain}"/>`,
  );
  const text = (dy: number, size: number, words: string, color: string): string =>
    `<text x="500" y="${dy}" font-size="${size}" text-anchor="middle" fill="${color}">${escaped(words)}</text>`;
  return [
    `<g transform="translate(${x} ${y})"><rect x="-20" y="-20" width="1040" height="1040" fill="#fcf7ec"/>`,
    '<rect width="1000" height="1000" fill="none" stroke="#d9ccb0" stroke-width="3"/>',
    '<g fill="none" stroke="#34322f" stroke-linecap="round" stroke-linejoin="round">',
    `${lines.join("")}</g>${text(1105, 64, taken.title, "#2b2724")}${text(1165, 40, taken.note, "#6d6252")}</g>`,
  ].join("");
}

/** Drawings side by side on one wall. */
export function svgOf(all: Taken[]): string {
  const columns = Math.min(4, Math.ceil(Math.sqrt(all.length)));
  const [wide, high] = [columns * 1140 + 60, Math.ceil(all.length / columns) * 1290 + 60];
  const body = all
    .map((taken, n) => sheet(taken, 100 + (n % columns) * 1140, 100 + Math.floor(n / columns) * 1290))
    .join("");
  const size = `viewBox="0 0 ${wide} ${high}" width="${wide / 2}" height="${high / 2}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Palatino, Georgia, serif">`,
    `<rect width="${wide}" height="${high}" fill="#efe5d0"/>${body}</svg>`,
  ].join("");
}

function offer(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveSvg(svg: string, name: string): void {
  offer(new Blob([svg], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function savePng(svg: string, name: string): Promise<void> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  image.src = url;
  await image.decode();
  const scale = Math.min(2, 4000 / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
  canvas.toBlob((data) => data && offer(data, `${name}.png`), "image/png");
}
