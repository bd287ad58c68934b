// What a person likes: kept in this browser, nowhere else.

type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "none";
type Hand = "right" | "left";
/** How fast the others' moves are shown. */
type Pace = "slow" | "normal" | "fast" | "once";
/** When a press is asked about once more: on touch screens or anywhere if it cannot be taken back, always, never. */
type Confirm = "touch" | "sealed" | "all" | "never";

interface Kept {
  theme: Theme;
  motion: Motion;
  hand: Hand;
  pace: Pace;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  notify: boolean;
  confirm: Confirm;
  preview: boolean;
  large: boolean;
}

const START: Kept = {
  theme: "auto",
  motion: "auto",
  hand: "right",
  pace: "normal",
  sound: true,
  volume: 0.6,
  notify: false,
  confirm: "touch",
  preview: true,
  large: false,
};

class Taste {
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  hand = $state<Hand>("right");
  pace = $state<Pace>("normal");
  sound = $state(true);
  volume = $state(0.6);
  notify = $state(false);
  confirm = $state<Confirm>("touch");
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
    const { theme, motion, hand, pace, sound, volume, notify, confirm, preview, large } = this;
    const kept = { theme, motion, hand, pace, sound, volume, notify, confirm, preview, large };
    localStorage.setItem("taste", JSON.stringify(kept));
    this.dress();
  }

  /** Nothing moves. */
  get still(): boolean {
    return this.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** A press that cannot be taken back is asked about. */
  get guards(): boolean {
    return this.confirm === "sealed" || (this.confirm === "touch" && matchMedia("(pointer: coarse)").matches);
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
