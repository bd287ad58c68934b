// Cards and tiles fly between places: elements with data-fly that moved, or came where another of the same name
// went, start from the old place. The pictures stay the server's; this only shows the way between two of them.
import { taste } from "./taste.svelte";

interface Seen {
  id: string;
  box: DOMRect;
  /** The pile, row or wall it lies in, and where that was. */
  zone: Element;
  around: DOMRect;
}

const LONG = 260;
const NEAR = 2;

export function look(root: Element): Map<Element, Seen> {
  const seen = new Map<Element, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const zone = element.parentElement?.closest("[data-zone], ul, ol, section, article") ?? root;
    seen.set(element, { id: element.dataset["fly"] ?? "", box, zone, around: zone.getBoundingClientRect() });
  }
  return seen;
}

export function fly(root: Element, before: Map<Element, Seen>, filmed: ReadonlySet<string> = new Set()): void {
  if (taste.still || before.size === 0 || document.hidden) return;
  const after = look(root);
  const gone = new Map<string, DOMRect[]>();
  for (const [element, { id, box }] of before) {
    if (after.get(element)?.id === id) continue;
    gone.set(id, [...(gone.get(id) ?? []), box]);
  }
  for (const [element, now] of after) {
    if (filmed.has(now.id)) continue;
    const old = before.get(element);
    if (old?.id === now.id && stayed(old, now)) continue;
    const from = old?.id === now.id ? old.box : gone.get(now.id)?.shift();
    if (from) move(element, from, now.box);
    else if (!old) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LONG, easing: "ease-out" });
  }
}

/** It lies where it lay; only the page around its zone has moved, or the zone has another size. */
export function stayed(
  old: Pick<Seen, "box" | "zone" | "around">,
  now: Pick<Seen, "box" | "zone" | "around">,
): boolean {
  if (old.zone !== now.zone) return false;
  const near = (a: number, b: number, whole: number, was: number): boolean =>
    Math.abs(a - b) < NEAR || Math.abs(a / (whole || 1) - b / (was || 1)) * (whole || 1) < NEAR;
  return (
    near(now.box.left - now.around.left, old.box.left - old.around.left, now.around.width, old.around.width) &&
    near(now.box.top - now.around.top, old.box.top - old.around.top, now.around.height, old.around.height)
  );
}

function move(element: Element, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  const scale = from.width / to.width;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: LONG, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}
