import { randomInt } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";

import sql from "sql-template-tag";

import type { Database } from "../../database/Database.js";
import { ConflictError, DomainError } from "../../errors.js";
import { assertManages, type Viewer } from "../../viewer.js";
import { allBooks, type BookRow, selectBooks } from "../bookReads.js";
import { breathe } from "./running/breathe.js";
import type { CsvFormat } from "./csvFile/csvFormat.js";
import { writeChunk } from "./running/importChunk.js";
import { readBook, type RowReading } from "./rows/importedBook.js";
import { decideImport, type ImportCounts, startImport } from "./journal/importJournal.js";
import { IMPORT_LIMITS } from "./importLimits.js";
import { keepAlive, newOwner } from "./journal/importOwner.js";
import { ImportReport } from "./rows/importReport.js";
import { type WarningCount, WarningCounter } from "./rows/importWarnings.js";
import { publishImport } from "./running/publishImport.js";
import { formatOf, readRows } from "./csvFile/readRows.js";
import { recoverImports } from "./running/recoverImports.js";
import { removeImport } from "./running/removeImport.js";
import { fileError, type SpooledFile, spoolFile } from "./csvFile/spoolFile.js";
import type { TextEncoding } from "./csvFile/textEncoding.js";

export interface ImportProgress {
  readonly stage: "writing" | "publishing" | "removing";
  /** Share of the stage that is done, 0 to 1. */
  readonly share: number;
  readonly rows: number;
}

export interface ImportRequest {
  readonly stream: Readable;
  readonly fileName: string | null;
  /** Aborted before the import is decided, nothing of it stays. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Gets the rows that became no book of their own, as CSV; nothing is written where there are none. */
  readonly refusedTo?: Writable;
}

/** Every row is one of imported (`books`), duplicate or refused. */
export interface ImportResult extends ImportCounts {
  readonly importId: number;
  readonly warnings: readonly WarningCount[];
  readonly encoding: TextEncoding;
  readonly separator: string;
  /** Columns of the file that nothing was taken from. */
  readonly ignoredColumns: readonly string[];
}

interface ImportOptions {
  readonly dataDir: string;
  readonly limits?: { readonly fileBytes?: number; readonly rows?: number };
  readonly rowsPerWrite?: number;
}

const ROWS_PER_WRITE = 500;
/** A class set has hundreds of copies a title: so many at a time keep everybody's wait as short as usual. */
const COPIES_PER_WRITE = 2_000;
/** MariaDB takes 16 MB a statement, which a million letters of any script fit into, escaped or not. */
const LETTERS_PER_WRITE = 1_000_000;
/** Letters and digits that no scanner or reader takes for one another. */
const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Imports books from CSV: all rows of a file that can be, or none, while everybody else goes on working. */
export class BookImportService {
  constructor(
    private readonly database: Database,
    private readonly options: ImportOptions,
  ) {}

  /**
   * @param asked The request, or how to get it: its file is asked for once it is known that the caller may import.
   * @throws DomainError unauthenticated, validation for a file that cannot be read, conflict while another import runs.
   */
  async importBooks(viewer: Viewer, asked: ImportRequest | (() => Promise<ImportRequest>)): Promise<ImportResult> {
    assertManages(viewer);
    const request = typeof asked === "function" ? await asked() : asked;
    await recoverImports(this.database, this.options.dataDir);
    const owner = newOwner();
    const life = keepAlive(owner);
    let file: SpooledFile | undefined;
    try {
      const { dataDir, limits } = this.options;
      file = await spoolFile(request.stream, dataDir, owner, limits?.fileBytes ?? IMPORT_LIMITS.fileBytes, request.signal);
      const format = await formatOf(file);
      const id = await startImport(this.database, owner, request.fileName);
      return await this.run(viewer, id, owner, file, format, request);
    } catch (error) {
      throw request.signal?.aborted && !(error instanceof DomainError) ? cancelled() : error;
    } finally {
      life.release();
      if (file) {
        await rm(file.path, { force: true });
      }
    }
  }

