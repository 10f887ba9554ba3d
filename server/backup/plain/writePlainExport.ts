import { constants, createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { stringify } from "csv-stringify/sync";
import { ZipFile } from "yazl";

import { NotFoundError } from "../../errors.js";
import { guardFormula } from "../../platform/csv/spreadsheets.js";
import { productVersion } from "../../platform/productVersion.js";
import { findLibraryFiles, type LibraryFile } from "../libraryFiles.js";
import type { LibrarySnapshot, SnapshotRows } from "../rows/LibrarySnapshot.js";
import { openSnapshot } from "../rows/openSnapshot.js";
import type { ColumnKind } from "../rows/rowLines.js";
import { plainReadme } from "./plainReadme.js";
import { type PlainFile, plainFiles } from "./plainSelect.js";

const ROWS_AT_ONCE = 200;
const BUFFER_BYTES = 256 * 1024;

interface PlainExportOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly withFiles: boolean;
  readonly now?: Date;
}

/**
 * The library's tables as CSV in one ZIP, as they are at one moment, then its stored files where they are asked for.
 * What has been written is what the reader has taken: however large the library is, never more is held.
 */
export async function* writePlainExport(options: PlainExportOptions): AsyncGenerator<Uint8Array> {
  const snapshot = await openSnapshot(options.databaseUrl);
  if (!snapshot || snapshot.migrations.length === 0) {
    await snapshot?.close();
    throw new NotFoundError("Belum ada perpustakaan untuk diekspor. Jalankan servernya sekali lebih dulu.");
  }
  // A reader of what is still to come must not hold the old state of the database while it downloads photos.
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await snapshot.close();
  };
  const zip = new ZipFile();
  const out = new PassThrough();
  const begun: Readable[] = [];
  const fail = (error: unknown) => out.destroy(error as Error);
  const add = (path: string, source: () => AsyncIterable<Uint8Array>, compress: boolean) =>
    zip.addReadStreamLazy(path, { compress, mode: 0o100600 }, (send) => {
      const stream = Readable.from(source(), { objectMode: false, highWaterMark: BUFFER_BYTES });
      stream.once("error", fail);
      begun.push(stream);
      send(null, stream);
    });
  try {
    const tables = plainFiles(snapshot);
    const stored = options.withFiles ? await keptFiles(snapshot, options.dataDir) : [];
    const { now: madeAt = new Date() } = options;
    const readme = plainReadme({
      madeAt,
      version: productVersion(),
      files: tables,
      hasStoredFiles: options.withFiles,
    });
    zip.addBuffer(Buffer.from(readme), "README.md", { mode: 0o100600 });
    tables.forEach((table, place) => {
      const isLast = place === tables.length - 1;
      add(table.fileName, () => csvOfTable(table, snapshot, isLast ? close : undefined), true);
    });
    for (const { path, source } of stored) add(path, () => contentsOf(source), false);
    zip.outputStream.on("error", fail);
    zip.end();
    zip.outputStream.pipe(out);
    for await (const chunk of out) yield chunk as Uint8Array;
  } finally {
    // Whoever asked for it may have gone.
    begun.forEach((stream) => stream.destroy());
    out.destroy();
    await close();
  }
}

/** Of the snapshot's files those that a record has, and none of an import that waits. */
async function keptFiles(snapshot: LibrarySnapshot, dataDir: string): Promise<readonly LibraryFile[]> {
  const { files } = await findLibraryFiles(snapshot, dataDir);
  return files.filter(({ path }) => path.startsWith("files/"));
}

async function* csvOfTable(
  { columns, statement }: PlainFile,
  snapshot: LibrarySnapshot,
  done: (() => Promise<void>) | undefined,
): AsyncGenerator<Uint8Array> {
  const kinds = columns.map(({ kind }) => kind);
  yield Buffer.from(csvLines([columns.map(({ name }) => name)]));
  for await (const page of pagesOf(snapshot.read(statement))) {
    yield Buffer.from(csvLines(page.map((row) => row.map((value, place) => plainCell(value, kinds[place] ?? "text")))));
    await yieldToEventLoop();
  }
  await done?.();
}

function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: "windows", quote_record_delimiter: true });
}

async function* pagesOf(rows: SnapshotRows): AsyncGenerator<(readonly unknown[])[]> {
  let page: (readonly unknown[])[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length >= ROWS_AT_ONCE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}

function plainCell(value: unknown, kind: ColumnKind): string {
  if (value === null || value === undefined) return "";
  const text = textOf(value);
  if (kind === "datetime") return instantOf(text);
  return kind === "text" ? guardFormula(text) : text;
}

function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("utf8");
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") return value.toString();
  throw new Error(`A ${typeof value} cannot be written as text`);
}

/** `2026-11-21 06:50:00`, as both engines keep it in UTC, with or without its milliseconds. */
function instantOf(stored: string): string {
  const [, day, time, fraction = ""] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?$/u.exec(stored) ?? [];
  return day === undefined || time === undefined ? stored : `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}

/** Nothing of a file that was deleted meanwhile. */
async function* contentsOf(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  if (file) yield* createReadStream("", { fd: file, highWaterMark: BUFFER_BYTES }) as AsyncIterable<Buffer>;
}
