import { defineConfig, mergeConfig } from "vitest/config";

import building from "./vite.config";

// Tests run in Node, with a page that is not painted; classes are compiled as for the browser.
export default mergeConfig(
  building,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      include: ["src/**/*.test.ts"],
      environment: "happy-dom",
      setupFiles: ["src/testing/setup.ts"],
      testTimeout: 60_000, // a loaded machine is slow, not wrong
    },
  }),
);