  /** The newest of an import's books, or those before one of them. */
  importedBooks(viewer: Viewer, importId: number, most: number, before: BookRow | null = null): Promise<BookRow[]> {
    assertManages(viewer);
    const where = [...allBooks.where, sql`books.import_id = ${importId}`, ...(before ? [sql`books.id < ${before.id}`] : [])];
    return this.database.read((reader) => selectBooks(reader, { ...allBooks, where }, sql`books.id DESC`, most));
  }

  private async run(viewer: Viewer, id: number, owner: string, file: SpooledFile, format: CsvFormat, request: ImportRequest): Promise<ImportResult> {
    const warnings = new WarningCounter();
    let counts: ImportCounts;
    try {
      counts = await this.stage(id, owner, file, format, warnings, request);
      await decideImport(this.database, viewer, id, owner, { fileName: request.fileName, ...counts });
    } catch (error) {
      const showRemoval = (rows: number) => request.onProgress?.({ stage: "removing", share: 0, rows });
      // What cannot be taken back now, because the database is gone, is taken back by the next recovery.
      await removeImport(this.database, id, owner, showRemoval).catch(() => undefined);
      throw error;
    }
    const { books } = counts;
    await publishImport(this.database, id, owner, (rows) => request.onProgress?.({ stage: "publishing", share: books === 0 ? 1 : rows / books, rows }));
    return {
      ...counts, importId: id, warnings: warnings.all, encoding: file.encoding, separator: format.separator, ignoredColumns: format.columns.ignored,
    };
  }

  /** Writes every row where no reader sees it yet. */
  private async stage(
    id: number, owner: string, file: SpooledFile, format: CsvFormat, warnings: WarningCounter, { signal, onProgress, refusedTo }: ImportRequest,
  ): Promise<ImportCounts> {
    const running = { id, owner, codePrefix: `${newCodePrefix()}-` };
    const report = refusedTo && new ImportReport(refusedTo, format, signal);
    const mostRows = this.options.limits?.rows ?? IMPORT_LIMITS.rows;
    const total = { rows: 0, books: 0, copies: 0, duplicates: 0, refused: 0 };
    let bytesRead = 0;
    let chunk: RowReading[] = [];
    let size = { copies: 0, letters: 0 };
    const flush = async (): Promise<void> => {
      signal?.throwIfAborted();
      const { counts, reports } = await writeChunk(this.database, running, chunk);
      for (const name of ["rows", "books", "copies", "duplicates", "refused"] as const) {
        total[name] += counts[name];
      }
      chunk = [];
      size = { copies: 0, letters: 0 };
      await report?.write(reports);
      onProgress?.({ stage: "writing", share: bytesRead / file.bytes, rows: total.rows });
      await breathe(this.database.engine);
    };
    for await (const row of readRows(file, format, (read) => { bytesRead = read; })) {
      const reading = readBook(row, format);
      if ("imported" in reading) {
        warnings.add(reading.imported.warnings, row.number);
        size.copies += reading.imported.copies;
      }
      size.letters += row.cells.reduce((letters, cell) => letters + cell.length, 0);
      chunk.push(reading);
      if (total.rows + chunk.length > mostRows) {
        throw fileError(`Berkas berisi lebih dari ${mostRows.toLocaleString("id-ID")} baris. Bagi menjadi beberapa berkas.`);
      }
      const most = this.options.rowsPerWrite ?? ROWS_PER_WRITE;
      if (chunk.length >= most || size.copies >= COPIES_PER_WRITE || size.letters >= LETTERS_PER_WRITE) {
        await flush();
      }
    }
    if (chunk.length > 0) {
      await flush();
    }
    signal?.throwIfAborted();
    if (total.rows === 0) {
      throw fileError("Berkas hanya berisi nama kolom, tanpa buku.");
    }
    return total;
  }
}

/** `E7QK2M`: made up anew for every import, so that its codes meet neither the library's own nor another import's. */
function newCodePrefix(): string {
  return `E${Array.from({ length: 5 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("")}`;
}

function cancelled(): DomainError {
  return new ConflictError("Impor dibatalkan. Tidak ada buku yang masuk.");
}
