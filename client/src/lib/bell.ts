// Telling a person that it is their turn: a soft note and a notification, each only when wanted.
import { sound } from "../sound/sound.svelte";
import { t } from "./language.svelte";
import { taste } from "./taste.svelte";

export const chime = (): void => sound.play("chime");

export function notify(title: string): void {
  if (!taste.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, {
      body: t("bell-it-is-your-turn"),
      tag: location.pathname,
      icon: "/icons/icon-192.png",
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    taste.set("notify", false); // some phones offer the name but refuse to make one
  }
}
