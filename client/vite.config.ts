import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server ships what is built here; in development its API is asked across.
const server = process.env["VERNISSAGE_SERVER"] ?? "http://127.0.0.1:8000";

// The rooms one may enter without sitting down; everything else is fetched together.
const ROOMS = "(About|Lost|Tables|Settings|You|BotTokens|SetUp|OptionsForm|RulesPage)[.]";

const HOUSE = [
  "node_modules|preload-helper",
  `/src/(lib|locale|shell|learn)/(?!${ROOMS})`,
  "/boards/(folder|[a-z_]+/(index|Poster))[.]",
].join("|");

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/vernissage/server/static",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    assetsInlineLimit: 0,
    // Few files: one of style, one of what every table needs, one a room, one a board.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "house", test: new RegExp(HOUSE) }],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/art": server, "/ws": { target: server, ws: true } } },
});
