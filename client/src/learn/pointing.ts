// Where the things of a board are that somebody points at.

/** The elements a name stands for that can be seen: a thing on the board, or the button of a move. */
export function pointed(name: string, root: ParentNode = document): HTMLElement[] {
  const value = CSS.escape(name.startsWith("move:") ? name.slice(5) : name);
  const kinds = name.startsWith("move:") ? ["option"] : ["target", "point", "fly"];
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

function seen(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}
