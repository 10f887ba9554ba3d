import suite from "../../jest.config.mjs";
import { root } from "../root.mjs";

const [server] = suite.projects;
const here = `${root}scripts/mutations`;

/** The tests of the server and its doors as the suite runs them, over code that has mutants in it. */
export default {
  ...server,
  rootDir: root,
  testMatch: ["<rootDir>/tests/{server,doors}/**/*.test.ts"],
  testPathIgnorePatterns: ["killed\\.test\\.ts$"],
  transform: Object.fromEntries(
    Object.entries(server.transform).map(([path, [, options]]) => [path, [`${here}/mutantTransformer.mjs`, options]]),
  ),
  testEnvironment: `${here}/MutantEnvironment.mjs`,
  runner: `${here}/MutantRunner.mjs`,
  testTimeout: 45_000,
  reporters: [],
};
