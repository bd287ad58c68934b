// Keys at the table: options have numbers and letters, the table's own things the letters left out of them.

/** C coach, H hint, J journal, M sound, O list of options, S skip, U undo are the table's own. */
export const LETTERS = "123456789abdefgiklnpqrtvwxyz";

/** The key is pressed for the table: nothing is being written, drawn or asked about meanwhile. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  return !at?.closest("input, select, textarea, dialog, [contenteditable], [data-shape], [data-own-keys]");
}

/** The nearest of some boxes in the direction of an arrow key; what lies aside counts double. */
export function nearest(from: DOMRect, boxes: DOMRect[], key: string): number {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const [ahead, aside] =
      key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (ahead < 2) return;
    const far = ahead + 2 * Math.abs(aside);
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
