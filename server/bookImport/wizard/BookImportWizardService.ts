import { rm } from "node:fs/promises";

import sql from "sql-template-tag";

import { actorOf, recordAudit, userIdOf } from "../../audit/recordAudit.js";
import type { Database } from "../../platform/database/Database.js";
import { toStored } from "../../platform/database/instant.js";
import { ConflictError, DomainError } from "../../errors.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { waitForTurn } from "../../platform/database/counters.js";
import { readInput } from "../../platform/validation/readInput.js";
import { assertManages, type Viewer } from "../../viewer.js";
import { type ImportOptions, ROWS_PER_WRITE } from "../BookImportService.js";
import { spoolFile } from "../csv/spoolFile.js";
import { IMPORT_LIMITS } from "../importLimits.js";
import { inTheSlot } from "../run/importJournal.js";
import { keepAlive, newOwner } from "../run/importOwner.js";
import { previewImport } from "../preview/previewImport.js";
import { recoverImports } from "../run/recoverImports.js";
import { startUndo, undoImport } from "../undo/undoImport.js";
import { BackgroundWork } from "./BackgroundWork.js";
import { assertDraft, assertRoom, changeDraft, lockedImport, openDraft, readyToRun, whileKept } from "./importDraft.js";
import { ImportFolder } from "./importFolder.js";
import { selectImports } from "./importReads.js";
import { type ImportRow, NEW_PREVIEW, type PreviewStatus } from "./importState.js";
import { changedReading, readingOf } from "./reading.js";
import { runKept } from "./runKept.js";
import { configureImportInput } from "./wizardInput.js";

interface WizardOptions extends ImportOptions {
  readonly onFailure?: (error: unknown) => void;
}

/** An import in steps: its file is kept, read as a person says, tried without writing, run while nobody waits, and undone. Any administrator may go on with it. */
export class BookImportWizardService {
  readonly work: BackgroundWork;

  constructor(
    private readonly database: Database,
    private readonly options: WizardOptions,
  ) {
    this.work = new BackgroundWork(options.onFailure ?? (() => undefined));
  }

  /** Keeps a file and recognises how it is written. @throws ValidationError for what is no CSV; ConflictError where too many files wait. */
  async upload(viewer: Viewer, receive: ReceiveFile, signal?: AbortSignal): Promise<ImportRow> {
    assertManages(viewer);
    await recoverImports(this.database, this.options.dataDir);
    await this.database.read(assertRoom);
    const { stream, fileName } = await receive();
    const owner = newOwner();
    const life = keepAlive(owner);
    const folder = new ImportFolder(this.options.dataDir, ImportFolder.newName());
    let spooled: string | undefined;
    try {
      const file = await spoolFile(
        stream,
        this.options.dataDir,
        owner,
        this.options.limits?.fileBytes ?? IMPORT_LIMITS.fileBytes,
        signal,
      );
      spooled = file.path;
      const reading = await readingOf(file);
      await folder.take(file.path, reading);
      return await this.database.write(async (tx) => {
        await waitForTurn(tx, "changes");
        await assertRoom(tx);
        const now = toStored(new Date());
        await tx.run(
          sql`INSERT INTO book_imports (state, owner, heartbeat_at, file_name, created_at, folder, user_id, actor)
              VALUES ('draft', ${owner}, ${now}, ${fileName?.slice(-255) ?? null}, ${now}, ${folder.name}, ${userIdOf(viewer)}, ${actorOf(viewer)})`,
        );
        const [made] = await selectImports(tx, sql`folder = ${folder.name}`, sql`id`, sql`1`);
        if (!made) {
          throw new Error("An import is gone within its own write");
        }
        return made;
      });
    } catch (error) {
      await folder.remove();
      throw error;
    } finally {
      life.release();
      if (spooled !== undefined) {
        await rm(spooled, { force: true });
      }
    }
  }

