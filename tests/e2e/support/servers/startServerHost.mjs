import { fork } from "node:child_process";
import { once } from "node:events";

import { root } from "../../../../scripts/root.mjs";

/** Starts serverHost.mjs and returns its address once it listens. */
export async function startServerHost() {
  const script = new URL("serverHost.mjs", import.meta.url);
  // What the product prints is each server's own affair; what breaks it is everybody's.
  const host = fork(script, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--enable-source-maps"],
  });
  const ended = once(host, "exit").then(([code]) => {
    throw new Error(`The process of the servers ended with exit code ${code}`);
  });
  const [port] = await Promise.race([once(host, "message"), ended]);
  ended.catch(() => undefined);
  return { address: `http://127.0.0.1:${port}`, stop: () => host.kill() };
}
