// node bench/hand.mjs [drawings a shape]: the recogniser measured with a generated hand.
import { runnerImport } from "vite";

const { module } = await runnerImport(new URL("./hand.ts", import.meta.url).pathname, {
  configFile: false,
  logLevel: "error",
});
module.measure(Number(process.argv[2] ?? 2000));
