// What a person likes: kept in this browser, nowhere else.

type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "none";
type Hand = "right" | "left";

interface Kept {
  theme: Theme;
  motion: Motion;
  hand: Hand;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  preview: boolean;
  large: boolean;
}

const START: Kept = { theme: "auto", motion: "auto", hand: "right", sound: false, notify: false, confirm: false, preview: true, large: false };

class Taste {
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  hand = $state<Hand>("right");
  sound = $state(false);
  notify = $state(false);
  confirm = $state(false);
  preview = $state(true);
  large = $state(false);

  constructor() {
    try {
      Object.assign(this, START, JSON.parse(localStorage.getItem("taste") ?? "{}") as Partial<Kept>);
    } catch {
      Object.assign(this, START);
    }
    this.dress();
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    Object.assign(this, { [name]: value });
    const { theme, motion, hand, sound, notify, confirm, preview, large } = this;
    localStorage.setItem("taste", JSON.stringify({ theme, motion, hand, sound, notify, confirm, preview, large }));
    this.dress();
  }

  /** Nothing moves. */
  get still(): boolean {
    return this.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private dress(): void {
    const page = document.documentElement.dataset;
    page["theme"] = this.theme;
    page["motion"] = this.motion;
    page["hand"] = this.hand;
    page["large"] = this.large ? "yes" : "no";
  }
}

export const taste = new Taste();
