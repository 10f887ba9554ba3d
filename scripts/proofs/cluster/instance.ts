import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../../tests/e2e/support/servers/freePort.js";

const READY_WITHIN_MS = 60_000;

/** The built product in a process of its own. */
export class Instance {
  /** What it has logged. */
  readonly lines: string[] = [];

  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => this.lines.push(text));
    }
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<Instance> {
    const root = join(import.meta.dirname, "..", "..", "..");
    const port = await freePort();
    const child = spawn(process.execPath, ["--enable-source-maps", join(root, "dist/server/main.js")], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        DEMO: "0",
        LOG_LEVEL: "error",
        BACKUP_AT: "off",
        PUBLIC_URL: "http://127.0.0.1",
        ...environment,
      },
    });
    const instance = new Instance(port, child);
    const until = performance.now() + READY_WITHIN_MS;
    while ((await instance.readiness()) !== 200) {
      if (child.exitCode !== null || performance.now() > until) {
        instance.kill();
        throw new Error(`An instance did not become ready:\n${instance.lines.join("")}`);
      }
      await wait(100);
    }
    return instance;
  }

  /** Why it has refused requests, by the codes of the driver and the database, with how often. */
  get troubles(): ReadonlyMap<string, number> {
    const codes = [...this.lines.join("").matchAll(/"code":"(?<code>[A-Z_]+)"/gu)].map(
      ({ groups }) => groups?.code ?? "",
    );
    return new Map([...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]));
  }

  /** 0 where nothing answers. */
  readiness(): Promise<number> {
    return fetch(`http://127.0.0.1:${this.port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  kill(): void {
    this.child.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.kill();
    await ended;
  }
}
