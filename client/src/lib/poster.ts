// A picture to take home of what hangs on the stage: every picture in its place, with a line beneath it.
import { pictures } from "./pictures.svelte";

const MARGIN = 24;
const FOOT = 46;
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The root and everything drawn in it as one SVG. */
export function posterOf(root: Element, caption: string): string {
  const whole = root.getBoundingClientRect();
  const parts: string[] = [];
  const place = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    return {
      x: box.left - whole.left + MARGIN,
      y: box.top - whole.top + MARGIN,
      width: box.width,
      height: box.height,
    };
  };
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element.closest("svg") && element.tagName.toLowerCase() !== "svg") continue;
    const box = place(element);
    if (box.width < 1 || box.height < 1) continue;
    const behind = /url\("?([^")]+)"?\)/.exec(getComputedStyle(element).backgroundImage)?.[1];
    if (behind) parts.push(framed(pictures.source(behind), box, "xMidYMid slice"));
    if (element instanceof HTMLImageElement) parts.push(framed(pictures.source(element.src), box, "xMidYMid meet"));
    else if (element instanceof SVGSVGElement && !element.parentElement?.closest("svg"))
      parts.push(framed(inked(element), box, "xMidYMid meet"));
  }
  const width = whole.width + 2 * MARGIN;
  const height = whole.height + MARGIN + FOOT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fixed(width)} ${fixed(height)}"`,
    ` width="${fixed(2 * width)}" height="${fixed(2 * height)}">`,
    `<rect width="100%" height="100%" fill="#f4ecdd"/>`,
    ...parts,
    `<text x="${MARGIN}" y="${fixed(height - 17)}" font-family="Georgia, serif" font-size="17" fill="#25211e">`,
    `${escape(caption)}</text></svg>`,
  ].join("");
}

const fixed = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** A whole SVG put into a box of another. */
function framed(svg: string, { x, y, width, height }: Box, aspect: string): string {
  if (!svg.startsWith("<svg")) return "";
  const [head = ""] = /^<svg[^>]*>/.exec(svg) ?? [];
  const view = /viewBox="([^"]+)"/.exec(head)?.[1] ?? `0 0 ${width} ${height}`;
  const kept = [...head.matchAll(/ (fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g)].map(
    ([all]) => all,
  );
  const where = `x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"`;
  return `<svg ${where} viewBox="${view}" preserveAspectRatio="${aspect}"${kept.join("")}>${svg.slice(head.length)}`;
}

/** A drawing of the page itself, with the style it has from there. */
function inked(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing.querySelectorAll("*"), copy.querySelectorAll("*")];
  from.forEach((each, index) => {
    const style = getComputedStyle(each);
    for (const name of ["fill", "stroke", "stroke-width", "opacity", "font", "stroke-linecap", "stroke-linejoin"])
      to[index]?.setAttribute(name, style.getPropertyValue(name));
    to[index]?.removeAttribute("class");
    to[index]?.removeAttribute("style");
  });
  return new XMLSerializer().serializeToString(copy);
}

/** The SVG as a PNG of its own size. */
export async function asPng(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  URL.revokeObjectURL(address);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** The browser saves it as a file. */
export function save(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
