import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { openEarly } from "./lib/kits";
import { language } from "./lib/language.svelte";
import "./lib/taste.svelte";

const place = document.getElementById("app");
void language.ready.then(() => {
  openEarly();
  if (place) mount(App, { target: place });
});
