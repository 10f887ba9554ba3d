import "./requireNode.mjs";
import "./followParent.mjs";

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ensureInstalled } from "./ensureInstalled.mjs";
import { stopWith } from "./progress.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

try {
  await ensureInstalled();
} catch (error) {
  stopWith(error.message);
}
const folder = mkdtempSync(join(tmpdir(), "aksara-tests-"));
const summary = process.env.TEST_SUMMARY_FILE || join(folder, "summary");

/** `--changed` is ours, for the minutes between: what hangs on files that are not committed or came with the last commit; `--changed=main` since then. */
const args = process.argv.slice(2).map((arg) => arg.replace(/^--changed(?:=(.+))?$/, (_, since = "HEAD~1") => `--changedSince=${since}`));

// The databases, the browser and the build are found or made by the suite itself: see tests/support and tests/e2e/support.
const { code } = await run(process.execPath, [join(root, "node_modules/jest/bin/jest.js"), ...args], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "test", TEST_SUMMARY_FILE: summary },
});

// Last, so that the outcome is the last line whatever Jest prints after its reporters.
if (!process.env.TEST_SUMMARY_FILE && (code !== 0 || existsSync(summary))) {
  process.stdout.write(`\n${existsSync(summary) ? readFileSync(summary, "utf8") : "0 passed, 1 failed\n"}`);
}
rmSync(folder, { recursive: true, force: true });
process.exit(code);
