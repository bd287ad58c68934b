// What is heard at the table: `sound.play("hammer")`. It begins with the first press or key on the page, as browsers
// ask for, and can be muted at any time; both that and how loud it is are kept in this browser.
import { taste } from "../lib/taste.svelte";
import { cues } from "./cues";
import { VOICES, type Voice } from "./voices";

const APART = 0.16; // seconds between two sounds of one move

class Sound {
  private audio: AudioContext | null = null;
  private master: GainNode | null = null;
  private woken = false;

  get on(): boolean {
    return taste.sound && taste.volume > 0;
  }

  /** The page was touched for the first time: from now on it may be heard. */
  wake = (): void => {
    this.woken = true;
  };

  flip(): void {
    taste.set("sound", !taste.sound);
    if (taste.sound) this.play("chime");
  }

  /** The voice is heard now, or so many seconds from now; muted, before the first press or without audio it is not. */
  play(voice: Voice, later = 0): void {
    const out = this.on && this.woken ? this.open() : null;
    if (!out || !this.audio) return;
    out.gain.value = taste.volume;
    VOICES[voice]({ audio: this.audio, out, at: this.audio.currentTime + 0.01 + later });
  }

  /** Several lines came at once: their sounds follow one another. */
  tellAll(game: string, ids: readonly string[]): void {
    cues(game, ids).forEach((voice, nth) => this.play(voice, nth * APART));
  }

  private open(): GainNode | null {
    if (typeof AudioContext === "undefined") return null;
    if (!this.audio) {
      this.audio = new AudioContext();
      this.master = this.audio.createGain();
      this.master.connect(this.audio.destination);
    }
    if (this.audio.state === "suspended") void this.audio.resume();
    return this.master;
  }
}

export const sound = new Sound();

for (const what of ["pointerdown", "keydown"]) addEventListener(what, sound.wake, { once: true, capture: true });
