import { mkdir, open, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

import libsql from "libsql";
import sql from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { reindexBooks } from "../../books/query/search/reindexBooks.js";
import { invalid } from "../../errors.js";
import { openDatabase } from "../../openDatabase.js";
import { quoteName, pick } from "../../platform/database/columns.js";
import { migrationNames } from "../../platform/database/connect.js";
import type { Transaction, UnauditedWrite } from "../../platform/database/Database.js";
import type { BackupReader } from "../archive/BackupReader.js";
import { broken, type FileEntry, type TableEntry, tablePath } from "../archive/manifest.js";
import { decodeRow, hashRows, readLines } from "../rows/rowLines.js";
import { snapshotOf } from "../rows/sqliteSnapshot.js";
import { kindsOf, type TableShape } from "../rows/tableShapes.js";
import { tidyUp } from "./tidyUp.js";

const BOOKS_PER_STEP = 500;
const BOOKS_PER_TIDYING = 2_500;
/** What SQLite's driver has bound is garbage only once its connection is. */
const BOOKS_PER_CONNECTION = 10_000;
const restoring: UnauditedWrite = { unaudited: "A library is restored with its own audit trail.", isStep: true };

/**
 * Makes a database of its own at `path` out of a backup: the tables as they were when it was made, their rows, each of
 * which is read again and compared, and then the migrations that came since.
 * @throws ValidationError where the backup does not hold what it says, or comes from a newer version.
 */
export async function buildLibrary(backup: BackupReader, path: string): Promise<void> {
  const { migrations, tables } = backup.manifest;
  assertKnown(backup);
  const url = `sqlite:${path}`;
  await (await openDatabase({ url, onlyMigrations: migrations })).close();
  const connection = new libsql(path);
  try {
    // Nothing of it is used before it is whole and flushed.
    connection.exec("PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
    const snapshot = snapshotOf(connection);
    assertSameTables(tables, snapshot.tables);
    for (const table of snapshot.tables) {
      connection.exec("BEGIN");
      await fillTable(backup, connection, table, entryOf(tables, table));
      connection.exec("COMMIT");
    }
    for (const table of snapshot.tables) {
      const { rows, hash } = entryOf(tables, table);
      const found = await hashRows(snapshot.rows(table), kindsOf(table));
      if (found.rows !== rows || found.hash !== hash) {
        throw broken(`baris ${table.name} tidak kembali seperti semula`);
      }
    }
    if (connection.prepare("PRAGMA foreign_key_check").all().length > 0) {
      throw broken("ada baris yang menunjuk ke baris yang tidak ada");
    }
  } finally {
    connection.close();
  }
  await migrateOn(url);
  await assertWholeInOneFile(path);
}

/** Every file of the backup and its key, below a folder. Each is whole, or it throws. */
export async function extractFiles(backup: BackupReader, folder: string): Promise<void> {
  const { files, secret } = backup.manifest;
  const made = new Set<string>();
  for (const file of secret ? [...files, secret] : files) {
    const path = join(folder, file.path);
    if (!made.has(dirname(path))) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      made.add(dirname(path));
    }
    const target = await open(path, "wx", 0o600);
    try {
      for await (const part of backup.read(file.path, file)) {
        await target.write(part);
      }
      await target.datasync();
    } finally {
      await target.close();
    }
  }
}

/** Reads every file and its key without writing any. */
export async function checkFiles(backup: BackupReader): Promise<void> {
  const { files, secret } = backup.manifest;
  for (const file of secret ? [...files, secret] : files) {
    await readToEnd(backup, file);
  }
}

async function readToEnd(backup: BackupReader, file: FileEntry): Promise<void> {
  const parts = backup.read(file.path, file);
  while (!(await parts.next()).done) {
    // It throws at its end where it is not what the list says.
  }
}

/**
 * The search index is derived from books, and no part of a backup. Indexes so many of those after a number, all unless
 * told, and returns the number of the last one; null where none is left.
 */
export async function indexBooksAfter(tx: Transaction, after: number, most = Infinity): Promise<number | null> {
  let last = after;
  for (let indexed = 0; indexed < most; indexed += BOOKS_PER_STEP) {
    const books = await tx.select(
      pick(bookTable, "id"),
      sql`FROM books WHERE id > ${last} ORDER BY id LIMIT ${BOOKS_PER_STEP}`,
    );
    const ids = books.map(({ id }) => id);
    if (ids.length === 0) {
      return null;
    }
    await reindexBooks(tx, ids);
    if (indexed % BOOKS_PER_TIDYING === 0) {
      tidyUp();
    }
    last = ids.at(-1) ?? last;
  }
  return last;
}

function assertKnown({ manifest: { migrations, product } }: BackupReader): void {
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined) {
    throw invalid(
      "file",
      `Cadangan ini dibuat Aksara versi ${product} dengan skema yang lebih baru (${unknown}) daripada yang dikenal versi ` +
        "ini. Perbarui Aksara, lalu ulangi.",
    );
  }
}

function assertSameTables(tables: Readonly<Record<string, TableEntry>>, shapes: readonly TableShape[]): void {
  const expected = shapes.map(({ name, columns }) => `${name} ${columns.map((column) => column.name).join(" ")}`);
  const given = Object.entries(tables).map(([name, { columns }]) => `${name} ${columns.join(" ")}`);
  const differing =
    expected.filter((each) => !given.includes(each))[0] ?? given.filter((each) => !expected.includes(each))[0];
  if (differing !== undefined) {
    throw broken(`tabel ${differing.split(" ")[0] ?? ""} tidak sesuai dengan skemanya`);
  }
}

function entryOf(tables: Readonly<Record<string, TableEntry>>, { name }: TableShape): TableEntry {
  const entry = tables[name];
  if (!entry) {
    throw broken(`tabel ${name} tidak ada`);
  }
  return entry;
}

async function fillTable(
  backup: BackupReader,
  connection: libsql.Database,
  { name, columns }: TableShape,
  entry: TableEntry,
): Promise<void> {
  const table = quoteName(name).sql;
  connection.exec(`DELETE FROM ${table}`);
  const names = columns.map((column) => quoteName(column.name).sql).join(", ");
  const insert = connection.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => "?").join(", ")})`);
  for await (const line of readLines(backup.read(tablePath(name), entry))) {
    const row = decodeRow(line, columns.length);
    try {
      insert.run(row);
    } catch {
      throw broken(`ada baris ${name} yang tidak dapat masuk`);
    }
  }
  if (entry.lastId !== null) {
    connection.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run([name]);
    connection.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run([name, entry.lastId]);
  }
}

async function migrateOn(url: string): Promise<void> {
  for (let last: number | null = 0; last !== null;) {
    const after: number = last;
    const database = await openDatabase({ url });
    try {
      last = await database.write(restoring, (tx) => indexBooksAfter(tx, after, BOOKS_PER_CONNECTION));
    } finally {
      await database.close();
    }
  }
}

/** The file is moved without the log beside it. */
async function assertWholeInOneFile(path: string): Promise<void> {
  const log = await stat(`${path}-wal`).catch(() => null);
  if (log && log.size > 0) {
    throw new Error(`${path} could not be closed`);
  }
}
