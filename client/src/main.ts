import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./lib/taste.svelte";

const place = document.getElementById("app");
if (place) mount(App, { target: place });
