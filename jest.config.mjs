import { availableParallelism } from "node:os";

const swc = {
  sourceMaps: "inline",
  module: { type: "commonjs" },
  jsc: { target: "es2023", keepClassNames: true },
};

/** Decorators as in server/; esbuild (npm run dev) and swc (npm run build) are told the same. */
const serverCode = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { syntax: "typescript", decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false },
  },
};

const clientCode = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
};

const siteMap = {
  "/client/app/(?:routes|deskRoutes)\\.tsx$": ["<rootDir>/tests/support/jest/siteMapTransformer.mjs", clientCode],
};

/** Published as ES modules only, so Jest must translate them too. */
const modulesOnly = ["sql-template-tag"];
const transformIgnorePatterns = [`/node_modules/(?!(${modulesOnly.join("|")})/)`];

const inTheWorker = {
  testEnvironment: "<rootDir>/tests/support/jest/WorkerEnvironment.mjs",
  runtime: "<rootDir>/tests/support/jest/WorkerRuntime.mjs",
};

/** `npm run release` leaves a second package of this name there. */
const modulePathIgnorePatterns = ["<rootDir>/release/"];

const onNode = {
  testEnvironment: "node",
  modulePathIgnorePatterns,
  transform: { "^.+\\.[tj]s$": ["@swc/jest", serverCode] },
  transformIgnorePatterns,
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
};

const databases = {
  globalSetup: "<rootDir>/tests/support/databases/databasesUp.mjs",
  globalTeardown: "<rootDir>/tests/support/databases/databasesDown.mjs",
};

/**
 * Whose server is killed and waited for (`npm run prove:kills`), or who needs much data, many processes, many
 * migrations or long walks (`npm run prove:slow`). CI runs both.
 */
const tooSlow = process.env.SLOW_TESTS === "1" ? [] : ["(killed|slow)\\.test\\.ts$"];
/**
 * Doors translate, and what they call is told on both engines by its own tests: the suite opens them on SQLite, and
 * `npm run prove:slow` on MariaDB.
 */
const enginesOfDoors = process.env.SLOW_TESTS === "1" ? ["mysql"] : ["sqlite"];
/** Every state of every page takes minutes: `npm run prove:accessibility`. The journeys look at those they pass. */
const everyState = process.env.EVERY_WIDTH === "1" ? [] : ["/tests/e2e/accessibility/"];
/** Every act of every screen takes minutes too: `npm run prove:journeys`, in CI as well. The suite opens screens. */
const journeys = process.env.JOURNEYS === "1" ? [] : ["/tests/e2e/admin/", "/tests/e2e/readers/"];

const withDatabases = {
  ...onNode,
  ...inTheWorker,
  ...databases,
  globals: { enginesOfStories: ["sqlite", "mysql"] },
};

/** @type {import("jest").Config} */
export default {
  // One more than cores: whoever drives a browser or waits for a database leaves its core to others.
  maxWorkers: availableParallelism() + 1,
  // Ends what hangs, not what waits for a busy machine. Jest passes over a project's own.
  testTimeout: 180_000,
  reporters: ["default", "<rootDir>/tests/support/jest/summaryReporter.mjs"],
  projects: [
    {
      ...withDatabases,
      displayName: "server",
      testMatch: ["<rootDir>/tests/server/**/*.test.ts"],
      testPathIgnorePatterns: tooSlow,
    },
    {
      ...withDatabases,
      displayName: "doors",
      globals: { enginesOfStories: enginesOfDoors },
      testMatch: ["<rootDir>/tests/doors/**/*.test.ts"],
      testPathIgnorePatterns: tooSlow,
    },
    {
      // The client's own code over the server's, in one process: Node's world with a document in it.
      displayName: "cache",
      modulePathIgnorePatterns,
      ...inTheWorker,
      testEnvironmentOptions: { withDocument: true },
      ...databases,
      testMatch: ["<rootDir>/tests/cache/**/*.test.{ts,tsx}"],
      setupFiles: ["<rootDir>/tests/cache/support/domGlobals.ts", "<rootDir>/tests/support/jest/browserGlobals.ts"],
      setupFilesAfterEnv: ["@testing-library/jest-dom", "<rootDir>/tests/support/jest/testingLibrary.ts"],
      transform: {
        ...siteMap,
        "/server/.+\\.ts$": ["@swc/jest", serverCode],
        "^.+\\.[tj]sx?$": ["@swc/jest", clientCode],
      },
      transformIgnorePatterns,
      moduleNameMapper: {
        "\\.css(\\?inline)?$": "<rootDir>/tests/support/jest/emptyModule.ts",
        "\\.(svg|woff2)(\\?url)?$": "<rootDir>/tests/support/jest/assetAddress.ts",
        "^(\\.{1,2}/.*)\\.js$": "$1",
      },
    },
    {
      displayName: "client",
      modulePathIgnorePatterns,
      runtime: "<rootDir>/tests/support/jest/BrowserRuntime.mjs",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/{client,common}/**/*.test.{ts,tsx}"],
      setupFiles: ["<rootDir>/tests/support/jest/browserGlobals.ts"],
      setupFilesAfterEnv: ["@testing-library/jest-dom", "<rootDir>/tests/support/jest/testingLibrary.ts"],
      transform: { ...siteMap, "^.+\\.[tj]sx?$": ["@swc/jest", clientCode] },
      transformIgnorePatterns,
      moduleNameMapper: {
        "\\.css(\\?inline)?$": "<rootDir>/tests/support/jest/emptyModule.ts",
        "\\.(svg|woff2)(\\?url)?$": "<rootDir>/tests/support/jest/assetAddress.ts",
        "^(\\.{1,2}/.*)\\.js$": "$1",
      },
    },
    {
      ...onNode,
      ...inTheWorker,
      displayName: "e2e",
      testMatch: ["<rootDir>/tests/e2e/**/*.test.ts"],
      testPathIgnorePatterns: [...tooSlow, ...everyState, ...journeys],
      globalSetup: "<rootDir>/tests/e2e/support/servers/e2eUp.mjs",
      globalTeardown: "<rootDir>/tests/e2e/support/servers/e2eDown.mjs",
    },
  ],
};
