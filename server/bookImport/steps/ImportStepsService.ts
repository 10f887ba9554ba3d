import sql from "sql-template-tag";

import { ConflictError, DomainError } from "../../errors.js";
import { withCsvUpload, withSheet } from "../../platform/csv/csvUpload.js";
import { assertSheet } from "../../platform/csv/fileSource.js";
import type { Database } from "../../platform/database/Database.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { registerOwner } from "../../platform/files/processOwner.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { bookImportTable, type PreviewStatus } from "../BookImport.entity.js";
import { NO_DECISIONS } from "../csv/importDecisions.js";
import { ImportFolder } from "../csv/ImportFolder.js";
import { configureImportInput, type ImportReading, readingOfSheet, reconfigureReading } from "../csv/importReading.js";
import {
  asConflictIfGone,
  assertDraft,
  assertDraftLimit,
  createDraft,
  draftWrite,
  loadDraft,
  lockImport,
  prepareDraft,
  requireImport,
  updateDraft,
} from "./importDraft.js";
import { chunkLimits, type ImportOptions, KNOWN_HEADINGS, uploadOptions } from "../importOptions.js";
import { asRunning, NEW_PREVIEW, previewImport } from "../preview/previewImport.js";
import { checkDecision, decideRowInput, withDecision } from "../preview/rowDecision.js";
import { recoverImports } from "../recoverImports.js";
import { startValues, withImportSlot } from "../run/importSlot.js";
import { runStoredImport } from "../run/runImport.js";
import { RunningImport } from "../run/RunningImport.js";
import type { StoredImport } from "../StoredImport.js";
import { startUndo, undoImport } from "../undo/undoImport.js";

interface ImportStepsOptions extends ImportOptions {
  /** Called with unexpected errors of work in the background; expected ones are stored with the import. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Imports books in steps (upload, configure, preview, start, undo), of which every administrator may continue every
 * import.
 */
export class ImportStepsService {
  private readonly background = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly options: ImportStepsOptions,
  ) {}

  /**
   * Stores an uploaded file and detects its format.
   * @throws ValidationError for a file that is not CSV; ConflictError if too many drafts exist.
   */
  async upload(viewer: Viewer, receive: ReceiveFile, signal?: AbortSignal): Promise<StoredImport> {
    assertCanManage(viewer, "imports");
    const { dataDir } = this.options;
    await recoverImports(this.database, dataDir);
    await this.database.read(assertDraftLimit);
    const { stream, fileName } = await receive();
    return withCsvUpload(stream, await uploadOptions(this.options, signal), (file, owner) =>
      createDraft(this.database, viewer, { dataDir, file, fileName, owner }),
    );
  }

  /**
   * Sets how the file is read; discards an earlier preview, and what was decided if the file is cut into other rows.
   * @throws ValidationError naming the column; ConflictError once the import is running.
   */
  async configure(viewer: Viewer, id: number, input: unknown): Promise<StoredImport> {
    assertCanManage(viewer, "imports");
    const settings = parseInput(configureImportInput, input);
    const { folder, reading } = await loadDraft(this.database, this.options.dataDir, id);
    const { sheet = reading.source.sheet } = settings;
    if (sheet !== reading.source.sheet) {
      assertSheet(reading.source, sheet);
      return this.readSheet(id, folder, reading, sheet);
    }
    const newReading = await asConflictIfGone(reconfigureReading(folder.sourcePath, reading, settings));
    const areRowsOthers = (["encoding", "separator", "hasHeader"] as const).some(
      (setting) => newReading[setting] !== reading[setting],
    );
    return this.saveReading(id, folder, newReading, areRowsOthers);
  }

  /** Whatever else was set, its columns are others. */
  private readSheet(id: number, folder: ImportFolder, reading: ImportReading, sheet: number): Promise<StoredImport> {
    const { dataDir } = this.options;
    return asConflictIfGone(
      withSheet({ path: folder.workbookPath, dataDir, sheet, known: KNOWN_HEADINGS }, async (file) => {
        const newReading = await readingOfSheet(file, reading);
        return this.saveReading(id, folder, newReading, true, () => folder.replaceSource(file.path));
      }),
    );
  }

  private async saveReading(
    id: number,
    folder: ImportFolder,
    newReading: ImportReading,
    areRowsOthers: boolean,
    replaceSource = () => Promise.resolve(),
  ): Promise<StoredImport> {
    const row = await updateDraft(
      this.database,
      id,
      { preview: null, previewOwner: null, outcomes: null },
      async () => {
        await replaceSource();
        await asConflictIfGone(folder.saveReading(newReading));
        if (areRowsOthers) {
          await folder.saveDecisions(NO_DECISIONS);
        }
      },
    );
    await folder.removeOutcomesExcept(null);
    return row;
  }

