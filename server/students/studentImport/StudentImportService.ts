import sql from "sql-template-tag";
import { z } from "zod";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, DomainError } from "../../errors.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { withCsvUpload, withSheet } from "../../platform/csv/csvUpload.js";
import { assertSheet, WHOLE_FILE } from "../../platform/csv/fileSource.js";
import { KeptUpload } from "../../platform/csv/KeptUpload.js";
import { csvOfMembers, maxBytesOfDump } from "./dumps/csvOfMembers.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { registerOwner } from "../../platform/files/processOwner.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import type { StudentDependents } from "../StudentDependents.js";
import { importAtOnce, type StudentImportResult } from "./run/importAtOnce.js";
import { previewStudentImport } from "./run/previewStudentImport.js";
import { runStudentImport } from "./run/runStudentImport.js";
import { decideRows, decideRowsInput } from "./decideRows.js";
import { detectStudentFormat, SECRET_HEADER_OR_NAME, SECRET_HEADERS } from "./rows/detectTable.js";
import { HEADINGS } from "./rows/studentColumns.js";
import {
  assertDraftLimit,
  createStudentDraft,
  draftWrite,
  keptFile,
  sweepStudentImports,
} from "./studentImportDrafts.js";
import { type StoredStudentImport } from "./studentImportReads.js";
import {
  assertNotStarted,
  filesGone,
  lockStudentImport,
  requireStudentImport,
  saveStudentImport,
  StudentImportTakenOverError,
  type StudentImportWork,
} from "./studentImportSteps.js";
import {
  configureStudentImportInput,
  formatOfReading,
  readingOfSheet,
  reconfigureReading,
  type StudentReading,
} from "./rows/studentReading.js";
import { undoRefusal } from "./studentImportStatus.js";
import { undoStudentImport } from "./run/undoStudentImport.js";

/** The file is requested separately, after the permission check. */
const importStudentsInput = z.strictObject({ updateExisting: z.boolean().optional() });

/** By which the sheet of a workbook is found that has students, and columns that are not kept. */
const KNOWN_HEADINGS = { headings: HEADINGS, secrets: [...SECRET_HEADERS, SECRET_HEADER_OR_NAME] };

const STUDENT_IMPORT_LIMITS = { fileBytes: 20 * 1_048_576, rows: 20_000 } as const;

interface StudentImportOptions {
  readonly dataDir: string;
  /** In which a membership begins. */
  readonly timeZone?: string;
  /** What the library has chosen. */
  readonly fileBytes?: ByteLimit;
  readonly limits?: { readonly fileBytes: number; readonly rows: number };
  /** Called with unexpected errors of work in the background. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Imports students from CSV: in one call, or in steps (upload, configure, preview, start, undo), of which every
 * administrator may continue every import.
 */
export class StudentImportService {
  private readonly background = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly dependents: StudentDependents,
    private readonly options: StudentImportOptions,
    private readonly now: () => Date = () => new Date(),
  ) {}

  private get time() {
    return { timeZone: this.options.timeZone ?? "UTC", now: this.now };
  }

  /**
   * In one call: all rows of the file that can be, or none. If `signal` aborts it, nothing is written.
   * @throws ValidationError for a file that cannot be parsed; ConflictError if the same students are changed
   * meanwhile.
   */
  async importStudents(
    viewer: Viewer,
    input: unknown,
    receive: ReceiveFile,
    signal?: AbortSignal,
  ): Promise<StudentImportResult> {
    assertCanManage(viewer, "students");
    const { updateExisting = false } = parseInput(importStudentsInput, input);
    const { stream, fileName } = await receive();
    const { database, dependents, limits, time } = this;
    try {
      return await withCsvUpload(stream, await this.uploadOptions(signal), async (file) => {
        const format = await detectStudentFormat(file);
        return importAtOnce(database, viewer, file, {
          dependents,
          format,
          fileName,
          updateExisting,
          mostRows: limits.rows,
          time,
          signal,
        });
      });
    } catch (error) {
      throw signal?.aborted && !(error instanceof DomainError)
        ? new ConflictError("Impor dibatalkan. Tidak ada anggota yang masuk.")
        : error;
    }
  }

  /**
   * Keeps an uploaded file and detects its format.
   * @throws ValidationError for a file that is not CSV; ConflictError if too many drafts exist.
   */
  async upload(viewer: Viewer, receive: ReceiveFile, signal?: AbortSignal): Promise<StoredStudentImport> {
    assertCanManage(viewer, "students");
    await sweepStudentImports(this.database, this.options.dataDir);
    await this.database.read(assertDraftLimit);
    const { stream, fileName } = await receive();
    return withCsvUpload(stream, await this.uploadOptions(signal), (file, owner) =>
      createStudentDraft(this.database, viewer, { dataDir: this.options.dataDir, file, fileName, owner }),
    );
  }

