import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { dropAbandonedDatabases, isReachable } from "./mysqlServer.mjs";
import { makeRunFolder } from "./runFolder.mjs";
import { skipLoudly } from "../jest/skipNotes.mjs";
import { findMariaDb, startMariaDb } from "./startMariaDb.mjs";

const usual = "mysql://root@127.0.0.1:3306/";

/**
 * Makes the folder that this run writes to, and finds the server for the MySQL half of the tests: the one named, one
 * of our own, or the usual one. None where SQLite alone is asked for (TEST_ENGINE=sqlite).
 */
export default async function databasesUp() {
  const folder = makeRunFolder();
  globalThis.runFolder = folder;
  // The workers and what they start inherit both.
  process.env.TMPDIR = join(folder, "temporary");
  process.env.TEST_TEMPLATES = join(folder, "templates");
  mkdirSync(process.env.TMPDIR);
  mkdirSync(process.env.TEST_TEMPLATES);
  if (process.env.TEST_ENGINE === "sqlite") {
    return;
  }
  const url = (await namedServer()) ?? (await ownServer(join(folder, "mariadb"))) ?? (await usualServer());
  if (url) {
    process.env.TEST_MYSQL_URL = url;
    await dropAbandonedDatabases(url);
  }
}

async function namedServer() {
  const named = process.env.TEST_MYSQL_URL;
  if (named && !(await isReachable(named))) {
    throw new Error(`TEST_MYSQL_URL names ${named}, which does not answer or refuses to create databases`);
  }
  return named;
}

async function ownServer(folder) {
  const program = findMariaDb();
  if (!program) {
    return undefined;
  }
  globalThis.ownMariaDb = await startMariaDb(program, folder);
  return globalThis.ownMariaDb.url;
}

async function usualServer() {
  if (await isReachable(usual)) {
    return usual;
  }
  skipLoudly(
    "no MariaDB: there is no TEST_MYSQL_URL and no mariadbd to start, and 127.0.0.1:3306 does not answer. SQLite only.",
  );
  return undefined;
}
