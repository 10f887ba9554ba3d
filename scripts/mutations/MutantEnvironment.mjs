import WorkerEnvironment from "../../tests/support/jest/WorkerEnvironment.mjs";

/** After the first failure of a file nothing more of it runs: the mutant is noticed. */
export default class MutantEnvironment extends WorkerEnvironment {
  hasFailed = false;

  handleTestEvent(event) {
    if (event.name === "test_fn_failure" || event.name === "hook_failure") {
      this.hasFailed = true;
    } else if (event.name === "test_start" && this.hasFailed) {
      event.test.mode = "skip";
    }
  }
}
