// Telling a person that it is their turn: a soft note and a notification, each only when wanted.
import { taste } from "./taste.svelte";

let audio: AudioContext | null = null;

export function chime(): void {
  if (!taste.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  [523.25, 783.99].forEach((pitch, index) => {
    if (!audio) return;
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, now + index * 0.12);
    loud.gain.linearRampToValueAtTime(0.08, now + index * 0.12 + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + index * 0.12 + 0.6);
    tone.connect(loud).connect(audio.destination);
    tone.start(now + index * 0.12);
    tone.stop(now + index * 0.12 + 0.7);
  });
}

export function notify(title: string): void {
  if (!taste.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body: "It is your turn.", tag: location.pathname, icon: "/logo.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    taste.set("notify", false); // some phones offer the name but refuse to make one
  }
}
