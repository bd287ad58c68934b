// A thing on the table is dragged to a place, by mouse, finger or pen; a press without a drag stays a press.

const FAR = 8; // a hand that trembles drags nothing
const HOME = 450; // what was let go lies there until the table has answered, then it goes home

export interface Drag {
  /** Where it may be let go, as a selector; nothing where it is not to be dragged. */
  to: string;
  /** It was let go there. */
  drop: () => void;
}

/** Lets an element be dragged to the places a selector names. */
export function dragged(how: () => Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let far = false;
    let back: ReturnType<typeof setTimeout> | undefined;

    function lie(x: number, y: number): void {
      node.style.translate = x || y ? `${x}px ${y}px` : "";
      node.style.zIndex = x || y ? "30" : "";
    }
    function wanted(now: boolean): void {
      for (const place of document.querySelectorAll(how().to || "nowhere")) place.toggleAttribute("data-wanted", now);
    }
    function end(): void {
      wanted(false);
      from = null;
      far = false;
    }
    function down(event: PointerEvent): void {
      if (how().to === "" || event.button !== 0 || from) return;
      clearTimeout(back);
      from = { x: event.clientX, y: event.clientY };
      node.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!far && Math.hypot(x, y) <= FAR) return;
      if (!far) {
        far = true;
        wanted(true);
      }
      lie(x, y);
    }
    function up(event: PointerEvent): void {
      const moved = far;
      const over = document.elementsFromPoint(event.clientX, event.clientY);
      const there = moved && over.some((each) => each.closest(how().to) !== null);
      end();
      if (!moved) return;
      // The press that ends a drag is none.
      const press = (click: Event): void => {
        click.preventDefault();
        click.stopPropagation();
      };
      node.addEventListener("click", press, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", press, { capture: true }));
      if (there) {
        how().drop();
        back = setTimeout(() => lie(0, 0), HOME);
      } else lie(0, 0);
    }
    function cancel(): void {
      if (far) lie(0, 0);
      end();
    }
    const heard: [string, EventListener][] = [
      ["pointerdown", (event) => down(event as PointerEvent)],
      ["pointermove", (event) => move(event as PointerEvent)],
      ["pointerup", (event) => up(event as PointerEvent)],
      ["pointercancel", cancel],
      ["dragstart", (event) => event.preventDefault()],
    ];
    for (const [name, hear] of heard) node.addEventListener(name, hear);
    return () => {
      clearTimeout(back);
      cancel();
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
    };
  };
}
