import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import sonarjs from "eslint-plugin-sonarjs";
import typescript from "typescript-eslint";

import { overComplex } from "./eslint.complexity.js";
import { clientWalls, commonWalls, serverWalls } from "./eslint.walls.js";

const generated = ["client/gql/**", "dist/**", "dist.*/**", "release/**", "data/**", "coverage/**"];
const configurations = ["codegen.ts", "vite.config.ts"];

const house = {
  "no-restricted-syntax": [
    "error",
    { selector: "ExportAllDeclaration", message: "No barrels: import from the file that has it." },
    {
      selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
      message: "No default exports: a thing has one name everywhere, and its file is called after it.",
    },
    {
      selector:
        "JSXOpeningElement[name.name=/^(?:p|span|div|b|em|i|small|strong|code|time|label|dt|dd|h[1-6])$/]" +
        ":has(> JSXAttribute[name.name=/^aria-label(?:ledby)?$/]):not(:has(> JSXAttribute[name.name='role']))",
      message: "A name is read of what has a role only: say it in the text, `sr-only` where it is not to be seen.",
    },
    {
      selector: "CallExpression[callee.property.name='readFragment'] Property[key.name='fragment'][value.name=/_/]",
      message: "The build leaves component fragments (Name_field) out: name what is read from the cache without `_`.",
    },
  ],
  "no-console": "error",
  eqeqeq: ["error", "always"],
  "prefer-const": "error",
};

/** Asked of us beyond the strict set, or where the strict set is stricter than it is useful. */
const typeAware = {
  "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
  "@typescript-eslint/no-confusing-void-expression": "off",
  "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
  // TypeScript itself refuses a string that is not among an enum's; GraphQL's kinds are written as text everywhere.
  "@typescript-eslint/no-unsafe-enum-comparison": "off",
  // What a driver hands back is text where our row type says number, and the reads convert it.
  "@typescript-eslint/no-unnecessary-type-conversion": "off",
  "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
};

const typed = (project) => ({
  languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  rules: { ...house, ...typeAware },
});

export default typescript.config(
  { ignores: generated },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    // Prettier breaks code, and leaves comments as they are.
    rules: {
      "max-len": [
        "error",
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
    },
  },
  js.configs.recommended,
  { files: ["**/*.{ts,tsx}"], extends: [typescript.configs.strictTypeChecked] },
  { files: ["server/**/*.ts", "common/**/*.ts", "scripts/**/*.ts"], ...typed("./tsconfig.json") },
  { files: ["client/**/*.{ts,tsx}"], ...typed("./tsconfig.client.json") },
  { files: ["tests/**/*.{ts,tsx}"], ...typed("./tsconfig.tests.json") },
  {
    files: ["client/**/*.{ts,tsx}", "tests/client/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
  },
  {
    // Only its measure of how hard a function is to read: the rest of its rules are TypeScript's or ours.
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: { sonarjs },
    rules: { complexity: ["error", 15], "sonarjs/cognitive-complexity": ["error", 15] },
  },
  {
    files: Object.keys(overComplex),
    rules: { complexity: "off", "sonarjs/cognitive-complexity": "off" },
  },
  ...commonWalls,
  ...serverWalls,
  ...clientWalls,
  {
    files: ["**/index.{ts,tsx,js,mjs}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "Program", message: "No index files: a file is called after what it exports." },
      ],
    },
  },
  // A browser has no other log.
  { files: ["client/**"], rules: { "no-console": ["error", { allow: ["error", "warn"] }] } },
  {
    files: [
      "server/main.ts",
      "server/startServer.ts",
      "server/cli.ts",
      "server/commands/**",
      "client/app/entryServer.tsx",
      "scripts/**",
    ],
    rules: { "no-console": "off" },
  },
  {
    files: ["tests/**"],
    rules: {
      "no-console": "off",
      "@typescript-eslint/no-empty-function": "off",
      // Matchers such as expect.any and half-typed answers are the test's own business: it fails where they are wrong.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: {
        process: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
        console: "readonly",
        performance: "readonly",
        URL: "readonly",
        fetch: "readonly",
        Buffer: "readonly",
      },
    },
    rules: { "no-unused-vars": ["error", { argsIgnorePattern: "^_" }] },
  },
  {
    files: [
      ...configurations,
      "eslint.config.js",
      "jest.config.mjs",
      "tests/support/{jest,databases}/*.{ts,mjs}",
      "tests/e2e/support/{browser,servers}/*.mjs",
    ],
    // Their readers (Vite, Jest, ESLint, codegen) take a default export.
    rules: { "no-restricted-syntax": "off" },
  },
  { files: configurations, extends: [typescript.configs.disableTypeChecked] },
);
