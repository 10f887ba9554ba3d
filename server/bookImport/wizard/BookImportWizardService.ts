import { rm } from "node:fs/promises";

import sql from "sql-template-tag";

import { actorOf, recordAudit, userIdOf } from "../../audit/recordAudit.js";
import type { Database } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { ConflictError, DomainError } from "../../errors.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { lockCounter } from "../../platform/database/counters.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { type ImportOptions, ROWS_PER_WRITE } from "../BookImportService.js";
import { saveCsvUpload } from "../csv/csvUpload.js";
import { IMPORT_LIMITS } from "../importLimits.js";
import { withImportSlot } from "../run/importLifecycle.js";
import { registerOwner, newOwner } from "../run/importOwner.js";
import { previewImport } from "../preview/previewImport.js";
import { recoverImports } from "../run/recoverImports.js";
import { startUndo, undoImport } from "../undo/undoImport.js";
import { BackgroundWork } from "./BackgroundWork.js";
import {
  assertDraft,
  assertDraftLimit,
  updateDraft,
  lockImportRow,
  loadDraft,
  prepareRun,
  asConflictIfGone,
} from "./importDraft.js";
import { ImportFolder } from "./ImportFolder.js";
import { selectImports } from "./importReads.js";
import { type ImportRow, NEW_PREVIEW, type PreviewStatus } from "./importState.js";
import { reconfigureReading, detectReading } from "./importReading.js";
import { runStoredImport } from "./runStoredImport.js";
import { configureImportInput } from "./wizardInput.js";

interface WizardOptions extends ImportOptions {
  readonly onFailure?: (error: unknown) => void;
}

/**
 * An import in steps: upload, choose how the file is read, preview, run in the background, undo. Every administrator
 * may continue every import.
 */
export class BookImportWizardService {
  readonly background: BackgroundWork;

  constructor(
    private readonly database: Database,
    private readonly options: WizardOptions,
  ) {
    this.background = new BackgroundWork(options.onFailure ?? (() => undefined));
  }

  /**
   * Stores an uploaded file and detects its format.
   * @throws ValidationError for a file that is not CSV; ConflictError if too many drafts exist.
   */
  async upload(viewer: Viewer, receive: ReceiveFile, signal?: AbortSignal): Promise<ImportRow> {
    assertCanManage(viewer);
    await recoverImports(this.database, this.options.dataDir);
    await this.database.read(assertDraftLimit);
    const { stream, fileName } = await receive();
    const owner = newOwner();
    const registration = registerOwner(owner);
    const folder = new ImportFolder(this.options.dataDir, ImportFolder.newName());
    let spooled: string | undefined;
    try {
      const file = await saveCsvUpload(
        stream,
        this.options.dataDir,
        owner,
        this.options.limits?.fileBytes ?? IMPORT_LIMITS.fileBytes,
        signal,
      );
      spooled = file.path;
      const reading = await detectReading(file);
      await folder.adoptUpload(file.path, reading);
      return await this.database.write(async (tx) => {
        await lockCounter(tx, "changes");
        await assertDraftLimit(tx);
        const now = toSqlDateTime(new Date());
        await tx.run(
          sql`INSERT INTO book_imports (state, owner, heartbeat_at, file_name, created_at, folder, user_id, actor)
              VALUES ('draft', ${owner}, ${now}, ${fileName?.slice(-255) ?? null}, ${now}, ${folder.name}, ${userIdOf(viewer)}, ${actorOf(viewer)})`,
        );
        const [created] = await selectImports(tx, sql`folder = ${folder.name}`, sql`id`, sql`1`);
        if (!created) {
          throw new Error("An import is gone within its own write");
        }
        return created;
      });
    } catch (error) {
      await folder.remove();
      throw error;
    } finally {
      registration.release();
      if (spooled !== undefined) {
        await rm(spooled, { force: true });
      }
    }
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
    const { folder, reading } = await loadDraft(this.database, this.options.dataDir, id);
    const { file, format } = await prepareRun(folder, reading);
    const owner = newOwner();
    const registration = registerOwner(owner);
    const started = await updateDraft(
      this.database,
      id,
      sql`preview = ${JSON.stringify(NEW_PREVIEW)}, preview_owner = ${owner}, preview_at = ${toSqlDateTime(new Date())}, outcomes = NULL`,
    ).catch((error: unknown) => {
      registration.release();
      throw error;
    });
    this.background.start(async () => {
      try {
        await previewImport(this.database, {
          id,
          owner,
          folder,
          name: ImportFolder.newName(),
          file,
          format,
          limits: this.limits,
        });
      } finally {
        registration.release();
      }
    });
    return started;
  }

  /**
   * Starts the import in the background.
   * @throws ConflictError while another one is running, or if this one has already run.
   */
  async start(viewer: Viewer, id: number): Promise<ImportRow> {
    assertCanManage(viewer);
    const { folder, reading, fileName } = await loadDraft(this.database, this.options.dataDir, id);
    const { file, format } = await prepareRun(folder, reading);
    await recoverImports(this.database, this.options.dataDir);
    const owner = newOwner();
    const registration = registerOwner(owner);
    const now = toSqlDateTime(new Date());
    const started = await withImportSlot(() =>
      updateDraft(
        this.database,
        id,
        sql`state = 'staging', running_slot = 1, owner = ${owner}, started_at = ${now}, finished_at = NULL, message = NULL, warnings = NULL, cancel_wanted = 0,
        stage_share = 0, rows_read = 0, books_imported = 0, copies_imported = 0, duplicates = 0, refused = 0, preview_owner = NULL,
        user_id = ${userIdOf(viewer)}, actor = ${actorOf(viewer)}`,
      ),
    ).catch((error: unknown) => {
      registration.release();
      throw error;
    });
    this.background.start(async () => {
      try {
        await runStoredImport(this.database, viewer, {
          id,
          owner,
          folder,
          file,
          format,
          fileName,
          limits: this.limits,
        });
      } finally {
        registration.release();
      }
    });
    return started;
  }

  /** Ends a preview, or has an import taken back whole. @throws ConflictError where nothing runs that could be. */
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
    const owner = newOwner();
    const registration = registerOwner(owner);
    try {
      await startUndo(this.database, id, owner);
    } catch (error) {
      registration.release();
      throw error;
    }
    this.background.start(async () => {
      try {
        await undoImport(this.database, viewer, id, owner);
      } catch (error) {
        if (!(error instanceof DomainError)) {
          throw error;
        }
      } finally {
        registration.release();
      }
    });
    return this.database.write((tx) => lockImportRow(tx, id));
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

  private get limits() {
    const { rowsPerWrite, limits } = this.options;
    return { rowsPerChunk: rowsPerWrite ?? ROWS_PER_WRITE, mostRows: limits?.rows ?? IMPORT_LIMITS.rows };
  }
}
