import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(__dirname, "../../..");

export interface Instance {
  readonly output: () => string;
  readonly stop: () => Promise<number | null>;
  readonly kill: () => void;
}

/** The built product, as a service starts it; resolves once it is ready. */
export async function startInstance(port: number, environment: Readonly<Record<string, string>>): Promise<Instance> {
  const child: ChildProcess = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      TRUSTED_PROXIES: "loopback",
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const ended = once(child, "exit");
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The instance did not start:\n${output}`);
  }
  return {
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
    kill: () => child.kill("SIGKILL"),
  };
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
