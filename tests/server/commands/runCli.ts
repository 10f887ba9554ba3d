import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { builtServer } from "../../support/builtServer.js";

const root = join(__dirname, "../../..");

export interface CliRun {
  readonly output: string[];
  readonly errors: string[];
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** A signal that the process gets as it writes a line of progress: exactly then, however busy the machine is. */
export interface SignalAt {
  readonly line: RegExp;
  readonly signal: NodeJS.Signals;
}

/** Runs the command line in a process of its own, from a build. */
export function runCli(
  parameters: readonly string[],
  environment: Record<string, string>,
  signalAt?: SignalAt,
  killed?: AbortSignal,
): CliRun {
  const options = signalAt ? ["--import", `data:text/javascript,${encodeURIComponent(signalling(signalAt))}`] : [];
  const child = spawn(process.execPath, [...options, join(builtServer(), "cli.js"), ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  killed?.addEventListener("abort", () => child.kill("SIGKILL"));
  const output: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => output.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  return { output, errors, ended };
}

function signalling({ line, signal }: SignalAt): string {
  return `const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text, ...rest) => {
      const taken = write(text, ...rest);
      if (${line.toString()}.test(text)) {
        process.stderr.write = write;
        process.kill(process.pid, "${signal}");
      }
      return taken;
    };`;
}