  /**
   * Sets how the file is read, and discards an earlier preview.
   * @throws ValidationError naming the column; ConflictError once the import has started, or if somebody else has set
   * something meanwhile.
   */
  async configure(viewer: Viewer, id: number, input: unknown): Promise<StoredStudentImport> {
    assertCanManage(viewer, "students");
    const settings = parseInput(configureStudentImportInput, input);
    const before = await this.draft(id);
    const file = await keptFile(this.options.dataDir, before);
    const source = before.reading.source ?? WHOLE_FILE;
    const { sheet = source.sheet } = settings;
    if (sheet === source.sheet) {
      return this.saveReading(before, await reconfigureReading(file.sourcePath, before.reading, settings));
    }
    assertSheet(source, sheet);
    const { dataDir } = this.options;
    // Whatever else was set, its columns are others.
    return withSheet({ path: file.workbookPath, dataDir, sheet, known: KNOWN_HEADINGS }, async (other) =>
      this.saveReading(before, await readingOfSheet(other, before.reading), () => file.replaceSource(other.path)),
    );
  }

  private saveReading(
    before: StoredStudentImport,
    reading: StudentReading,
    replaceSource = () => Promise.resolve(),
  ): Promise<StoredStudentImport> {
    const { id } = before;
    // A preview that is under way is of the file as it was read before: under another name it ends.
    const owner = KeptUpload.newName();
    return this.updateDraft(id, async (tx, row) => {
      if (JSON.stringify(row.reading) !== JSON.stringify(before.reading)) {
        throw changedElsewhere();
      }
      await replaceSource();
      return saveStudentImport(tx, id, { state: "draft", owner, reading });
    });
  }

  /**
   * Finds out what would become of each row; `input` may say whether existing students are updated.
   * @throws ConflictError while it is open which column is which, or once it has started; ValidationError for a file
   * that cannot be read to its end.
   */
  async preview(viewer: Viewer, id: number, input: unknown = {}): Promise<StoredStudentImport> {
    assertCanManage(viewer, "students");
    const given = parseInput(importStudentsInput, input);
    const { owner, release } = registerOwner();
    try {
      const { reading, folder } = await this.updateDraft(id, (tx, row) =>
        saveStudentImport(tx, id, {
          state: "draft",
          owner,
          reading: { ...row.reading, updateExisting: given.updateExisting ?? row.reading.updateExisting },
        }),
      );
      const { sourcePath: path } = await keptFile(this.options.dataDir, { folder });
      const { bytes, encoding, updateExisting } = reading;
      return await previewStudentImport(
        this.database,
        { id, owner },
        {
          file: { path, bytes, encoding },
          format: formatOfReading(reading),
          updateExisting,
          mostRows: this.limits.rows,
        },
      );
    } catch (error) {
      throw error instanceof StudentImportTakenOverError ? changedElsewhere() : error;
    } finally {
      release();
    }
  }

  /**
   * Says whose rows are of which only a person knows it.
   * @throws ConflictError before the preview or once it has started; ValidationError for rows that are not asked.
   */
  async decideRows(viewer: Viewer, id: number, input: unknown): Promise<StoredStudentImport> {
    assertCanManage(viewer, "students");
    const given = parseInput(decideRowsInput, input);
    return this.updateDraft(id, async (tx, row) => {
      if (row.state !== "ready") {
        throw new ConflictError("Periksa dulu isi berkas ini, lalu jawab pertanyaannya.");
      }
      await decideRows(tx, id, given);
      return saveStudentImport(tx, id);
    });
  }

