import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server ships what is built here; in development its API is asked across.
const server = process.env["VERNISSAGE_SERVER"] ?? "http://127.0.0.1:8000";

const some = (folder: string, names: string): string => `/src/${folder}/(${names})[.]`;

// The rooms one may enter without sitting down are fetched one by one.
const ROOMS = "About|Lost|Tables|Settings|You|BotTokens|PastGames|BestGame|Trend|SetUp|RulesPage";
// What is wanted once a game is over, or looked through.
const AFTER = new RegExp(
  [
    "/src/review/(?!PastGames|BestGame|Trend|curve)",
    some("shell", "EndPage|Replay|Chart|DealCheck|ScoreSheet|Share|Tally|FilmStrip|FilmJournal"),
    some("lib", "counting|reel"),
  ].join("|"),
);
// What is wanted by those who learn.
const SCHOOL = new RegExp(
  [
    some("learn", "Learn|LearnPage|LessonPage|PuzzlePage|Puzzles|Teacher|ShowMe|Keepsake|CoachStrip|Pointer"),
    some("learn", "(lesson|puzzle|coach)[.]svelte"),
  ].join("|"),
);
// Everything else is fetched together: whoever comes through the door sits down at a table next.
const HOUSE = new RegExp(
  [
    "node_modules|preload-helper",
    `/src/(film|lib|locale|shell|learn|review|sound)/(?!(${ROOMS})[.])`,
    "/boards/(folder|[a-z_]+/(index|Poster))[.]",
  ].join("|"),
);

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
          groups: [{ name: "house", test: (id) => HOUSE.test(id) && !AFTER.test(id) && !SCHOOL.test(id) }],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/art": server, "/ws": { target: server, ws: true } } },
});
