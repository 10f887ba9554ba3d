import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";

import { parse } from "csv-parse/sync";
import { raw, type Sql } from "sql-template-tag";

import {
  BookImportService,
  type ImportRequest,
  type ImportResult,
} from "../../../server/bookImport/BookImportService.js";
import type { ConfigureImport } from "../../../server/bookImport/csv/importReading.js";
import { ImportHistoryService } from "../../../server/bookImport/ImportHistoryService.js";
import { ImportStepsService } from "../../../server/bookImport/steps/ImportStepsService.js";
import type { StoredImport } from "../../../server/bookImport/StoredImport.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { system } from "../../../server/viewer.js";

/** A folder of its own for what an import puts aside. */
export function createImportFolder() {
  const folder = mkdtempSync(join(tmpdir(), "aksara-import-"));
  return {
    path: folder,
    spooled: () => readdir(join(folder, "imports")).catch(() => [] as string[]),
    /** What is kept of one import. */
    files: (name: string) => readdir(join(folder, "imports", name)).catch(() => [] as string[]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface Imported {
  readonly result: ImportResult;
  /** The report as it would be downloaded; empty where every row became a book. */
  readonly report: string;
  readonly reported: readonly Readonly<Record<string, string>>[];
}

type Options = Partial<Omit<ImportRequest, "stream">> & {
  readonly rowsPerWrite?: number;
  readonly limits?: { readonly fileBytes?: number; readonly rows?: number };
};

/** Imports a text or bytes through the service, in pieces that end in the middle of rows and letters. */
export async function importCsv(
  database: Database,
  content: string | Buffer,
  options: Options = {},
): Promise<Imported> {
  const folder = createImportFolder();
  const { rowsPerWrite, limits, ...request } = options;
  const service = new BookImportService(database, {
    dataDir: folder.path,
    ...(rowsPerWrite ? { rowsPerWrite } : {}),
    ...(limits ? { limits } : {}),
  });
  const pieces: Buffer[] = [];
  const refusedTo = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  try {
    const result = await service.importBooks(system, {
      stream: Readable.from(splitIntoPieces(Buffer.from(content))),
      fileName: "buku.csv",
      rejectedOutput: refusedTo,
      ...request,
    });
    expect(result.books + result.duplicates + result.refused).toBe(result.rows);
    const report = Buffer.concat(pieces).toString("utf8");
    return {
      result,
      report,
      reported: parse(report, { columns: true, bom: true, delimiter: result.separator, relax_column_count: true }),
    };
  } finally {
    expect(await folder.spooled()).toEqual([]);
    await folder.remove();
  }
}

/** The import in steps over a test's database, with a folder of its own. */
export function importInSteps(database: Database, { rowsPerWrite = 3 } = {}) {
  const folder = createImportFolder();
  const failures: unknown[] = [];
  const service = new ImportStepsService(database, {
    dataDir: folder.path,
    rowsPerWrite,
    onFailure: (error) => failures.push(error),
  });
  const history = new ImportHistoryService(database, { dataDir: folder.path, recheckViewerMs: 100 });
  const upload = (content: string | Buffer) =>
    service.upload(system, () =>
      Promise.resolve({ stream: Readable.from([Buffer.from(content)]), fileName: "koleksi.csv" }),
    );
  const current = async ({ id }: { readonly id: number }): Promise<StoredImport> => {
    const row = await history.byId(system, id);
    if (!row) {
      throw new Error(`There is no import ${id}`);
    }
    return row;
  };
  const whenIdle = async (row: { readonly id: number }) => {
    await service.whenIdle();
    return current(row);
  };
  return {
    folder,
    failures,
    service,
    history,
    upload,
    now: current,
    settled: whenIdle,
    reading: async (row: StoredImport) => history.readingOf(system, await current(row)),
    configured: (row: StoredImport, input: ConfigureImport) => service.configure(system, row.id, input),
    previewed: async (row: StoredImport) => {
      await service.preview(system, row.id);
      return whenIdle(row);
    },
    /** Decides one row after the other, as a person does. */
    decided: async (row: StoredImport, inputs: readonly unknown[]) => {
      for (const input of inputs) {
        await service.decide(system, row.id, input);
        await whenIdle(row);
      }
      return current(row);
    },
    imported: async (row: StoredImport) => {
      await service.start(system, row.id);
      return whenIdle(row);
    },
    undone: async (row: StoredImport) => {
      await service.undo(system, row.id);
      return whenIdle(row);
    },
    /** Every row with what becomes of it. */
    rowsOf: async (row: StoredImport) => {
      const rows = [];
      for (let after: string | null = null; ;) {
        const page = await history.rows(system, await current(row), { kind: null, list: null }, { first: 100, after });
        rows.push(...page.edges.map(({ node }) => node));
        after = page.edges.at(-1)?.cursor ?? null;
        if (!page.hasNextPage) {
          return rows;
        }
      }
    },
    refusedCsv: async (row: StoredImport) => {
      let text = "";
      for await (const piece of await history.refusedRows(system, row.id, null)) {
        text += piece;
      }
      return text;
    },
  };
}

function* splitIntoPieces(bytes: Buffer, size = 7): Generator<Buffer> {
  const step = bytes.length > 10_000 ? 65_537 : size;
  for (let start = 0; start < bytes.length; start += step) {
    yield bytes.subarray(start, start + step);
  }
}

export function rowsOf<Row>(database: Database, statement: Sql): Promise<Row[]> {
  return database.read((reader) => reader.rows<Row>(statement));
}

export async function numberOf(database: Database, statement: Sql): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(database, statement);
  return Number(row?.n ?? 0);
}

/** Everything that an import touches, counted from the rows and from the kept figures. */
const COUNTS = {
  books: "SELECT COUNT(*) FROM books WHERE listed = 1",
  hidden: "SELECT COUNT(*) FROM books WHERE listed = 0",
  copies: "SELECT COUNT(*) FROM copies WHERE listed = 1",
  hiddenCopies: "SELECT COUNT(*) FROM copies WHERE listed = 0",
  searched: "SELECT COUNT(*) FROM book_search",
  counter: "SELECT value FROM counters WHERE name = 'books'",
  authors: "SELECT COUNT(*) FROM authors",
  subjects: "SELECT COUNT(*) FROM subjects",
  publishers: "SELECT COUNT(*) FROM publishers",
  locations: "SELECT COUNT(*) FROM locations",
  authorship: "SELECT COUNT(*) FROM book_authors",
  countedAuthorship: "SELECT SUM(books_count) FROM authors",
  countedPublishing: "SELECT SUM(books_count) FROM publishers",
  running: "SELECT COUNT(*) FROM book_imports WHERE running_slot = 1",
} as const;

/** All at one moment, also while an import runs: one statement sees one state. */
export async function countsOf(database: Database): Promise<Record<keyof typeof COUNTS, number>> {
  const columns = Object.entries(COUNTS).map(([name, statement]) => `(${statement}) AS ${name}`);
  const [row = {}] = await rowsOf(database, raw(`SELECT ${columns.join(", ")}`));
  const counts = Object.keys(COUNTS).map((name) => [name, Number((row as Record<string, unknown>)[name] ?? 0)]);
  return Object.fromEntries(counts) as Record<keyof typeof COUNTS, number>;
}

/** A file of invented books, each with an author, a publisher, a subject and two copies of its own or shared. */
export function manyBooks(count: number, begin = 1): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const number = begin + index;
    return `Buku Uji ${number};Penulis Uji${number % 97};Penerbit ${number % 31};${1950 + (number % 70)};Topik ${number % 53};U${number}a|U${number}b`;
  });
  return ["judul;pengarang;penerbit;tahun terbit;subjek;kode eksemplar", ...lines].join("\n");
}
