import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Engine } from "../../server/platform/database/Database.js";
import { newMysqlDatabase } from "../../tests/support/databases/openTestDatabase.js";
import { findMariaDb, startMariaDb } from "../../tests/support/databases/startMariaDb.mjs";
import { root } from "../root.mjs";
import { normalised } from "./normalised.js";
import { notMetReasons } from "./notMetReasons.js";
import { placesOf } from "./placesOf.js";
import { largeTablesOf, makePlanLibrary, mariaDbPlanner, type Planner, sqlitePlanner } from "./plans.js";
import { type Asked, recordStatements } from "./recordStatements.js";
import { type Entry, printed } from "./printed.js";
import { differenceOf, writeStatements } from "./statementFiles.js";
import { runWorkload } from "./workload.js";

const folder = mkdtempSync(join(tmpdir(), "aksara-statements-"));
const program = findMariaDb();
if (!program) throw new Error("There is no MariaDB: npm run statements asks both engines.");

const server = await startMariaDb(program, join(folder, "mariadb"));
process.env.TEST_MYSQL_URL = server.url;
process.env.TMPDIR = folder;
const standing = placesOf(root);
let code = 0;
try {
  const { entries, largeTables } = await meetStatements();
  const files = printed(entries, { places: standing, largeTables, reasons: notMetReasons });
  const target = join(root, "docs/statements");
  const difference = process.argv.includes("--check") ? differenceOf(target, files) : writeStatements(target, files);
  if (difference) {
    console.error(difference);
    code = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);

/** Runs the workload on both engines, and asks each for its plans over a library of a fixed size. */
async function meetStatements() {
  const path = join(folder, "library.sqlite");
  const location = await newMysqlDatabase({ byMigrations: true });
  await makePlanLibrary(`sqlite:${path}`);
  await makePlanLibrary(location.url);
  const places = new Map(standing.map((place) => [`${place.file}:${place.line}`, place.name]));
  const asked: Asked[] = [];
  recordStatements(root, (one) => asked.push(one));
  await runWorkload("sqlite");
  await runWorkload("mysql");
  const planners: Readonly<Record<Engine, Planner>> = {
    sqlite: sqlitePlanner(path),
    mysql: await mariaDbPlanner(location.url),
  };
  const found = new Map<string, Entry>();
  for (const { engine, file, line, text, values } of asked) {
    const name = places.get(`${file}:${line}`);
    // What carries out the verbs stands beneath every name.
    if (name === undefined) continue;
    const statement = normalised(text);
    const key = `${name}\n${statement}`;
    const entry = found.get(key) ?? { name, statement, plans: {} };
    found.set(key, entry);
    entry.plans[engine] ??= await planners[engine].planOf(text, values);
  }
  const largeTables = largeTablesOf(path);
  await Promise.all(Object.values(planners).map((planner) => planner.close()));
  return { entries: [...found.values()], largeTables };
}
