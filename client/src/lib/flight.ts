// Cards and tiles fly between places: elements with data-fly that moved, or came where another of the same name
// went, start from the old place. The pictures stay the server's; this only shows the way between two of them.
import { taste } from "./taste.svelte";

interface Seen {
  id: string;
  box: DOMRect;
}

const LONG = 260;

export function look(root: Element): Map<Element, Seen> {
  const seen = new Map<Element, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.set(element, { id: element.dataset["fly"] ?? "", box });
  }
  return seen;
}

export function fly(root: Element, before: Map<Element, Seen>): void {
  if (taste.still || before.size === 0 || document.hidden) return;
  const after = look(root);
  const gone = new Map<string, DOMRect[]>();
  for (const [element, { id, box }] of before) {
    if (after.get(element)?.id === id) continue;
    gone.set(id, [...(gone.get(id) ?? []), box]);
  }
  for (const [element, { id, box }] of after) {
    const old = before.get(element);
    const from = old?.id === id ? old.box : gone.get(id)?.shift();
    if (from) move(element, from, box);
    else if (!old) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LONG, easing: "ease-out" });
  }
}

function move(element: Element, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = from.width / to.width;
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration: LONG, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}
