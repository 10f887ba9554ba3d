/**
 * Makes a library of 50,000 books, 100,000 loans and 5,000 covers, and prints how long its backup, its check and its
 * restoring take and how much memory they hold, and for how long a write waits meanwhile:
 *
 *     npx tsx scripts/limits/measureBackup.ts [FOLDER]
 *
 * With MEASURE_MYSQL_URL it is restored to that empty database too.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import sql, { bulk } from "sql-template-tag";

import { chunk } from "../../server/platform/database/chunk.js";
import type { Database } from "../../server/platform/database/Database.js";
import { openDatabase } from "../../server/openDatabase.js";
import { makeLibrary } from "./makeLibrary.js";

const LOANS = 100_000;
const STUDENTS = 1_000;
const COVERS = 5_000;
const COVER_BYTES = [6_000, 18_000, 45_000];
const unaudited = { unaudited: "A collection that is made for a proof." };

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "aksara-measure-"));
const dataDir = join(folder, "data");
const databaseUrl = `sqlite:${join(dataDir, "library.sqlite")}`;

async function addLoansAndCovers(database: Database): Promise<void> {
  const at = "2026-01-05 03:00:00.000";
  const students = Array.from({ length: STUDENTS }, (_, index) => [
    ...[`S${index}`, `Siswa ${index}`, `siswa ${index}`, "active", 1, at],
  ]);
  const copies = await database.read((reader) =>
    reader.rows<{ readonly id: number }>(sql`SELECT id FROM copies ORDER BY id`),
  );
  for (const some of chunk(students, 500)) {
    await database.write(unaudited, (tx) =>
      tx.run(
        sql`INSERT INTO students (nis, name, name_key, status, member_kind_id, registered_at) VALUES ${bulk(some)}`,
      ),
    );
  }
  const loans = Array.from({ length: LOANS }, (_, index) => [
    ...[copies[index % copies.length]?.id ?? 0, 1 + (index % STUDENTS), at, "2026-01-12", "2026-01-10 03:00:00.000"],
    ...[7, 1, 500, 0],
  ]);
  for (const some of chunk(loans, 1_000)) {
    await database.write(unaudited, (tx) =>
      tx.run(
        sql`INSERT INTO borrowings (copy_id, student_id, borrowed_at, due_at, returned_at, policy_loan_days,
            policy_renewals, policy_fine_per_day, policy_grace_days) VALUES ${bulk(some)}`,
      ),
    );
  }
  const covers = Array.from({ length: COVERS }, () => randomBytes(16).toString("hex"));
  for (const name of covers) {
    mkdirSync(join(dataDir, "files", name.slice(0, 2)), { recursive: true });
    [160, 320, 640].forEach((width, place) =>
      writeFileSync(
        join(dataDir, "files", name.slice(0, 2), `${name}-${width}.webp`),
        randomBytes(COVER_BYTES[place] ?? 0),
      ),
    );
  }
  for (const some of chunk(covers, 500)) {
    const stored = some.map((name) => [name, "cover", "kept", at]);
    await database.write(unaudited, (tx) =>
      tx.run(sql`INSERT INTO stored_files (name, kind, state, changed_at) VALUES ${bulk(stored)}`),
    );
  }
}

/** Runs a command as `npm run library` does, from the build, under a watch that prints its peak. */
async function measure(
  title: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  const watch = `process.on("exit", () => process.stderr.write(Math.round(process.resourceUsage().maxRSS / 1024) + " MB\\n"))`;
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(watch)}`, "dist/server/cli.js", ...parameters],
    { env: { ...process.env, NODE_ENV: "production", ...environment }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  console.log(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s, code ${String(code)}\n${output}`);
}

/** The longest that one small write and one read of the running library took. */
async function whileWorking(database: Database, work: Promise<void>): Promise<void> {
  let longest = 0;
  const done = new AbortController();
  const ended = work.finally(() => done.abort());
  while (!done.signal.aborted) {
    const startedAt = performance.now();
    await database.write(unaudited, (tx) => tx.run(sql`UPDATE counters SET value = value WHERE name = 'books'`));
    await database.read((reader) => reader.count(sql`FROM books WHERE id < 1000`));
    longest = Math.max(longest, performance.now() - startedAt);
    await wait(10);
  }
  await ended;
  console.log(`longest write and read meanwhile: ${Math.round(longest)} ms\n`);
}

if (!existsSync(dataDir)) {
  mkdirSync(dataDir, { recursive: true });
  await makeLibrary(databaseUrl);
  const made = await openDatabase({ url: databaseUrl });
  await addLoansAndCovers(made);
  await made.close();
}
const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
const out = join(folder, "out");
const database = await openDatabase({ url: databaseUrl });
await whileWorking(database, measure("backup", ["backup", out], own));
await database.close();
const file = join(out, readdirSync(out).findLast((name) => name.endsWith(".zip")) ?? "");
await measure("check-backup", ["check-backup", file], own);
const copy = mkdtempSync(join(folder, "copy-"));
await measure("restore to SQLite", ["restore", file], {
  DATABASE_URL: `sqlite:${copy}/library.sqlite`,
  DATA_DIR: copy,
});
const mysql = process.env.MEASURE_MYSQL_URL;
if (mysql !== undefined) {
  const place = {
    DATABASE_URL: mysql,
    DATA_DIR: mkdtempSync(join(folder, "mysql-")),
    SESSION_SECRET: randomBytes(32).toString("hex"),
  };
  await measure("restore to MySQL", ["restore", file], place);
  await measure("backup of MySQL", ["backup", out], place);
}
