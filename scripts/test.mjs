import "./process/requireNode.mjs";
import "./process/followParent.mjs";

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { closingLines, combineTestRuns, failedBrowserFiles } from "./combineTestRuns.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { stopWith } from "./progress.mjs";
import { root } from "./root.mjs";
import { run } from "./process/run.mjs";

try {
  await ensureInstalled();
} catch (error) {
  stopWith(error.message);
}
const folder = mkdtempSync(join(tmpdir(), "aksara-tests-"));
const summary = process.env.TEST_SUMMARY_FILE;

/** Room for what lives briefly, which tests make much of: a third less work for the garbage collector. */
const shortLived = "--max-semi-space-size=64";

/**
 * `--changed`: the tests that import what is not committed or came with the last commit; `--changed=main`: what
 * differs from main.
 */
const args = process.argv
  .slice(2)
  .map((arg) => arg.replace(/^--changed(?:=(.+))?$/, (_, since = "HEAD~1") => `--changedSince=${since}`));

const first = await runJest("first", args);
const again = process.env.CI === "true" ? failedBrowserFiles(first) : [];
let second;
if (again.length > 0) {
  console.log(`\n• Mengulang tes browser yang gagal: ${again.join(" ")}`);
  second = await runJest("second", ["--selectProjects", "e2e", "--runTestsByPath", ...again]);
}
const { code } = second ?? first;
const isListing = code === 0 && first.files.length === 0;
const outcome = combineTestRuns(first, second);

// Last, so that the outcome is the last line whatever Jest prints after its reporters. Whoever asks for a file prints
// it.
if (!isListing) {
  const lines = closingLines(outcome);
  if (summary) writeFileSync(summary, `${lines.pop()}\n`);
  process.stdout.write(["", ...lines, ""].join("\n"));
}
rmSync(folder, { recursive: true, force: true });
process.exit(!isListing && outcome.failed > 0 ? 1 : code);

/**
 * The databases, the browser and the build are found or made by the suite itself: see tests/support and
 * tests/e2e/support.
 */
async function runJest(name, args) {
  const record = join(folder, name);
  const { code } = await run(process.execPath, [shortLived, join(root, "node_modules/jest/bin/jest.js"), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", TEST_RECORD_FILE: record },
  });
  return { code, files: existsSync(record) ? JSON.parse(readFileSync(record, "utf8")).files : [] };
}
