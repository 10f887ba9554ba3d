import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "./freePort.js";

const READY_WITHIN_MS = 90_000;

export interface RunningServer {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  readonly pid: number;
  readonly output: () => string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** The built product in its own process, with a new data folder and the demo collection. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  program = "dist/server/main.js",
): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), "aksara-e2e-"));
  const port = environment.PORT ? Number(environment.PORT) : await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data,
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => lines.push(text));
  }
  const ended = new Promise<number | null>((resolve) => server.once("close", resolve));
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    server.kill(signal);
    const code = await ended;
    rmSync(data, { recursive: true, force: true });
    return code;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReachable(`${address}/readyz`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop("SIGKILL");
      // Another process has taken the port meanwhile.
      if (!environment.PORT && /EADDRINUSE/.test(lines.join(""))) return startServer(environment, program);
      throw new Error(`The server did not become ready:\n${lines.join("")}`);
    }
    await sleep(100);
  }
  return { address, pid: server.pid ?? 0, output: () => lines.join(""), stop };
}

async function isReachable(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
