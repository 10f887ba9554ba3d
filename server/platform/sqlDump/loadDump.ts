import { setImmediate as nextTurn } from "node:timers/promises";

import Libsql from "libsql";

import { removeFile } from "../files/renameAndRemove.js";
import { DumpFile, FACTS_TABLE, quoted, type TableFacts } from "./DumpFile.js";
import { openDumpFile } from "./openDumpFile.js";
import { type DumpEvent, readSqlDump } from "./readSqlDump.js";
import { SqlDumpError } from "./SqlDumpError.js";
import type { Name } from "./statements.js";

interface LoadOptions {
  /** Of which tables the rows are kept, in small letters; those of others are counted. */
  readonly tables: ReadonlySet<string>;
  readonly signal?: AbortSignal | undefined;
  /** How much of the file is read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** What nobody has to read is not kept for the time that a dump is there. */
const SECRET_COLUMN = /passwd|password/iu;
const SAYS_LATIN1 = /SET\s+NAMES\s+'?(?:latin1|cp1252)\b/iu;

class NotUtf8Error extends Error {
  override readonly name = "NotUtf8Error";
}

/**
 * Loads tables of a dump, packed or not, into a new SQLite file at `target`.
 * @throws SqlDumpError; then there is no such file.
 */
export async function loadDump(source: string, target: string, options: LoadOptions): Promise<DumpFile> {
  try {
    try {
      await load(source, target, { ...options, encoding: "utf-8" });
    } catch (error) {
      if (!(error instanceof NotUtf8Error)) throw error;
      await load(source, target, { ...options, encoding: "windows-1252" });
    }
    return DumpFile.open(target);
  } catch (error) {
    await removeFile(target);
    throw error;
  }
}

async function load(
  source: string,
  target: string,
  { tables, signal, onProgress, encoding }: LoadOptions & { readonly encoding: "utf-8" | "windows-1252" },
): Promise<void> {
  await removeFile(target);
  const { bytes, share } = await openDumpFile(source);
  const connection = new Libsql(target);
  try {
    const loading = new Loading(connection, tables);
    for await (const event of readSqlDump(decoded(bytes, encoding, () => onProgress?.(share())))) {
      signal?.throwIfAborted();
      loading.take(event);
      await nextTurn();
    }
    loading.finish();
  } finally {
    connection.close();
  }
}

/**
 * Older servers write Latin 1, say so, and mostly have UTF-8 in it all the same: such a file is read as UTF-8 for as
 * long as it is. In others what is no UTF-8 belongs to pictures and the like. @throws NotUtf8Error
 */
async function* decoded(
  bytes: AsyncIterable<Buffer>,
  encoding: "utf-8" | "windows-1252",
  onPiece: () => void,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encoding, {
      fatal: encoding === "utf-8" && SAYS_LATIN1.test(piece.toString("latin1", 0, 65_536)),
    });
    onPiece();
    yield decodePiece(decoder, piece);
  }
  yield decodePiece(decoder ?? new TextDecoder(), undefined);
}

function decodePiece(decoder: TextDecoder, piece: Buffer | undefined): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    throw new NotUtf8Error();
  }
}

interface LoadedTable {
  columns: string[];
  rows: number;
  stated: number | null;
  readonly isLoaded: boolean;
}

class Loading {
  private readonly loaded = new Map<string, LoadedTable>();
  private readonly notes: string[] = [];
  private readonly inserts = new Map<string, Libsql.Statement>();
  private readonly otherDatabases = new Set<string>();
  private database: string | null = null;
  private ownDatabase: string | null = null;
  private isCompleted = false;

  constructor(
    private readonly connection: Libsql.Database,
    private readonly wanted: ReadonlySet<string>,
  ) {
    connection.pragma("journal_mode = OFF");
    connection.pragma("synchronous = OFF");
  }

