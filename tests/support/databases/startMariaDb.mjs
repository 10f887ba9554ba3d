import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

import { freePort } from "../../../scripts/process/freePort.mjs";
import { isReachable } from "./mysqlServer.mjs";

const mostTries = 150;
/** Nothing has to survive the run, so nothing waits for a disk: making a database takes a fifth of the time. */
const forgetful = [
  "--innodb-flush-log-at-trx-commit=0",
  "--loose-innodb-flush-method=nosync",
  "--loose-innodb-doublewrite=0",
  "--skip-log-bin",
];
/**
 * As newer ones do by themselves: what another has changed since one's first look is not written upon (ER_CHECKREAD).
 * The product leaves it as the server has it: MySQL knows no such setting, and every write must hold there too.
 */
const strict = ["--loose-innodb-snapshot-isolation=ON"];
/** Ends the server when our end of its standard input closes, however we end; and ends when the server does. */
const keeper = `exec 3<&0; "$@" 3<&- & server=$!
  { read -r _ <&3; kill -KILL $server; } & reader=$!
  exec 3<&-; wait $server; kill $reader`;

export function findMariaDb() {
  return findProgram("mariadbd");
}

/**
 * A server of our own, with its data in this folder, that is gone after the run. Where the folder has data it goes on
 * with them; among the options its port may stand.
 */
export async function startMariaDb(program, folder, options = []) {
  const data = join(folder, "data");
  const log = join(folder, "server.err");
  const asRoot = process.getuid?.() === 0 ? ["--user=root"] : [];
  // A server that starts deletes every temporary table of its folder, also those of one that is running.
  const env = { ...process.env, TMPDIR: join(folder, "temporary") };
  mkdirSync(env.TMPDIR, { recursive: true });
  if (!existsSync(data)) {
    await promisify(execFile)(
      findProgram("mariadb-install-db") ?? "mariadb-install-db",
      ["--no-defaults", ...asRoot, `--datadir=${data}`, "--auth-root-authentication-method=normal", "--skip-test-db"],
      { env },
    );
  }
  const given = options.find((option) => option.startsWith("--port="));
  const port = given ? Number(given.slice("--port=".length)) : await freePort();
  const server = spawn(
    "sh",
    [
      "-c",
      keeper,
      "sh",
      program,
      "--no-defaults",
      ...asRoot,
      `--datadir=${data}`,
      `--socket=${join(folder, "socket")}`,
      `--log-error=${log}`,
      `--port=${port}`,
      "--bind-address=127.0.0.1",
      ...forgetful,
      ...strict,
      "--innodb-buffer-pool-size=128M",
      "--skip-name-resolve",
      ...options,
      // In a group of its own: Ctrl+C is for the suite, which then closes the standard input.
    ],
    { env, stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    server.stdin.end();
    await ended;
  };
  const url = `mysql://root@127.0.0.1:${port}/`;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await isReachable(url)) {
      void ended.then(() => !isStopped && sayItDied(log));
      return { url, stop };
    }
    await sleep(100);
  }
  await stop();
  throw new Error(`${program} did not come up in ${folder}:\n${lastWords(log)}`);
}

/** Every test after it fails, and none of them can say why. */
function sayItDied(log) {
  console.error(`!! MARIADB DIED in the middle of the run. Its last words:\n${lastWords(log)}`);
}

function lastWords(log) {
  return existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-120).join("\n") : "none";
}

function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
