/**
 * What a run of the suite comes to when its failed browser files have run again: a file counts as it ran last, and one
 * that failed and then passed is unsteady. Runs are as tests/support/jest/summaryReporter.mjs records them.
 */
export function combineTestRuns(first, second = { files: [] }) {
  const again = new Map(second.files.map((file) => [file.path, file]));
  const files = first.files.map((file) => again.get(file.path) ?? file);
  const passed = sumOf(files, "passed");
  const failed = sumOf(files, "failed");
  return {
    passed,
    // A run without a test has proven nothing.
    failed: passed + failed === 0 ? 1 : failed,
    unsteady: first.files.filter(({ path, failed }) => failed > 0 && again.get(path)?.failed === 0),
  };
}

/** The files of a run that are worth another one: a busy machine may have kept a browser waiting for too long. */
export function failedBrowserFiles({ files }) {
  return files.filter(({ project, failed }) => project === "e2e" && failed > 0).map(({ path }) => path);
}

/** The closing lines; the outcome is the last one. */
export function closingLines({ passed, failed, unsteady }) {
  return [
    ...unsteady.flatMap(({ path, failures }) => [
      `!! UNSTEADY: ${path} failed, and passed when it ran again`,
      ...failures.flatMap(({ test, message }) => [`   ${test}`, ...beginning(message).map((line) => `     ${line}`)]),
    ]),
    `${passed} passed, ${failed} failed`,
  ];
}

/** The log has all of it, where the file failed. */
function beginning(message) {
  return message
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 4);
}

function sumOf(files, field) {
  return files.reduce((total, file) => total + file[field], 0);
}
