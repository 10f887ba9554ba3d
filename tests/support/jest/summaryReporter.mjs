import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { skipNotes } from "./skipNotes.mjs";

const slowestShown = 20;

/** A trial needs files that are not the project's to keep; without them it says so, and nothing is wrong. */
const isTrial = (name) => name.startsWith("Trial: ");

/**
 * Records a run for `npm test` to close with: a suite that could not run, and with CI=true a skipped test, is a
 * failure. See scripts/combineTestRuns.mjs.
 */
export default class SummaryReporter {
  skipped = [];
  files = [];

  onTestResult(test, { testResults, testExecError }) {
    const left = testResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName);
    left.filter(isTrial).forEach((name) => console.warn(`!! NOT TRIED: ${name}`));
    const skipped = left.filter((name) => !isTrial(name));
    this.skipped.push(...skipped);
    const failures = [
      ...testResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
      ...(testExecError ? [failure("could not run", testExecError.message)] : []),
      ...(process.env.CI === "true" ? skipped.map((name) => failure(name, "skipped")) : []),
    ];
    this.files.push({
      path: relative(process.cwd(), test.path),
      project: test.context.config.displayName?.name,
      passed: testResults.filter(({ status }) => status === "passed").length,
      failed: failures.length,
      failures,
    });
  }

  getLastError() {
    return process.env.CI === "true" && this.skipped.length > 0
      ? new Error(`With CI=true nothing may be skipped:\n  ${this.skipped.join("\n  ")}`)
      : undefined;
  }

  onRunComplete(_contexts, results) {
    sayWhatTookLongest(results.testResults);
    skipNotes.forEach((note) => console.warn(`!! NOT TESTED: ${note}`));
    if (this.skipped.length > 0) {
      console.warn(`!! ${this.skipped.length} tests skipped`);
    }
    if (process.env.TEST_RECORD_FILE) {
      writeFileSync(process.env.TEST_RECORD_FILE, JSON.stringify({ files: this.files }));
    }
  }
}

function failure(test, message = "failed") {
  return { test, message: stripVTControlCharacters(message) };
}

/** Of a run of more files than are named. */
function sayWhatTookLongest(files) {
  if (files.length > slowestShown) {
    const slowest = [...files]
      .sort((left, right) => right.perfStats.runtime - left.perfStats.runtime)
      .slice(0, slowestShown);
    const lines = slowest.map(
      ({ perfStats, testFilePath }) =>
        `${(perfStats.runtime / 1_000).toFixed(1).padStart(7)} s  ${relative(process.cwd(), testFilePath)}`,
    );
    console.log(`\nThe ${slowestShown} slowest files:\n${lines.join("\n")}`);
  }
}
