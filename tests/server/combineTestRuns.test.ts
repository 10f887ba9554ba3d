import { execFileSync } from "node:child_process";

interface FileRecord {
  readonly path: string;
  readonly project?: string;
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly { readonly test: string; readonly message: string }[];
}

/** In a process of its own: the scripts are ES modules, and Jest runs CommonJS. */
function evaluate(expression: string, ...records: readonly (readonly FileRecord[])[]): unknown {
  const runs = records.map((files) => ({ files: files.map((file) => ({ project: "e2e", failures: [], ...file })) }));
  const code = `
    import * as combine from "./scripts/combineTestRuns.mjs";
    const [first, second] = JSON.parse(process.argv[1]);
    process.stdout.write(JSON.stringify(combine.${expression}));
  `;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code, JSON.stringify(runs)]);
  return JSON.parse(output.toString("utf8"));
}

const closing = (...records: readonly (readonly FileRecord[])[]) =>
  evaluate("closingLines(combine.combineTestRuns(first, second))", ...records);

describe("The outcome of a test run", () => {
  const steady = { path: "tests/server/books.test.ts", project: "server", passed: 5, failed: 0 };
  const failures = [
    { test: "The home page shows four figures", message: "Timeout 30000ms exceeded.\n  at somewhere" },
    { test: "The home page leads on", message: "expected 1" },
  ];
  const home = { path: "tests/e2e/home.test.ts", passed: 2, failed: 2, failures };

  it("counts every test once, also one that failed and passed when its file ran again, and names that one", () => {
    expect(closing([steady, home], [{ path: home.path, passed: 4, failed: 0 }])).toEqual([
      "!! UNSTEADY: tests/e2e/home.test.ts failed, and passed when it ran again",
      "   The home page shows four figures",
      "     Timeout 30000ms exceeded.",
      "       at somewhere",
      "   The home page leads on",
      "     expected 1",
      "9 passed, 0 failed",
    ]);
  });

  it("is a failure where a file fails again, or did not run again", () => {
    const again = { path: home.path, passed: 3, failed: 1 };

    expect(closing([steady, home], [again])).toEqual(["8 passed, 1 failed"]);
    expect(closing([steady, home], [])).toEqual(["7 passed, 2 failed"]);
    expect(closing([steady, home])).toEqual(["7 passed, 2 failed"]);
  });

  it("is a failure where no test has run", () => {
    expect(closing([])).toEqual(["0 passed, 1 failed"]);
  });

  it("runs again only what failed in the browser", () => {
    const broken = { ...steady, path: "tests/server/users.test.ts", failed: 1 };
    const calm = { ...home, path: "tests/e2e/about.test.ts", failed: 0 };

    expect(evaluate("failedBrowserFiles(first)", [steady, broken, home, calm])).toEqual([home.path]);
  });
});
