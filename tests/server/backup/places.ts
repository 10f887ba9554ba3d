import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { createConnection } from "mysql2/promise";

import type { LibraryPlace } from "../../../server/backup/backUpLibrary.js";
import { openSnapshot } from "../../../server/backup/rows/openSnapshot.js";
import { hashRows } from "../../../server/backup/rows/rowLines.js";
import { kindsOf } from "../../../server/backup/rows/tableShapes.js";
import { insertDemoFiles } from "../../../server/demo/files/insertDemoFiles.js";
import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { loadOrCreateSecret } from "../../../server/platform/auth/sessionSecret.js";
import type { Database, Engine } from "../../../server/platform/database/Database.js";
import { required } from "../../../server/platform/required.js";
import { createStoredFiles } from "../../../server/services.js";

export interface TestPlace extends LibraryPlace {
  readonly engine: Engine;
  readonly root: string;
}

const databases: string[] = [];

/** Where a library could be, with nothing in it yet. */
export async function newPlace(engine: Engine): Promise<TestPlace> {
  const root = mkdtempSync(join(tmpdir(), "aksara-backup-"));
  const dataDir = join(root, "data");
  return {
    engine,
    root,
    dataDir,
    databaseUrl: engine === "sqlite" ? `sqlite:${join(dataDir, "library.sqlite")}` : await newMysqlDatabase(),
    timeZone: "Asia/Jakarta",
    sessionSecret: undefined,
  };
}

async function newMysqlDatabase(): Promise<string> {
  const server = required(process.env.TEST_MYSQL_URL, "TEST_MYSQL_URL");
  const name = `aksara_test_${Date.now().toString(36)}_${randomBytes(4).toString("hex")}`;
  await runOnServer(server, `CREATE DATABASE ${name}`);
  databases.push(name);
  return new URL(`/${name}`, server).href;
}

/** After all tests of a file. */
export async function dropPlaces(): Promise<void> {
  for (const name of databases.splice(0)) {
    await runOnServer(required(process.env.TEST_MYSQL_URL, "TEST_MYSQL_URL"), `DROP DATABASE ${name}`);
  }
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const connection = await createConnection({ uri: server });
  await connection.query(statement);
  await connection.end();
}

/** Works on a place's database and leaves it closed, as a backup of a stopped library finds it. */
export async function inLibrary<Result>(
  { databaseUrl }: LibraryPlace,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    return await work(database);
  } finally {
    await database.close();
    collectGarbage();
  }
}

/** The driver of SQLite ends a connection once its statements are garbage; in life another process had it. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/** A library as its first start leaves it. */
export async function givenDemoLibrary(engine: Engine): Promise<TestPlace> {
  const place = await newPlace(engine);
  await inLibrary(place, async (database) => {
    await insertDemoData(database, place);
    await insertDemoFiles(database, createStoredFiles(database, place.dataDir));
  });
  await loadOrCreateSecret(place.dataDir);
  return place;
}

/** The rows and the hash of every table. */
export async function hashesOf({ databaseUrl }: LibraryPlace): Promise<Record<string, string>> {
  const snapshot = required(await openSnapshot(databaseUrl), "a library");
  try {
    const hashes: Record<string, string> = {};
    for (const table of snapshot.tables) {
      const { rows, hash } = await hashRows(snapshot.rows(table), kindsOf(table));
      hashes[table.name] = `${rows} rows, next after ${String(await snapshot.lastId(table))}: ${hash}`;
    }
    return hashes;
  } finally {
    await snapshot.close();
    collectGarbage();
  }
}

/** Every file of the data folder but the database, with what is in it. */
export async function filesOf({ dataDir }: LibraryPlace): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name).slice(dataDir.length + 1);
    if (entry.isFile() && !/sqlite|^backups\//u.test(path)) {
      files[path] = (await readFile(join(dataDir, path))).toString("base64");
    }
  }
  return files;
}
