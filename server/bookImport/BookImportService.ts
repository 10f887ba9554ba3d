import type { Readable, Writable } from "node:stream";

import { DomainError } from "../errors.js";
import { withCsvUpload } from "../platform/csv/csvUpload.js";
import type { TextEncoding } from "../platform/csv/EncodingDetector.js";
import type { Database } from "../platform/database/Database.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { detectImportFormat } from "./csv/importFormat.js";
import { chunkLimits, type ImportOptions, uploadOptions } from "./importOptions.js";
import { recoverImports } from "./recoverImports.js";
import { ImportReport } from "./rows/ImportReport.js";
import { registerImport } from "./run/importSlot.js";
import { type ImportProgress, runImport, type RunResult } from "./run/runImport.js";
import { cancelledError, RunningImport } from "./run/RunningImport.js";

export interface ImportRequest {
  readonly stream: Readable;
  readonly fileName: string | null;
  /** Aborted before the import is committed, nothing of it stays. */
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

/**
 * Imports books from a CSV file in one call, all valid rows or none, while other requests are served.
 * ImportStepsService does it in steps.
 */
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
    assertCanManage(viewer, "imports");
    const importRequest = typeof request === "function" ? await request() : request;
    const { stream, fileName, signal, onProgress, rejectedOutput } = importRequest;
    await recoverImports(this.database, this.options.dataDir);
    try {
      return await withCsvUpload(stream, await uploadOptions(this.options, signal), async (file, owner) => {
        const format = await detectImportFormat(file);
        const report = rejectedOutput && new ImportReport(rejectedOutput, format, signal);
        const importId = await registerImport(this.database, viewer, owner, fileName);
        const result = await runImport(new RunningImport(this.database, importId, owner), viewer, {
          file,
          format,
          fileName,
          limits: chunkLimits(this.options),
          signal,
          onProgress,
          onOutcomes: (outcomes) => report?.write(outcomes),
        });
        return {
          ...result,
          importId,
          encoding: file.encoding,
          separator: format.separator,
          ignoredColumns: format.columns.ignored,
        };
      });
    } catch (error) {
      throw signal?.aborted && !(error instanceof DomainError) ? cancelledError() : error;
    }
  }
}
