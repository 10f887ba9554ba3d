import type { Readable, Writable } from "node:stream";

import sql from "sql-template-tag";

import { actorOf, recordAudit, userIdOf } from "../audit/recordAudit.js";
import { ConflictError, DomainError } from "../errors.js";
import { withCsvUpload } from "../platform/csv/csvUpload.js";
import type { TextEncoding } from "../platform/csv/EncodingDetector.js";
import type { Database } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import type { ReceiveFile } from "../platform/files/IncomingFile.js";
import { registerOwner } from "../platform/files/processOwner.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { ImportFolder } from "./csv/ImportFolder.js";
import { detectImportFormat } from "./csv/importFormat.js";
import { configureImportInput, reconfigureReading } from "./csv/importReading.js";
import {
  asConflictIfGone,
  assertDraft,
  assertDraftLimit,
  createDraft,
  loadDraft,
  lockImportRow,
  prepareDraft,
  updateDraft,
} from "./importDraft.js";
import type { ImportRow } from "./ImportRow.js";
import { NEW_PREVIEW, previewImport, type PreviewStatus } from "./preview/previewImport.js";
import { recoverImports } from "./recoverImports.js";
import { ImportReport } from "./rows/ImportReport.js";
import { type ImportProgress, runImport, type RunResult, runStoredImport } from "./run/runImport.js";
import { cancelledError, RunningImport, withImportSlot } from "./run/RunningImport.js";
import { startUndo, undoImport } from "./undo/undoImport.js";

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

/** Everything is streamed, so these only exclude invalid files, not large libraries. */
export const IMPORT_LIMITS = { fileBytes: 512 * 1_048_576, rows: 1_000_000 } as const;
const ROWS_PER_WRITE = 500;

interface ImportOptions {
  readonly dataDir: string;
  readonly limits?: { readonly fileBytes?: number; readonly rows?: number };
  readonly rowsPerWrite?: number;
  /** Called with unexpected errors of work in the background; expected ones are stored with the import. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Imports books from a CSV file, all valid rows or none, while other requests are served: in one call, or in steps
 * (upload, configure, preview, start, undo), of which every administrator may continue every import.
 */
export class BookImportService {
  private readonly background = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly options: ImportOptions,
  ) {}

  /**
   * Imports a file in one call.
   * @param request The request, or how to get it: its file is asked for once it is known that the caller may import.
   * @throws DomainError unauthenticated, validation for a file that cannot be read, conflict while another import runs.
   */
  async importBooks(viewer: Viewer, request: ImportRequest | (() => Promise<ImportRequest>)): Promise<ImportResult> {
    assertCanManage(viewer);
    const importRequest = typeof request === "function" ? await request() : request;
    const { stream, fileName, signal, onProgress, rejectedOutput } = importRequest;
    await recoverImports(this.database, this.options.dataDir);
    try {
      return await withCsvUpload(stream, this.uploadOptions(signal), async (file, owner) => {
        const format = await detectImportFormat(file);
        const report = rejectedOutput && new ImportReport(rejectedOutput, format, signal);
        const running = await RunningImport.start(this.database, viewer, owner, fileName);
        const result = await runImport(running, viewer, {
          file,
          format,
          fileName,
          limits: this.chunkLimits,
          signal,
          onProgress,
          onOutcomes: (outcomes) => report?.write(outcomes),
        });
        return {
          ...result,
          importId: running.id,
          encoding: file.encoding,
          separator: format.separator,
          ignoredColumns: format.columns.ignored,
        };
      });
    } catch (error) {
      throw signal?.aborted && !(error instanceof DomainError) ? cancelledError() : error;
    }
  }

  /**
   * Stores an uploaded file and detects its format.
   * @throws ValidationError for a file that is not CSV; ConflictError if too many drafts exist.
   */
  async upload(viewer: Viewer, receive: ReceiveFile, signal?: AbortSignal): Promise<ImportRow> {
    assertCanManage(viewer);
    const { dataDir } = this.options;
    await recoverImports(this.database, dataDir);
    await this.database.read(assertDraftLimit);
    const { stream, fileName } = await receive();
    return withCsvUpload(stream, this.uploadOptions(signal), (file, owner) =>
      createDraft(this.database, viewer, { dataDir, file, fileName, owner }),
    );
  }

  /**
   * Sets how the file is read; discards an earlier preview.
   * @throws ValidationError naming the column; ConflictError once the import is running.
   */
  async configure(viewer: Viewer, id: number, input: unknown): Promise<ImportRow> {
    assertCanManage(viewer);
    const settings = parseInput(configureImportInput, input);
    const { folder, reading } = await loadDraft(this.database, this.options.dataDir, id);
    const newReading = await asConflictIfGone(reconfigureReading(folder.sourcePath, reading, settings));
    const row = await updateDraft(this.database, id, sql`preview = NULL, preview_owner = NULL, outcomes = NULL`, () =>
      asConflictIfGone(folder.saveReading(newReading)),
    );
    await folder.removeOutcomesExcept(null);
    return row;
  }

