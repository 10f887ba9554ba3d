import { z } from "zod";

import { WHOLE_FILE } from "../../platform/csv/fileSource.js";
import { fileReadingResponse, presentFileReading } from "../../platform/rest/fileReading.js";
import { REQUIRED_COLUMNS, STUDENT_COLUMNS, STUDENT_FIELDS } from "./rows/studentColumns.js";
import { presentChanges } from "./rows/shownDifference.js";
import {
  COUNT_DESCRIPTIONS,
  PROGRESS_DESCRIPTION,
  QUESTION_DESCRIPTIONS,
  ROW_DESCRIPTIONS,
  STATE_DESCRIPTIONS,
  STOPPED_DESCRIPTION,
} from "./studentImportDescriptions.js";
import type { ImportedClass, StoredStudentImport, StudentImportRowShown } from "./studentImportReads.js";
import { kindChoicesOf, undecidedColumns } from "./rows/studentReading.js";
import { studentImportProgress, undoRefusal } from "./studentImportStatus.js";

const count = z.int();
const text = z.string().nullable();
const instant = z.iso.datetime().nullable();

const readingResponse = z.object({
  encoding: z.string(),
  separator: z.string(),
  has_header: z.boolean(),
  is_slims: z.boolean().describe("Whether it is SLiMS's export of members."),
  update_existing: z.boolean().describe("Whether students who are there get what the file says."),
  tidies_names: z.boolean().describe("Whether names in capitals get small letters."),
  zero_is_female: z.boolean().describe("Whether gender 0 is a girl's."),
  keeps_common_birth_date: z.boolean().describe("Whether a birth date that half of the members share is taken."),
  kinds: z
    .array(z.object({ word: z.string(), member_kind_id: count }))
    .describe("The kinds that words of the file mean, as people have said, also of earlier files."),
  ...fileReadingResponse("name, slims, chosen, repeated, report, secret or unknown."),
});

export const studentImportResponse = z
  .object({
    id: count,
    state: z.string().describe(`${Object.keys(STATE_DESCRIPTIONS).join(", ")}.`),
    is_stopped: z.boolean().describe(STOPPED_DESCRIPTION),
    progress: z.number().nullable().describe(PROGRESS_DESCRIPTION),
    file_name: text,
    started_by: z.string(),
    created_at: z.iso.datetime(),
    started_at: instant,
    finished_at: instant,
    undone_at: instant,
    rows_kept: z.boolean().describe("Whether its rows are still kept."),
    counts: z.object({
      rows: count.describe(COUNT_DESCRIPTIONS.rows),
      imported: count.describe(COUNT_DESCRIPTIONS.imported),
      updated: count.describe(COUNT_DESCRIPTIONS.updated),
      unchanged: count.describe(COUNT_DESCRIPTIONS.unchanged),
      held: count.describe(COUNT_DESCRIPTIONS.held),
      refused: count.describe(COUNT_DESCRIPTIONS.refused),
      to_check: count.describe(COUNT_DESCRIPTIONS.toCheck),
      left_out: count.describe(COUNT_DESCRIPTIONS.leftOut),
      done: count.describe(COUNT_DESCRIPTIONS.done),
      undone: count.describe(COUNT_DESCRIPTIONS.undone),
      kept: count.describe(COUNT_DESCRIPTIONS.kept),
    }),
    findings: z
      .object({
        unknown_kinds: z.array(z.object({ word: z.string(), rows: count })),
        common_birth_date: z.object({ day: z.string(), rows: count, dated: count }).nullable(),
      })
      .nullable()
      .describe(
        "What all rows together have shown: words for kinds of members that nobody knows, and one birth date of at " +
          "least half of the members, which is not taken; null before the first preview.",
      ),
    undo_refusal: text.describe("Why it cannot be undone; null where it can."),
    reading: readingResponse.describe("How its file is read."),
  })
  .meta({ id: "StudentImport", description: "A file of students that is imported in steps." });

export function presentStudentImport(row: StoredStudentImport): z.infer<typeof studentImportResponse> {
  const { counts, reading } = row;
  return {
    id: row.id,
    state: row.state,
    is_stopped: row.isStopped,
    progress: studentImportProgress(row),
    file_name: row.fileName,
    started_by: row.actor,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
    rows_kept: row.rowsKept,
    counts: {
      rows: counts.rows,
      imported: counts.imported,
      updated: counts.updated,
      unchanged: counts.unchanged,
      held: counts.held,
      refused: counts.refused,
      to_check: counts.toCheck,
      left_out: counts.leftOut,
      done: counts.done,
      undone: counts.undone,
      kept: counts.kept,
    },
    findings: row.findings && {
      unknown_kinds: row.findings.unknownKinds.map(({ word, rows }) => ({ word, rows })),
      common_birth_date: row.findings.commonBirthDate,
    },
    undo_refusal: undoRefusal(row),
    reading: {
      encoding: reading.encoding,
      separator: reading.separator,
      has_header: reading.hasHeader,
      is_slims: reading.isSlims,
      update_existing: reading.updateExisting,
      tidies_names: reading.choices.tidiesNames,
      zero_is_female: reading.choices.zeroIsFemale,
      keeps_common_birth_date: reading.choices.keepsCommonBirthDate ?? false,
      kinds: kindChoicesOf(reading).map(({ word, memberKindId }) => ({ word, member_kind_id: memberKindId })),
      ...presentFileReading({
        source: reading.source ?? WHOLE_FILE,
        columns: reading.columns,
        undecided: undecidedColumns(reading),
        fields: STUDENT_FIELDS.map((name) => ({
          name,
          label: STUDENT_COLUMNS[name].label,
          isRequired: REQUIRED_COLUMNS.includes(name),
        })),
      }),
    },
  };
}

export const studentImportRowResponse = z.object({
  number: count.describe(ROW_DESCRIPTIONS.number),
  outcome: z.string().describe("new, changed, unchanged, held or refused."),
  nis: text,
  name: text,
  class_name: text,
  reason: z.string().describe(ROW_DESCRIPTIONS.reason),
  question: text.describe(`${ROW_DESCRIPTIONS.question} ${Object.keys(QUESTION_DESCRIPTIONS).join(", ")}.`),
  decision: text.describe(`${ROW_DESCRIPTIONS.decision} update or add.`),
  changes: z.array(z.object({ field: z.string(), before: text, after: text })).describe(ROW_DESCRIPTIONS.changes),
  is_done: z.boolean().describe(ROW_DESCRIPTIONS.isDone),
  is_undone: z.boolean().describe(ROW_DESCRIPTIONS.isUndone),
  kept_reason: text.describe(ROW_DESCRIPTIONS.keptReason),
  student_id: count.nullable().describe(ROW_DESCRIPTIONS.studentId),
});

export function presentStudentImportRow(row: StudentImportRowShown): z.infer<typeof studentImportRowResponse> {
  return {
    number: row.number,
    outcome: row.kind,
    nis: row.nis,
    name: row.name,
    class_name: row.className,
    reason: row.reason,
    question: row.question,
    decision: row.decision,
    changes: presentChanges(row.difference).map(({ label, before, after }) => ({ field: label, before, after })),
    is_done: row.done,
    is_undone: row.undone,
    kept_reason: row.keptReason,
    student_id: row.studentId,
  };
}

export const importedClassResponse = z.object({
  name: z.string(),
  students_count: count.describe("How many of them have no account yet."),
});

export function presentImportedClass({ name, studentsCount }: ImportedClass): z.infer<typeof importedClassResponse> {
  return { name, students_count: studentsCount };
}
