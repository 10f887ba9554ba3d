import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { builtServer } from "../../support/builtServer.js";

const root = join(__dirname, "../../..");

export interface CliRun {
  readonly child: ChildProcess;
  readonly output: string[];
  readonly errors: string[];
  /** Called with every line of progress as it comes. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Runs the library's command line in a process of its own, from a build. */
export function runCli(parameters: readonly string[], environment: Record<string, string>, onProgress: (line: string, child: ChildProcess) => void = () => undefined): CliRun {
  const child = spawn(process.execPath, [join(builtServer(), "cli.js"), ...parameters], {
    cwd: root, env: { ...process.env, NODE_ENV: "test", ...environment }, stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => output.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => {
    errors.push(line);
    onProgress(line, child);
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  return { child, output, errors, ended };
}
