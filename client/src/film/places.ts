// Where on the page the places are that a film names.
import { pointed } from "../learn/pointing";

export interface Place {
  name: string;
  box: DOMRect;
  element: HTMLElement;
}

/** The first of some places that can be seen, on the board rather than beside it; otherwise the first there is. */
export function find(names: readonly string[]): Place | null {
  const found = names.flatMap((name) =>
    pointed(name).map((element) => ({ name, element, box: element.getBoundingClientRect() })),
  );
  const seen = found.filter((place) => inSight(place.element, place.box));
  const best = names.find((name) => seen.some((place) => place.name === name));
  const those = best === undefined ? found : seen.filter((place) => place.name === best);
  return those.find((place) => place.element.closest(".stage") !== null) ?? those[0] ?? null;
}

/** It lies in the window, and is not scrolled away inside the board. */
function inSight(element: HTMLElement, box: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const around = element.closest(".stage")?.getBoundingClientRect();
  const inside = (of: { left: number; right: number; top: number; bottom: number }): boolean =>
    x >= of.left && x <= of.right && y >= of.top && y <= of.bottom;
  return inside({ left: 0, right: innerWidth, top: 0, bottom: innerHeight }) && (!around || inside(around));
}

/** How wide something that flies is at least and at most, in pixels: a place may be a whole panel. */
const [LEAST, MOST] = [30, 110];

/** The largest box of a picture's shape in the middle of a place: not larger than it was, nor too small to see. */
export function fitted(place: DOMRect, like: DOMRect, shape: number): DOMRect {
  const most = Math.max(LEAST, Math.min(like.width, MOST));
  const width = Math.min(Math.max(Math.min(place.width, place.height * shape), LEAST), most);
  const height = width / shape;
  return new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);
}
