import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server ships what is built here; in development its API is asked across.
const server = process.env["VERNISSAGE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/vernissage/server/static", emptyOutDir: true, target: "es2022", reportCompressedSize: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/art": server, "/ws": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
