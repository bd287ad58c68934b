// Drawings leave the gallery as files (AB-UI-14).
import { asDrawing, path } from "./shapes";

export function asSvg(drawing: Record<string, unknown>, title: string): string {
  const safe = title.replace(/[<>&"]/g, "");
  const paths = asDrawing(drawing).shapes.map((shape) => `<path d="${path(shape)}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><title>${safe}</title><rect width="1000" height="1000" fill="#fdf9f0"/><g fill="none" stroke="#25211e" stroke-width="8" stroke-linejoin="round" stroke-linecap="round">${paths}</g></svg>`;
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}

const fileName = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export function saveSvg(drawing: Record<string, unknown>, title: string): void {
  save(new Blob([asSvg(drawing, title)], { type: "image/svg+xml" }), `${fileName(title)}.svg`);
}

export async function savePng(drawing: Record<string, unknown>, title: string): Promise<void> {
  const source = URL.createObjectURL(new Blob([asSvg(drawing, title)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1000;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  URL.revokeObjectURL(source);
  canvas.toBlob((blob) => blob && save(blob, `${fileName(title)}.png`), "image/png");
}