  take(event: DumpEvent): void {
    switch (event.kind) {
      case "database":
        this.database = event.name;
        break;
      case "table":
        if (this.isOurs(event.table)) this.create(keyOf(event.table.name), event.columns);
        break;
      case "rows":
        if (this.isOurs(event.table)) this.insert(event);
        break;
      case "stated": {
        const table = this.loaded.get(keyOf(event.table));
        if (table) table.stated = event.rows;
        break;
      }
      case "completed":
        this.isCompleted = true;
    }
  }

  finish(): void {
    if (this.otherDatabases.size > 0) {
      const names = [...this.otherDatabases].slice(0, 5).join(", ");
      this.notes.push(
        `Berkas ini berisi beberapa basis data. Hanya ${this.ownDatabase ?? "satu"} yang dibaca; tidak: ${names}.`,
      );
    }
    if (!this.isCompleted) this.notes.push("Berkas ini tidak menyebut akhirnya. Cocokkan jumlah baris tiap tabel.");
    const tables: Record<string, TableFacts> = Object.fromEntries(this.loaded);
    this.connection.exec(`CREATE TABLE ${FACTS_TABLE} (facts TEXT NOT NULL)`);
    this.connection.prepare(`INSERT INTO ${FACTS_TABLE} VALUES (?)`).run(JSON.stringify({ tables, notes: this.notes }));
  }

  /** The first database that has a wanted table is read, and no other. */
  private isOurs({ database, name }: Name): boolean {
    const of = database ?? this.database;
    if (of === null || of === this.ownDatabase) return true;
    if (this.ownDatabase === null) {
      if (this.wanted.has(keyOf(name))) this.ownDatabase = of;
      return true;
    }
    if (this.wanted.has(keyOf(name))) this.otherDatabases.add(of);
    return false;
  }

  /** As a server would: a table that is made again begins anew. */
  private create(table: string, columns: readonly string[]): LoadedTable {
    const isLoaded = this.wanted.has(table);
    const made: LoadedTable = { columns: columns.map(keyOf), rows: 0, stated: null, isLoaded };
    this.loaded.set(table, made);
    if (isLoaded) {
      this.connection.exec(`DROP TABLE IF EXISTS ${quoted(table)}`);
      const declared = made.columns.map((column) => `${quoted(column)} TEXT`).join(", ");
      this.connection.exec(`CREATE TABLE ${quoted(table)} (${declared || "no_column TEXT"})`);
      this.inserts.clear();
    }
    return made;
  }

  private insert({ table: { name }, columns: given, rows }: Extract<DumpEvent, { kind: "rows" }>): void {
    const key = keyOf(name);
    const columns = given?.map(keyOf);
    const table = this.loaded.get(key) ?? this.create(key, columns ?? []);
    table.rows += rows.length;
    if (!table.isLoaded) return;
    for (const column of columns ?? []) this.addColumn(key, table, column);
    const names = columns ?? table.columns;
    if (names.length === 0) {
      throw new SqlDumpError(
        `Tabel ${name} di berkas ini tidak menyebut kolomnya. Buat cadangan baru dengan struktur dan isinya.`,
      );
    }
    const statement = this.statementFor(key, names);
    const secret = new Set(names.flatMap((column, place) => (SECRET_COLUMN.test(column) ? [place] : [])));
    this.connection.exec("BEGIN");
    for (const row of rows) {
      statement.run(...names.map((_, place) => (secret.has(place) ? null : (row[place] ?? null))));
    }
    this.connection.exec("COMMIT");
  }

  private addColumn(key: string, table: LoadedTable, column: string): void {
    if (table.columns.includes(column)) return;
    this.connection.exec(`ALTER TABLE ${quoted(key)} ADD COLUMN ${quoted(column)} TEXT`);
    table.columns.push(column);
  }

  private statementFor(table: string, columns: readonly string[]): Libsql.Statement {
    const text = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
    const kept = this.inserts.get(text) ?? this.connection.prepare(text);
    this.inserts.set(text, kept);
    return kept;
  }
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