  /** Says how the file is to be read; what was previewed before no longer holds. @throws ValidationError naming the column; ConflictError once it runs. */
  async configure(viewer: Viewer, id: number, input: unknown): Promise<ImportRow> {
    assertManages(viewer);
    const wanted = readInput(configureImportInput, input);
    const { folder, reading } = await openDraft(this.database, this.options.dataDir, id);
    const changed = await whileKept(changedReading(folder.source, reading, wanted));
    const row = await changeDraft(this.database, id, sql`preview = NULL, preview_owner = NULL, outcomes = NULL`, () =>
      whileKept(folder.keepReading(changed)),
    );
    await folder.keepOnly(null);
    return row;
  }

  /** Begins to find out what would become of each row. @throws ConflictError while no column is the title, or once it runs. */
  async preview(viewer: Viewer, id: number): Promise<ImportRow> {
    assertManages(viewer);
    const { folder, reading } = await openDraft(this.database, this.options.dataDir, id);
    const { file, format } = await readyToRun(folder, reading);
    const owner = newOwner();
    const life = keepAlive(owner);
    const begun = await changeDraft(
      this.database,
      id,
      sql`preview = ${JSON.stringify(NEW_PREVIEW)}, preview_owner = ${owner}, preview_at = ${toStored(new Date())}, outcomes = NULL`,
    ).catch((error: unknown) => {
      life.release();
      throw error;
    });
    this.work.begin(async () => {
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
        life.release();
      }
    });
    return begun;
  }

  /** Begins the import; it goes on whoever leaves. @throws ConflictError while another one runs, or where this one has run. */
  async start(viewer: Viewer, id: number): Promise<ImportRow> {
    assertManages(viewer);
    const { folder, reading, fileName } = await openDraft(this.database, this.options.dataDir, id);
    const { file, format } = await readyToRun(folder, reading);
    await recoverImports(this.database, this.options.dataDir);
    const owner = newOwner();
    const life = keepAlive(owner);
    const now = toStored(new Date());
    const started = await inTheSlot(() =>
      changeDraft(
        this.database,
        id,
        sql`state = 'staging', running_slot = 1, owner = ${owner}, started_at = ${now}, finished_at = NULL, message = NULL, warnings = NULL, cancel_wanted = 0,
        stage_share = 0, rows_read = 0, books_imported = 0, copies_imported = 0, duplicates = 0, refused = 0, preview_owner = NULL,
        user_id = ${userIdOf(viewer)}, actor = ${actorOf(viewer)}`,
      ),
    ).catch((error: unknown) => {
      life.release();
      throw error;
    });
    this.work.begin(async () => {
      try {
        await runKept(this.database, viewer, { id, owner, folder, file, format, fileName, limits: this.limits });
      } finally {
        life.release();
      }
    });
    return started;
  }

  /** Ends a preview, or has an import taken back whole. @throws ConflictError where nothing runs that could be. */
  async cancel(viewer: Viewer, id: number): Promise<ImportRow> {
    assertManages(viewer);
    return this.database.write(async (tx) => {
      const row = await lockedImport(tx, id);
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
      return lockedImport(tx, id);
    });
  }

  /** Takes a done import's books away again. @throws ConflictError naming what has been used. */
  async undo(viewer: Viewer, id: number): Promise<ImportRow> {
    assertManages(viewer);
    await recoverImports(this.database, this.options.dataDir);
    const owner = newOwner();
    const life = keepAlive(owner);
    try {
      await startUndo(this.database, id, owner);
    } catch (error) {
      life.release();
      throw error;
    }
    this.work.begin(async () => {
      try {
        await undoImport(this.database, viewer, id, owner);
      } catch (error) {
        if (!(error instanceof DomainError)) {
          throw error;
        }
      } finally {
        life.release();
      }
    });
    return this.database.write((tx) => lockedImport(tx, id));
  }

  /** Throws a file away that was not imported. @throws ConflictError for an import that runs or is done. */
  async discard(viewer: Viewer, id: number): Promise<void> {
    assertManages(viewer);
    const folder = await this.database.write(async (tx) => {
      const row = await lockedImport(tx, id);
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
