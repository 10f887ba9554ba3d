import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

import { freePort } from "../../scripts/freePort.mjs";
import { isReachable } from "./mysqlServer.mjs";

const mostTries = 150;

export function findMariaDb() {
  return findProgram("mariadbd");
}

/** A server of our own, with its data in a temporary folder, that is gone after the run. */
export async function startMariaDb(program) {
  const folder = mkdtempSync(join(tmpdir(), "aksara-mariadb-"));
  const data = join(folder, "data");
  const asRoot = process.getuid?.() === 0 ? ["--user=root"] : [];
  await promisify(execFile)(findProgram("mariadb-install-db") ?? "mariadb-install-db", [
    "--no-defaults",
    ...asRoot,
    `--datadir=${data}`,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  const port = await freePort();
  const server = spawn(
    program,
    [
      "--no-defaults",
      ...asRoot,
      `--datadir=${data}`,
      `--socket=${join(folder, "socket")}`,
      `--port=${port}`,
      "--bind-address=127.0.0.1",
      "--innodb-flush-log-at-trx-commit=0",
      "--innodb-buffer-pool-size=128M",
      "--skip-log-bin",
      "--skip-name-resolve",
    ],
    { stdio: "ignore" },
  );
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    if (server.exitCode === null && server.kill("SIGTERM")) {
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", () => server.kill("SIGKILL"));
  const url = `mysql://root@127.0.0.1:${port}/`;
  for (let tries = 0; tries < mostTries && server.exitCode === null; tries += 1) {
    if (await isReachable(url)) {
      return { url, stop };
    }
    await sleep(200);
  }
  await stop();
  throw new Error(`${program} did not come up in ${folder}`);
}

function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
