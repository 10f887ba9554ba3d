import { writeFileSync } from "node:fs";

import { skipNotes } from "./skipNotes.mjs";

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
    skipNotes.forEach((note) => console.warn(`!! NOT TESTED: ${note}`));
    if (this.skipped.length > 0) {
      console.warn(`!! ${this.skipped.length} tests skipped`);
    }
    if (process.env.TEST_SUMMARY_FILE) {
      writeFileSync(process.env.TEST_SUMMARY_FILE, `${passed} passed, ${passed + failed === 0 ? 1 : failed} failed\n`);
    }
  }
}
