// Addresses a person may type, share and go back to.

export interface Place {
  page:
    | "home"
    | "tables"
    | "set-up"
    | "table"
    | "replay"
    | "rules"
    | "learn"
    | "puzzles"
    | "settings"
    | "you"
    | "about"
    | "lost";
  id: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const parts = location.pathname.split("/").filter(Boolean);
  const place = (page: Place["page"], id = ""): Place => ({
    page,
    id,
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  });
  const [first = "", second = "", third = ""] = parts;
  if (first === "") return place("home");
  if (first === "t" && third === "replay") return place("replay", second);
  if (first === "t" && second !== "") return place("table", second);
  if (first === "new" && second !== "") return place("set-up", second);
  if (first === "rules") return place("rules", second);
  if (first === "puzzles") return place("puzzles", [second, third].filter(Boolean).join("/"));
  if (first === "learn") return place("learn", [second, third].filter(Boolean).join("/"));
  if (first === "tables" || first === "settings" || first === "you" || first === "about") return place(first);
  return place("lost");
}

class Router {
  now = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    const { page, id } = this.now;
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.now = read();
    if (!replace && (page !== this.now.page || this.now.hash === "")) scrollTo(0, 0);
    // Whoever uses the keyboard or a screen reader goes along to the new page.
    if (page !== this.now.page || id !== this.now.id) document.getElementById("main")?.focus({ preventScroll: true });
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|art|schema)\//.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash !== "" && link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
