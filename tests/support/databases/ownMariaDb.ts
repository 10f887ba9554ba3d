import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** In a process of its own, since the module that starts it is no CommonJS. */
const OWN_SERVER = `
  import { findMariaDb, startMariaDb } from "./tests/support/databases/startMariaDb.mjs";
  const [folder, ...options] = process.argv.slice(1);
  const program = findMariaDb();
  console.log(program ? (await startMariaDb(program, folder, options)).url : "none");
  setInterval(() => undefined, 60_000);`;

export interface OwnMariaDb {
  /** Null on a machine without MariaDB: databasesUp.mjs says so. */
  readonly url: string | null;
  /** Kill it when done. */
  readonly process: ChildProcess;
}

/** A server of a test's own, for what would disturb others: as its root one may do anything to it. */
export async function startOwnMariaDb(folder: string, options: readonly string[] = []): Promise<OwnMariaDb> {
  const own = spawn(process.execPath, ["--input-type=module", "--eval", OWN_SERVER, folder, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: own.stdout });
  const noLine = once(lines, "close").then(() => Promise.reject(new Error(`MariaDB did not come up in ${folder}`)));
  const [line] = (await Promise.race([once(lines, "line"), noLine])) as [string];
  return { url: line === "none" ? null : line, process: own };
}
