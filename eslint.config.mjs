import js from "@eslint/js";
import globals from "globals";

const classic = { sourceType: "script", ecmaVersion: 2023 };

export default [
  { ignores: ["dist/**", "dist.*/**", ".venv/**", "web/vendor/**", "tests/bench/.peers/**"] },
  js.configs.recommended,
  {
    rules: {
      curly: ["error", "multi", "consistent"],
      eqeqeq: "error",
      "no-implicit-globals": "error",
      "no-shadow": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["web/boot.js", "web/keeping.js", "web/alive.js"], // a browser that is too old must be able to read that it is
    languageOptions: { ...classic, ecmaVersion: 2015, globals: globals.browser },
  },
  { files: ["web/promises.js"], languageOptions: { ecmaVersion: 2023, globals: globals.browser } },
  {
    files: ["sw.js"],
    languageOptions: { ...classic, globals: globals.serviceworker },
    rules: { "no-implicit-globals": "off" }, // a worker's scope is its own
  },
  { files: ["tools/*.mjs", "tests/**/*.mjs", "*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["tools/scan.mjs"], languageOptions: { globals: globals.browser } },
];