  /**
   * Begins to find out what would become of each row.
   * @throws ConflictError while no column is the title, or once it runs.
   */
  async preview(viewer: Viewer, id: number): Promise<StoredImport> {
    assertCanManage(viewer, "imports");
    const { folder, file, format } = await prepareDraft(this.database, this.options.dataDir, id);
    return this.inBackground(
      (owner) =>
        updateDraft(this.database, id, {
          preview: NEW_PREVIEW,
          previewOwner: owner,
          previewAt: new Date(),
          outcomes: null,
        }),
      (owner) => previewImport(this.database, { id, owner, folder, file, format, limits: chunkLimits(this.options) }),
    );
  }

  /**
   * Keeps what a person has decided of one row, and begins to find out anew what would become of all rows, since others
   * may depend on it.
   * @throws ValidationError or ConflictError naming the field; ConflictError before the first preview has ended.
   */
  async decide(viewer: Viewer, id: number, input: unknown): Promise<StoredImport> {
    assertCanManage(viewer, "imports");
    const given = parseInput(decideRowInput, input);
    const { folder, file, format } = await prepareDraft(this.database, this.options.dataDir, id);
    const { outcomes, preview } = await this.database.read((reader) => requireImport(reader, id));
    if (outcomes === null || preview === null || !(await folder.hasOutcomes(outcomes))) {
      throw new ConflictError("Tunggu sampai pratinjau selesai, lalu putuskan.");
    }
    const decision = await asConflictIfGone(
      this.database.read((reader) => checkDecision(reader, { folder, outcomes }, given)),
    );
    return this.inBackground(
      (owner) =>
        updateDraft(
          this.database,
          id,
          { preview: asRunning(preview, 0), previewOwner: owner, previewAt: new Date() },
          async () =>
            folder.saveDecisions(withDecision(await asConflictIfGone(folder.loadDecisions()), given.row, decision)),
        ),
      (owner) =>
        previewImport(this.database, {
          id,
          owner,
          folder,
          file,
          format,
          limits: chunkLimits(this.options),
          shown: preview,
        }),
    );
  }

  /**
   * Starts the import in the background.
   * @throws ConflictError while another one is running, or if this one has already run.
   */
  async start(viewer: Viewer, id: number): Promise<StoredImport> {
    assertCanManage(viewer, "imports");
    const { folder, ...source } = await prepareDraft(this.database, this.options.dataDir, id);
    await recoverImports(this.database, this.options.dataDir);
    return this.inBackground(
      (owner) =>
        withImportSlot(() =>
          updateDraft(this.database, id, {
            ...startValues(viewer, owner),
            finishedAt: null,
            message: null,
            warnings: null,
            previewOwner: null,
          }),
        ),
      (owner) =>
        runStoredImport(new RunningImport(this.database, id, owner), viewer, folder, {
          ...source,
          limits: chunkLimits(this.options),
        }),
    );
  }

  /** Ends a preview, or has an import rolled back whole. @throws ConflictError where nothing runs that could be. */
  async cancel(viewer: Viewer, id: number): Promise<StoredImport> {
    assertCanManage(viewer, "imports");
    return this.database.write(draftWrite, async (tx) => {
      const row = await lockImport(tx, id);
      if (row.state === "staging") {
        await tx.update(bookImportTable, { cancelWanted: true }, sql`id = ${id}`);
      } else if (row.preview?.state === "running") {
        const preview: PreviewStatus = { ...row.preview, state: "cancelled" };
        await tx.update(bookImportTable, { preview, previewOwner: null, outcomes: null }, sql`id = ${id}`);
      } else {
        throw new ConflictError(
          row.state === "publishing"
            ? "Semua baris sudah tersimpan dan sedang ditampilkan. Tunggu sampai selesai, lalu urungkan impornya."
            : "Tidak ada yang sedang berjalan di impor ini.",
        );
      }
      return requireImport(tx, id);
    });
  }

  /** Removes the books of a completed import. @throws ConflictError naming what has been used. */
  async undo(viewer: Viewer, id: number): Promise<StoredImport> {
    assertCanManage(viewer, "imports");
    await recoverImports(this.database, this.options.dataDir);
    return this.inBackground(
      async (owner) => {
        await startUndo(this.database, id, owner);
        return this.database.read((reader) => requireImport(reader, id));
      },
      (owner) => undoImport(new RunningImport(this.database, id, owner), viewer),
    );
  }

  /** Throws a file away that was not imported. @throws ConflictError for an import that runs or is done. */
  async discard(viewer: Viewer, id: number): Promise<void> {
    assertCanManage(viewer, "imports");
    const folder = await this.database.write({ viewer }, async (tx) => {
      const row = await lockImport(tx, id);
      assertDraft(row);
      await (row.state === "draft"
        ? tx.run(sql`DELETE FROM book_imports WHERE id = ${id}`)
        : tx.update(bookImportTable, { folder: null, outcomes: null }, sql`id = ${id}`));
      return {
        result: row.folder,
        audit: [{ action: "bookImport.discard", recordId: id, before: { fileName: row.fileName } }],
      };
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
    begin: (owner: string) => Promise<StoredImport>,
    work: (owner: string) => Promise<void>,
  ): Promise<StoredImport> {
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
}
