import sql from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError } from "../../errors.js";
import type { CsvFile } from "../../platform/csv/csvUpload.js";
import { KeptUpload } from "../../platform/csv/KeptUpload.js";
import { emptyValues, pick } from "../../platform/database/columns.js";
import { counterLock } from "../../platform/database/counters/counters.js";
import type { Database, Reader } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import { studentImportTable } from "./StudentImport.entity.js";
import { NO_COUNTS, selectStudentImports, type StoredStudentImport } from "./studentImportReads.js";
import { filesGone } from "./studentImportSteps.js";
import type { KindChoices } from "./rows/memberKindNamed.js";
import { detectReading } from "./rows/studentReading.js";

/** The options of writes without an audit entry. */
export const draftWrite = {
  unaudited: "A draft changes nothing of the register; its import or discard has the entry.",
};

/** The maximum number of uploaded files that have not been imported. */
const MAX_DRAFTS = 20;
/** A file that nobody goes on with is deleted after a day: it is full of personal data. */
const DRAFT_RETENTION_MS = 24 * 3_600_000;
/** The rows of an import are kept as long as the bin keeps deleted records; until then it can be undone. */
export const ROWS_RETENTION_DAYS = 30;
const ROWS_RETENTION_MS = ROWS_RETENTION_DAYS * 24 * 3_600_000;

interface NewDraft {
  readonly dataDir: string;
  readonly file: CsvFile;
  readonly fileName: string | null;
  readonly owner: string;
}

/**
 * Detects how an upload is written and takes its file over.
 * @throws ValidationError for a file that is not CSV; ConflictError if there are too many drafts.
 */
export async function createStudentDraft(
  database: Database,
  viewer: Viewer,
  { dataDir, file, fileName, owner }: NewDraft,
): Promise<StoredStudentImport> {
  const folder = new KeptUpload(dataDir, KeptUpload.newName());
  const reading = await detectReading(file, await database.read(rememberedKinds));
  try {
    await folder.adopt({ ...file, bytes: reading.bytes });
    return await database.write({ ...draftWrite, locks: [counterLock("changes")] }, async (tx) => {
      await assertDraftLimit(tx);
      const now = new Date();
      const [id] = await tx.insert(studentImportTable, [
        {
          ...emptyValues(studentImportTable),
          state: "draft",
          userId: userIdOf(viewer),
          actor: actorOf(viewer),
          fileName: fileName?.slice(-255) ?? null,
          folder: folder.name,
          owner,
          heartbeatAt: now,
          reading,
          counts: NO_COUNTS,
          rowsKept: true,
          createdAt: now,
        },
      ]);
      const [created] = await selectStudentImports(tx, sql`WHERE id = ${id}`);
      return required(created, "the import just written");
    });
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** How many imports are asked what was said of a word. */
const REMEMBERED_IMPORTS = 20;

/** What people have said of words for kinds of members in earlier files; the latest word counts. */
async function rememberedKinds(reader: Reader): Promise<KindChoices> {
  const rows = await reader.select(
    pick(studentImportTable, "reading"),
    sql`FROM student_imports ORDER BY id DESC LIMIT ${REMEMBERED_IMPORTS}`,
  );
  return Object.assign({}, ...rows.reverse().map(({ reading }) => reading.choices.kinds ?? {})) as KindChoices;
}

/** @throws ConflictError if there are too many drafts. */
export async function assertDraftLimit(reader: Reader): Promise<void> {
  if ((await reader.count(sql`FROM student_imports WHERE state IN ('draft', 'ready')`)) >= MAX_DRAFTS) {
    throw new ConflictError(
      `Sudah ada ${MAX_DRAFTS} berkas anggota yang menunggu diimpor. Lanjutkan atau batalkan salah satunya dulu.`,
    );
  }
}

/** The file of an import that has not run. @throws ConflictError if it is deleted. */
export async function keptFile(dataDir: string, { folder }: Pick<StoredStudentImport, "folder">): Promise<KeptUpload> {
  const kept = folder === null ? null : new KeptUpload(dataDir, folder);
  if (!kept || !(await kept.hasSource())) {
    throw filesGone();
  }
  return kept;
}

/** Deletes abandoned drafts, and the rows of old imports; the imports themselves stay in the database. */
export async function sweepStudentImports(database: Database, dataDir: string, now = new Date()): Promise<void> {
  const before = (age: number) => toSqlDateTime(new Date(now.getTime() - age));
  const isStale = sql`rows_kept = 1 AND (
    heartbeat_at < ${before(ROWS_RETENTION_MS)}
    OR (state IN ('draft', 'ready') AND heartbeat_at < ${before(DRAFT_RETENTION_MS)})
  )`;
  const columns = pick(studentImportTable, "id", "state", "folder");
  const stale = await database.read((reader) => reader.select(columns, sql`FROM student_imports WHERE ${isStale}`));
  for (const { id } of stale) {
    const folder = await database.write(
      { unaudited: "Nobody does it: rows are kept for a limited time." },
      async (tx) => {
        // Somebody may have gone on with it just now.
        const [row] = await tx.select(
          columns,
          sql`FROM student_imports WHERE id = ${id} AND ${isStale} ${forUpdate(tx)}`,
        );
        if (!row) {
          return null;
        }
        await tx.run(sql`DELETE FROM student_import_rows WHERE student_import_id = ${id}`);
        await (row.state === "draft" || row.state === "ready"
          ? tx.run(sql`DELETE FROM student_imports WHERE id = ${id}`)
          : tx.update(studentImportTable, { rowsKept: false, folder: null }, sql`id = ${id}`));
        return row.folder;
      },
    );
    if (folder !== null) {
      await new KeptUpload(dataDir, folder).remove();
    }
  }
}
