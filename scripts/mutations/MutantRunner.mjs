import { appendFileSync, readFileSync } from "node:fs";
import { relative } from "node:path";

import jestRunner from "jest-runner";

import { forgetServerModules } from "../../tests/support/jest/WorkerRuntime.mjs";
import { root } from "../root.mjs";

const TestRunner = jestRunner.default ?? jestRunner;

/**
 * Jest's runner, in this process, once for each mutant of a job and each of its tests, until one fails. Without mutants
 * it runs each test once and writes down which mutants it reaches.
 */
export default class MutantRunner extends TestRunner {
  async runTests(tests, watcher) {
    const job = JSON.parse(readFileSync(process.env.MUTATION_JOB, "utf8"));
    const testAt = new Map(tests.map((test) => [relative(root, test.path), test]));
    const say = (line) => appendFileSync(job.results, `${JSON.stringify(line)}\n`);
    const run = (path) => this.outcomeOf(testAt.get(path), watcher);
    if (job.mutants) {
      await this.tryMutants(job.mutants, run, say);
    } else {
      await this.measureReach(testAt.keys(), run, say);
    }
  }

  async tryMutants(mutants, run, say) {
    for (const { id, tests } of mutants) {
      globalThis.__mutant = (asked) => asked === id;
      forgetServerModules();
      let outcome = { isNoticed: false };
      for (const test of tests) {
        say({ id, test });
        outcome = await run(test);
        if (outcome.isNoticed) {
          break;
        }
      }
      say({ id, ...outcome });
    }
  }

  async measureReach(paths, run, say) {
    for (const test of paths) {
      const reached = new Set();
      globalThis.__mutant = (asked) => {
        reached.add(asked);
        return false;
      };
      forgetServerModules();
      const before = process.cpuUsage();
      const outcome = await run(test);
      const { user, system } = process.cpuUsage(before);
      say({ test, cpuMs: (user + system) / 1_000, reached: [...reached], failure: outcome.failure });
    }
  }

  /** The first failure, if there is one. */
  async outcomeOf(test, watcher) {
    let outcome = { isNoticed: true, test: relative(root, test.path), failure: "" };
    const forgetFailure = this.on("test-file-failure", ([, error]) => {
      outcome.failure = `the file could not run: ${error.stack ?? error.message}`;
    });
    const forget = this.on("test-file-success", ([, { testResults, testExecError }]) => {
      const failed = testResults.find(({ status }) => status === "failed");
      if (!failed && !testExecError) {
        outcome = { isNoticed: false };
      } else if (failed) {
        outcome.failure = failed.fullName;
        outcome.isLate = /Exceeded timeout/.test(failed.failureMessages[0] ?? "");
      } else {
        outcome.failure = testExecError.message;
      }
    });
    await super.runTests([test], watcher, { serial: true });
    forget();
    forgetFailure();
    return outcome;
  }
}