  /**
   * Starts the import in the background, or continues one whose process has died.
   * @throws ConflictError before the preview, while it runs, or if it has already run.
   */
  async start(viewer: Viewer, id: number): Promise<StoredStudentImport> {
    assertCanManage(viewer, "students");
    const { folder } = await this.database.read((reader) => requireStudentImport(reader, id));
    const started = await this.inBackground(
      (owner) =>
        this.database.write({ viewer }, async (tx) => {
          const row = await lockStudentImport(tx, id);
          if (row.state !== "ready" && !(row.state === "running" && row.isStopped)) {
            assertNotStarted(row);
            throw new ConflictError("Periksa dulu isi berkas ini, lalu mulai impornya.");
          }
          if (!row.rowsKept) {
            throw filesGone();
          }
          const result = await saveStudentImport(tx, id, {
            state: "running",
            owner,
            folder: null,
            startedAt: new Date(),
            userId: userIdOf(viewer),
            actor: actorOf(viewer),
          });
          // Its end has another one with the counts; should it never come, this one tells who has begun.
          const after = { fileName: row.fileName, rows: row.counts.rows - row.counts.done };
          return { result, audit: [{ action: "studentImport.run", recordId: id, after }] };
        }),
      (work, { reading: { updateExisting } }) =>
        runStudentImport(this.database, work, viewer, { dependents: this.dependents, updateExisting, time: this.time }),
    );
    // Its rows have all that is needed.
    await this.removeKept(folder);
    return started;
  }

  /** Takes back what nobody has changed or used since. @throws ConflictError where nothing can be. */
  async undo(viewer: Viewer, id: number): Promise<StoredStudentImport> {
    assertCanManage(viewer, "students");
    return this.inBackground(
      (owner) =>
        this.database.write(
          { unaudited: "Its end has the entry, and each student that is changed has its own." },
          async (tx) => {
            const refusal = undoRefusal(await lockStudentImport(tx, id));
            if (refusal !== null) {
              throw new ConflictError(refusal);
            }
            return saveStudentImport(tx, id, { state: "undoing", owner });
          },
        ),
      (work) => undoStudentImport(this.database, this.dependents, work, viewer),
    );
  }

  /** Throws a file away that was not imported. @throws ConflictError for an import that has started. */
  async discard(viewer: Viewer, id: number): Promise<void> {
    assertCanManage(viewer, "students");
    const folder = await this.database.write({ viewer }, async (tx) => {
      const row = await lockStudentImport(tx, id);
      assertNotStarted(row);
      await tx.run(sql`DELETE FROM student_import_rows WHERE student_import_id = ${id}`);
      await tx.run(sql`DELETE FROM student_imports WHERE id = ${id}`);
      const before = { fileName: row.fileName };
      return { result: row.folder, audit: [{ action: "studentImport.discard", recordId: id, before }] };
    });
    await this.removeKept(folder);
  }

  /** Resolves once nothing runs in the background any more. */
  async whenIdle(): Promise<void> {
    while (this.background.size > 0) {
      await Promise.all(this.background);
    }
  }

  private get limits() {
    return this.options.limits ?? STUDENT_IMPORT_LIMITS;
  }

  private async uploadOptions(signal: AbortSignal | undefined) {
    const { dataDir, fileBytes } = this.options;
    return {
      dataDir,
      maxBytes: Math.min(this.limits.fileBytes, (await fileBytes?.()) ?? Infinity),
      signal,
      known: KNOWN_HEADINGS,
      toCsv: csvOfMembers,
      maxBytesOf: maxBytesOfDump,
    };
  }

  private async draft(id: number): Promise<StoredStudentImport> {
    const row = await this.database.read((reader) => requireStudentImport(reader, id));
    assertNotStarted(row);
    return row;
  }

  /** The import stays done if its file cannot be removed: the hourly sweep finds it. */
  private async removeKept(folder: string | null): Promise<void> {
    if (folder !== null) {
      await new KeptUpload(this.options.dataDir, folder)
        .remove()
        .catch((error: unknown) => this.options.onFailure?.(error));
    }
  }

  /** The row is locked meanwhile, so that nobody starts it. */
  private updateDraft(
    id: number,
    update: (tx: Transaction, row: StoredStudentImport) => Promise<StoredStudentImport>,
  ): Promise<StoredStudentImport> {
    return this.database.write(draftWrite, async (tx) => {
      const row = await lockStudentImport(tx, id);
      assertNotStarted(row);
      return update(tx, row);
    });
  }

  /** Begins what goes on after the response was sent, and returns the import as it has begun. */
  private async inBackground(
    begin: (owner: string) => Promise<StoredStudentImport>,
    run: (work: StudentImportWork, started: StoredStudentImport) => Promise<void>,
  ): Promise<StoredStudentImport> {
    const { owner, release } = registerOwner();
    const started = await begin(owner).catch((error: unknown) => {
      release();
      throw error;
    });
    const task = run({ id: started.id, owner }, started)
      // What was written by then stays, and shows as stopped from here on.
      .catch((error: unknown) => {
        if (!(error instanceof StudentImportTakenOverError)) {
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

function changedElsewhere(): ConflictError {
  return new ConflictError("Berkas ini sedang diperiksa atau diubah di tempat lain. Muat ulang halaman ini.");
}
