import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/lib/wire.gen.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "max-len": ["error", { code: 120 }], // prettier leaves long strings and comments alone
      "no-undef": "off", // TypeScript knows what is defined
      // A class says what it may be asked, and one below it answers: what the first one leaves unused has a low line.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Maps and Sets are built inside a $derived or kept as $state.raw and replaced whole, never changed in view.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
