import { writeFileSync } from "node:fs";
import { relative } from "node:path";

import { skipNotes } from "./skipNotes.mjs";

const slowestShown = 20;

/** A trial needs files that are not the project's to keep; without them it says so, and nothing is wrong. */
const isTrial = (name) => name.startsWith("Trial: ");

/** Counts a run for `npm test` to close with: a suite that could not run, and with CI=true a skipped test, is a failure. */
export default class SummaryReporter {
  skipped = [];

  onTestResult(_test, { testResults }) {
    const left = testResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName);
    left.filter(isTrial).forEach((name) => console.warn(`!! NOT TRIED: ${name}`));
    this.skipped.push(...left.filter((name) => !isTrial(name)));
  }

  getLastError() {
    return process.env.CI === "true" && this.skipped.length > 0
      ? new Error(`With CI=true nothing may be skipped:\n  ${this.skipped.join("\n  ")}`)
      : undefined;
  }

  onRunComplete(_contexts, results) {
    const passed = results.numPassedTests;
    const broken = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const failed = broken + (process.env.CI === "true" ? this.skipped.length : 0);
    sayWhatTookLongest(results.testResults);
    skipNotes.forEach((note) => console.warn(`!! NOT TESTED: ${note}`));
    if (this.skipped.length > 0) {
      console.warn(`!! ${this.skipped.length} tests skipped`);
    }
    if (process.env.TEST_SUMMARY_FILE) {
      writeFileSync(process.env.TEST_SUMMARY_FILE, `${passed} passed, ${passed + failed === 0 ? 1 : failed} failed\n`);
    }
  }
}

/** Of a run of more files than are named. */
function sayWhatTookLongest(files) {
  if (files.length > slowestShown) {
    const slowest = [...files].sort((left, right) => right.perfStats.runtime - left.perfStats.runtime).slice(0, slowestShown);
    const lines = slowest.map(({ perfStats, testFilePath }) => `${(perfStats.runtime / 1_000).toFixed(1).padStart(7)} s  ${relative(process.cwd(), testFilePath)}`);
    console.log(`\nThe ${slowestShown} slowest files:\n${lines.join("\n")}`);
  }
}
