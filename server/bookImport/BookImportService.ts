import { rm } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";

import sql from "sql-template-tag";

import type { Database } from "../platform/database/Database.js";
import { DomainError } from "../errors.js";
import { assertAdmin, assertCanManage, type Viewer } from "../viewer.js";
import { allBooks, type BookRow, selectBooks } from "../books/bookReads.js";
import { booksUsingIndex } from "../books/query/bookIndexes.js";
import { detectFormatOf } from "./csv/readRows.js";
import { type CsvFile, saveCsvUpload } from "./csv/csvUpload.js";
import type { TextEncoding } from "./csv/EncodingDetector.js";
import { IMPORT_LIMITS } from "./importLimits.js";
import { cancelledError, startImport } from "./run/importLifecycle.js";
import { registerOwner, newOwner } from "./run/importOwner.js";
import { ImportReport } from "./rows/ImportReport.js";
import { recoverImports } from "./run/recoverImports.js";
import { type ImportProgress, runImport, type RunResult } from "./run/runImport.js";

export interface ImportRequest {
  readonly stream: Readable;
  readonly fileName: string | null;
  /** Aborted before the import is decided, nothing of it stays. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Gets the rows that became no book of their own, as CSV; nothing is written where there are none. */
  readonly rejectedOutput?: Writable;
}

/** Every row is one of imported (`books`), duplicate or refused. */
export interface ImportResult extends RunResult {
  readonly importId: number;
  readonly encoding: TextEncoding;
  readonly separator: string;
  /** Columns of the file that nothing was taken from. */
  readonly ignoredColumns: readonly string[];
}

export interface ImportOptions {
  readonly dataDir: string;
  readonly limits?: { readonly fileBytes?: number; readonly rows?: number };
  readonly rowsPerWrite?: number;
}

export const ROWS_PER_WRITE = 500;

/** Imports books from a CSV file in one call: all valid rows or none, while other requests are served. */
export class BookImportService {
  constructor(
    private readonly database: Database,
    private readonly options: ImportOptions,
  ) {}

  /**
   * @param request The request, or how to get it: its file is asked for once it is known that the caller may import.
   * @throws DomainError unauthenticated, validation for a file that cannot be read, conflict while another import runs.
   */
  async importBooks(viewer: Viewer, request: ImportRequest | (() => Promise<ImportRequest>)): Promise<ImportResult> {
    assertCanManage(viewer);
    const importRequest = typeof request === "function" ? await request() : request;
    const { stream, fileName, signal, onProgress, rejectedOutput } = importRequest;
    const { dataDir, limits, rowsPerWrite } = this.options;
    await recoverImports(this.database, dataDir);
    const owner = newOwner();
    const registration = registerOwner(owner);
    let file: CsvFile | undefined;
    try {
      file = await saveCsvUpload(stream, dataDir, owner, limits?.fileBytes ?? IMPORT_LIMITS.fileBytes, signal);
      const format = await detectFormatOf(file);
      const report = rejectedOutput && new ImportReport(rejectedOutput, format, signal);
      const importId = await startImport(this.database, viewer, owner, fileName);
      const result = await runImport(this.database, viewer, {
        id: importId,
        owner,
        file,
        format,
        fileName,
        limits: { rowsPerChunk: rowsPerWrite ?? ROWS_PER_WRITE, mostRows: limits?.rows ?? IMPORT_LIMITS.rows },
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onProgress } : {}),
        ...(report ? { onOutcomes: (outcomes) => report.write(outcomes) } : {}),
      });
      return {
        ...result,
        importId,
        encoding: file.encoding,
        separator: format.separator,
        ignoredColumns: format.columns.ignored,
      };
    } catch (error) {
      throw signal?.aborted && !(error instanceof DomainError) ? cancelledError() : error;
    } finally {
      registration.release();
      if (file) {
        await rm(file.path, { force: true });
      }
    }
  }

  /** The newest of an import's books, or those before one of them. */
  listImportedBooks(
    viewer: Viewer,
    importId: number,
    limit: number,
    before: BookRow | null = null,
  ): Promise<BookRow[]> {
    assertAdmin(viewer);
    const where = [
      ...allBooks.where,
      sql`books.import_id = ${importId}`,
      ...(before ? [sql`books.id < ${before.id}`] : []),
    ];
    return this.database.read((reader) =>
      selectBooks(
        reader,
        { from: booksUsingIndex(reader.engine, "ix_books_import"), where },
        sql`books.id DESC`,
        limit,
      ),
    );
  }
}
