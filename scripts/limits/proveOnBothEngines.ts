import { existsSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createConnection, type RowDataPacket } from "mysql2/promise";

import { findMariaDb, startMariaDb } from "../../tests/support/databases/startMariaDb.mjs";

export interface ProofLibrary {
  readonly engine: "SQLite" | "MariaDB";
  /** Of its database. */
  readonly url: string;
  /** An earlier run in the same folder has filled it. */
  readonly isMade: boolean;
  readonly folder: string;
}

interface Proof {
  /** In small letters with underscores: names the database, and the folder where none is given. */
  readonly name: string;
  /** Where the libraries are kept for another run; else they go when the proof ends. */
  readonly keptIn: string | undefined;
}

/** Runs a proof on SQLite, and on MariaDB where there is one; sets the exit code. */
export async function proveOnBothEngines(
  { name, keptIn }: Proof,
  proveOn: (library: ProofLibrary) => Promise<boolean>,
): Promise<void> {
  const folder = keptIn ?? join(tmpdir(), `aksara-${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const path = join(folder, `${name}.sqlite`);
    const onSqlite = await proveOn({ engine: "SQLite", url: `sqlite:${path}`, isMade: existsSync(path), folder });
    process.exitCode = (await proveOnMariaDb(name, folder, proveOn)) && onSqlite ? 0 : 1;
  } finally {
    if (keptIn === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function proveOnMariaDb(
  name: string,
  folder: string,
  proveOn: (library: ProofLibrary) => Promise<boolean>,
): Promise<boolean> {
  const program = findMariaDb();
  const server = process.env.TEST_MYSQL_URL
    ? { url: process.env.TEST_MYSQL_URL, stop: () => Promise.resolve() }
    : program && (await startMariaDb(program, join(folder, "mariadb")));
  if (!server) {
    console.log("There is no MariaDB: SQLite only.");
    return true;
  }
  const connection = await createConnection({ uri: server.url });
  try {
    const [found] = await connection.query<RowDataPacket[]>("SHOW DATABASES LIKE ?", [`aksara_${name}`]);
    await connection.query("CREATE DATABASE IF NOT EXISTS ??", [`aksara_${name}`]);
    const url = new URL(`/aksara_${name}`, server.url).href;
    return await proveOn({ engine: "MariaDB", url, isMade: found.length > 0, folder });
  } finally {
    await connection.end();
    await server.stop();
  }
}
