// Where the things of a board are that somebody points at.

/** The elements a name stands for that can be seen: a thing on the board, or the button of a move; of "change|seat:0"
 * those of the first name that has any. */
export function pointed(name: string, root: ParentNode = document): HTMLElement[] {
  for (const choice of name.split("|")) {
    const found = named(choice, root);
    if (found.length > 0) return found;
  }
  return [];
}

function named(name: string, root: ParentNode): HTMLElement[] {
  const value = CSS.escape(name.startsWith("move:") ? name.slice(5) : name);
  const kinds = name.startsWith("move:") ? ["option", "move"] : ["target", "point", "fly"];
  for (const kind of kinds) {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-${kind}="${value}"]`)].filter(seen);
    if (found.length > 0) return name.startsWith("move:") ? found.slice(0, 1) : found;
  }
  return [];
}

/** The elements of several names; the button of a move counts where nothing else of it is on the board. */
export function allPointed(names: readonly string[], root: ParentNode = document): HTMLElement[] {
  const things = names.filter((name) => !name.startsWith("move:")).flatMap((name) => pointed(name, root));
  return things.length > 0 ? things : names.flatMap((name) => pointed(name, root));
}

/** The middle of the element can be looked at: it lies inside the window and inside everything that scrolls it, and
 * nothing that follows the page, such as a hand at the lower edge, lies upon it. */
export function inSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const within = (room: { left: number; right: number; top: number; bottom: number }): boolean =>
    x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
  for (let up = element.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const scrolls = /auto|scroll|hidden|clip/.test(overflowX + overflowY);
    if (scrolls && up !== document.documentElement && up !== document.body && !within(up.getBoundingClientRect()))
      return false;
  }
  return within({ left: 0, right: innerWidth, top: 0, bottom: innerHeight }) && !covered(element, x, y);
}

function covered(element: HTMLElement, x: number, y: number): boolean {
  for (let up = document.elementFromPoint(x, y); up && !up.contains(element); up = up.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(up).position) && !element.contains(up)) return true;
  return false;
}

function seen(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}

const NEAREST = 2.2; // times as large as the whole board would be
const ROOM = 90; // pixels of the board around what is looked at

/** The part of a board that shows these things from near: its upper left corner, and how much larger it is. */
export function framed(
  board: Element,
  found: readonly Element[],
  wide: number,
  high: number,
): { x: number; y: number; scale: number } {
  const whole = board.getBoundingClientRect();
  const k = whole.width / wide;
  const boxes = found.map((each) => each.getBoundingClientRect());
  const left = (Math.min(...boxes.map((box) => box.left)) - whole.left) / k - ROOM;
  const right = (Math.max(...boxes.map((box) => box.right)) - whole.left) / k + ROOM;
  const top = (Math.min(...boxes.map((box) => box.top)) - whole.top) / k - ROOM;
  const bottom = (Math.max(...boxes.map((box) => box.bottom)) - whole.top) / k + ROOM;
  const scale = Math.max(1, Math.min(NEAREST, wide / (right - left), high / (bottom - top)));
  const within = (middle: number, room: number): number =>
    Math.max(0, Math.min(room - room / scale, middle - room / scale / 2));
  return { x: within((left + right) / 2, wide), y: within((top + bottom) / 2, high), scale };
}
