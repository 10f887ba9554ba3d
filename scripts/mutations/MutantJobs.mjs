import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "../root.mjs";

const POLL_MS = 500;
/** Linux counts a process's time in these, whatever the kernel's own tick is. */
const MS_PER_TICK = 10;

/** Runs jobs in a Jest of its own, and ends it where a mutant makes it run on. */
export class MutantJobs {
  constructor({ files, engines }) {
    this.environment = {
      ...process.env,
      NODE_ENV: "test",
      MUTATED_FILES: JSON.stringify(files),
      ...(engines === "both" ? {} : { TEST_ENGINE: "sqlite" }),
    };
  }

  /**
   * Gives `onLine` what the job writes down, line by line. `isOver` is asked with the processor's time since the last
   * line, and ends the job. Resolves with whether the job came to its end, and what it said.
   */
  async run(job, tests, onLine, isOver = () => false) {
    const folder = mkdtempSync(join(tmpdir(), "aksara-mutants-"));
    const [jobFile, results] = [join(folder, "job.json"), join(folder, "results.jsonl")];
    writeFileSync(jobFile, JSON.stringify({ ...job, results }));
    const args = [
      join(root, "node_modules/jest/bin/jest.js"),
      ...["--config", join(root, "scripts/mutations/jest.config.mjs"), "--runInBand", "--silent", "--forceExit"],
      ...["--runTestsByPath", ...tests],
    ];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...this.environment, MUTATION_JOB: jobFile },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let said = "";
    [child.stdout, child.stderr].forEach((stream) => stream.on("data", (data) => (said = (said + data).slice(-4_000))));
    const ended = new Promise((resolve) => child.once("close", resolve));
    const endsAll = () => endGroup(child.pid);
    process.once("exit", endsAll);

    let seen = 0;
    let since = { cpuMs: 0, at: Date.now() };
    const readLines = () => {
      const lines = existsSync(results) ? readFileSync(results, "utf8").split("\n").slice(0, -1) : [];
      lines.slice(seen).forEach((line) => onLine(JSON.parse(line)));
      if (lines.length > seen) {
        since = { cpuMs: cpuMsOf(child.pid), at: Date.now() };
      }
      seen = lines.length;
    };
    const watch = setInterval(() => {
      readLines();
      if (isOver({ cpuMs: cpuMsOf(child.pid) - since.cpuMs, wallMs: Date.now() - since.at })) {
        endsAll();
      }
    }, POLL_MS);
    await ended;
    clearInterval(watch);
    readLines();
    endsAll();
    process.off("exit", endsAll);
    rmSync(folder, { recursive: true, force: true });
    return said;
  }
}

/** The process and whatever it started. */
function endGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** 0 where the system does not tell: then only the clock ends what runs on. */
function cpuMsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}
