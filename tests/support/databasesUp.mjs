import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dropAbandonedDatabases, isReachable } from "./mysqlServer.mjs";
import { skipLoudly } from "./skipNotes.mjs";
import { findMariaDb, startMariaDb } from "./startMariaDb.mjs";

const usual = "mysql://root@127.0.0.1:3306/";

/** Makes the folder for this run's templates (templates.ts), and finds the server for the MySQL half of the tests: the one named, the usual one, or one of our own. */
export default async function databasesUp() {
  process.env.TEST_TEMPLATES = mkdtempSync(join(tmpdir(), "aksara-templates-"));
  const named = process.env.TEST_MYSQL_URL;
  if (named && !(await isReachable(named))) {
    throw new Error(`TEST_MYSQL_URL names ${named}, which does not answer or refuses to create databases`);
  }
  const url = named ?? ((await isReachable(usual)) ? usual : await ownServer());
  if (url) {
    process.env.TEST_MYSQL_URL = url;
    await dropAbandonedDatabases(url);
  }
}

async function ownServer() {
  const program = findMariaDb();
  if (!program) {
    skipLoudly(
      "no MariaDB: neither TEST_MYSQL_URL nor 127.0.0.1:3306 answers, and there is no mariadbd to start. SQLite only.",
    );
    return undefined;
  }
  const server = await startMariaDb(program);
  globalThis.ownMariaDb = server;
  return server.url;
}