  /** Begins to find out what would become of each row. @throws ConflictError while no column is the title, or once it runs. */
  async preview(viewer: Viewer, id: number): Promise<ImportRow> {
    assertCanManage(viewer);
    const { folder, file, format } = await prepareDraft(this.database, this.options.dataDir, id);
    return this.inBackground(
      (owner) =>
        updateDraft(
          this.database,
          id,
          sql`preview = ${JSON.stringify(NEW_PREVIEW)}, preview_owner = ${owner}, preview_at = ${toSqlDateTime(new Date())}, outcomes = NULL`,
        ),
      (owner) => previewImport(this.database, { id, owner, folder, file, format, limits: this.chunkLimits }),
    );
  }

  /**
   * Starts the import in the background.
   * @throws ConflictError while another one is running, or if this one has already run.
   */
  async start(viewer: Viewer, id: number): Promise<ImportRow> {
    assertCanManage(viewer);
    const { folder, ...source } = await prepareDraft(this.database, this.options.dataDir, id);
    await recoverImports(this.database, this.options.dataDir);
    const now = toSqlDateTime(new Date());
    return this.inBackground(
      (owner) =>
        withImportSlot(() =>
          updateDraft(
            this.database,
            id,
            sql`state = 'staging', running_slot = 1, owner = ${owner}, started_at = ${now}, finished_at = NULL, message = NULL, warnings = NULL, cancel_wanted = 0,
            stage_share = 0, rows_read = 0, books_imported = 0, copies_imported = 0, duplicates = 0, refused = 0, preview_owner = NULL,
            user_id = ${userIdOf(viewer)}, actor = ${actorOf(viewer)}`,
          ),
        ),
      (owner) =>
        runStoredImport(new RunningImport(this.database, id, owner), viewer, folder, {
          ...source,
          limits: this.chunkLimits,
        }),
    );
  }

  /** Ends a preview, or has an import rolled back whole. @throws ConflictError where nothing runs that could be. */
  async cancel(viewer: Viewer, id: number): Promise<ImportRow> {
    assertCanManage(viewer);
    return this.database.write(async (tx) => {
      const row = await lockImportRow(tx, id);
      if (row.state === "staging") {
        await tx.run(sql`UPDATE book_imports SET cancel_wanted = 1 WHERE id = ${id}`);
      } else if (row.preview?.state === "running") {
        const status: PreviewStatus = { ...row.preview, state: "cancelled" };
        await tx.run(
          sql`UPDATE book_imports SET preview = ${JSON.stringify(status)}, preview_owner = NULL WHERE id = ${id}`,
        );
      } else {
        throw new ConflictError(
          row.state === "publishing"
            ? "Semua baris sudah tertulis dan sedang ditampilkan. Tunggu sampai selesai, lalu urungkan impornya."
            : "Tidak ada yang sedang berjalan di impor ini.",
        );
      }
      return lockImportRow(tx, id);
    });
  }

  /** Removes the books of a completed import. @throws ConflictError naming what has been used. */
  async undo(viewer: Viewer, id: number): Promise<ImportRow> {
    assertCanManage(viewer);
    await recoverImports(this.database, this.options.dataDir);
    return this.inBackground(
      async (owner) => {
        await startUndo(this.database, id, owner);
        return this.database.write((tx) => lockImportRow(tx, id));
      },
      (owner) => undoImport(new RunningImport(this.database, id, owner), viewer),
    );
  }

  /** Throws a file away that was not imported. @throws ConflictError for an import that runs or is done. */
  async discard(viewer: Viewer, id: number): Promise<void> {
    assertCanManage(viewer);
    const folder = await this.database.write(async (tx) => {
      const row = await lockImportRow(tx, id);
      assertDraft(row);
      await tx.run(
        row.state === "draft"
          ? sql`DELETE FROM book_imports WHERE id = ${id}`
          : sql`UPDATE book_imports SET folder = NULL, outcomes = NULL WHERE id = ${id}`,
      );
      await recordAudit(tx, viewer, { action: "book.importDiscard", recordId: id, before: { fileName: row.fileName } });
      return row.folder;
    });
    if (folder !== null) {
      await new ImportFolder(this.options.dataDir, folder).remove();
    }
  }

  /** Resolves once nothing runs in the background any more. */
  async whenIdle(): Promise<void> {
    while (this.background.size > 0) {
      await Promise.all(this.background);
    }
  }

  /** Begins what goes on after the response was sent, and returns the import as it has begun. */
  private async inBackground(
    begin: (owner: string) => Promise<ImportRow>,
    work: (owner: string) => Promise<void>,
  ): Promise<ImportRow> {
    const { owner, release } = registerOwner();
    const started = await begin(owner).catch((error: unknown) => {
      release();
      throw error;
    });
    const task = work(owner)
      .catch((error: unknown) => {
        if (!(error instanceof DomainError)) {
          this.options.onFailure?.(error);
        }
      })
      .finally(() => {
        release();
        this.background.delete(task);
      });
    this.background.add(task);
    return started;
  }

  private uploadOptions(signal: AbortSignal | undefined) {
    const { dataDir, limits } = this.options;
    return { dataDir, maxBytes: limits?.fileBytes ?? IMPORT_LIMITS.fileBytes, signal };
  }

  private get chunkLimits() {
    const { rowsPerWrite, limits } = this.options;
    return { rowsPerChunk: rowsPerWrite ?? ROWS_PER_WRITE, mostRows: limits?.rows ?? IMPORT_LIMITS.rows };
  }
}
