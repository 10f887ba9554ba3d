import { z } from "zod";

import { fileReadingResponse, presentFileReading } from "../platform/rest/fileReading.js";
import { IMPORT_COLUMNS, IMPORT_FIELDS } from "./csv/importColumns.js";
import { repeatedColumns } from "./csv/importFormat.js";
import { type ImportReading, undecidedFields } from "./csv/importReading.js";
import type { UndoCounts } from "./BookImport.entity.js";
import { SERIOUS_WARNINGS } from "./rows/ImportedBook.js";
import {
  COUNT_DESCRIPTIONS,
  progressOf,
  SERIOUS_DESCRIPTION,
  type StoredImport,
  UNDO_DESCRIPTIONS,
} from "./StoredImport.js";
import type { ImportCounts, WarningCount } from "./rows/ImportTotals.js";

export const count = z.int();
const instant = z.iso.datetime().nullable();
export const text = z.string().nullable();

const countsResponse = z.object({
  rows: count.describe(COUNT_DESCRIPTIONS.rows),
  books: count.describe(COUNT_DESCRIPTIONS.books),
  copies: count.describe(COUNT_DESCRIPTIONS.copies),
  copies_added: count.describe(COUNT_DESCRIPTIONS.copiesAdded),
  copies_left_out: count.describe(COUNT_DESCRIPTIONS.copiesLeftOut),
  duplicates: count.describe(COUNT_DESCRIPTIONS.duplicates),
  refused: count.describe(COUNT_DESCRIPTIONS.refused),
  to_check: count.describe(COUNT_DESCRIPTIONS.toCheck),
});
const undoResponse = z.object({
  books: count.describe(UNDO_DESCRIPTIONS.books),
  copies: count.describe(UNDO_DESCRIPTIONS.copies),
  kept_books: count.describe(UNDO_DESCRIPTIONS.keptBooks),
  kept_copies: count.describe(UNDO_DESCRIPTIONS.keptCopies),
});
export const warningsResponse = z.array(
  z.object({
    message: z.string(),
    rows: count,
    first_row: count.describe("The header is row 1."),
    is_serious: z.boolean().describe(SERIOUS_DESCRIPTION),
  }),
);

const readingResponse = z.object({
  encoding: z.string(),
  found_encoding: z.string().describe("What its bytes look like."),
  separator: z.string(),
  has_header: z.boolean(),
  proposes_call_numbers: z.boolean().describe("Whether a book without a call number gets one."),
  corrects_texts: z.boolean().describe("Whether remnants of another program's mistakes are taken out of texts."),
  category: text.describe("Of rows that name none."),
  location: text.describe("Of rows that name none."),
  bytes: count,
  ...fileReadingResponse("name, slims, chosen, repeated, report or unknown."),
});

export const bookImportResponse = z
  .object({
    id: count,
    state: z
      .string()
      .describe("draft, staging, publishing, done, cancelled, undoing, removing, partly_undone or undone."),
    file_name: text,
    started_by: text,
    created_at: z.iso.datetime(),
    started_at: instant,
    finished_at: instant,
    undone_at: instant.describe("When the last undo was done."),
    undone: undoResponse
      .nullable()
      .describe("What undos have taken away so far, and what the last one has left; null before the first."),
    message: text.describe("Why it ended otherwise than wanted."),
    progress: z
      .object({
        stage: z.string().describe("analysing, writing, publishing, undoing or removing."),
        share: z.number(),
        rows: count,
      })
      .nullable()
      .describe("What runs of it just now; null where nothing does."),
    preview: z
      .object({
        state: z.string().describe("running, ready, failed or cancelled."),
        counts: countsResponse,
        warnings: warningsResponse,
        message: text,
      })
      .nullable(),
    counts: countsResponse.describe("What it has done with its rows."),
    warnings: warningsResponse.describe("What was noticed and let pass."),
    has_rows: z.boolean().describe("Whether its rows can be looked up and downloaded."),
  })
  .meta({ id: "BookImport", description: "A file of books on its way into the catalogue, or one that has gone it." });

/** The fields that only a single import has, not an import in a list. */
export const bookImportDetailResponse = bookImportResponse
  .extend({
    undo_refusal: text.describe("Why nothing of it can be undone; null where something can."),
    undo_preview: undoResponse
      .nullable()
      .describe("What an undo would take away and leave now; null where nothing of it is in the catalogue."),
    reading: readingResponse.nullable().describe("How its file is read; null once that is no longer kept."),
  })
  .meta({ id: "WholeBookImport", description: "An import with how its file is read." });

export function presentImport(row: StoredImport): z.infer<typeof bookImportResponse> {
  const {
    id,
    state,
    fileName,
    actor,
    message,
    preview,
    counts,
    warnings,
    createdAt,
    startedAt,
    finishedAt,
    undoneAt,
    undoCounts,
    outcomes,
    folder,
  } = row;
  return {
    id,
    state,
    file_name: fileName,
    started_by: actor,
    created_at: createdAt.toISOString(),
    started_at: isoOrNull(startedAt),
    finished_at: isoOrNull(finishedAt),
    undone_at: isoOrNull(undoneAt),
    undone: presentUndoCounts(undoCounts),
    message,
    progress: progressOf(row),
    preview: preview && {
      state: preview.state,
      counts: presentCounts(preview.counts),
      warnings: presentWarnings(preview.warnings),
      message: preview.message,
    },
    counts: presentCounts(counts),
    warnings: presentWarnings(warnings),
    has_rows: outcomes !== null && folder !== null,
  };
}

export function presentUndoCounts(counts: UndoCounts | null): z.infer<typeof undoResponse> | null {
  return (
    counts && {
      books: counts.books,
      copies: counts.copies,
      kept_books: counts.keptBooks,
      kept_copies: counts.keptCopies,
    }
  );
}

export function presentReading(reading: ImportReading): z.infer<typeof readingResponse> {
  const { bytes, encoding, foundEncoding, separator, hasHeader, source, columns, choices } = reading;
  return {
    encoding,
    found_encoding: foundEncoding,
    separator,
    has_header: hasHeader,
    proposes_call_numbers: choices.proposesCallNumbers,
    corrects_texts: choices.correctsTexts,
    category: choices.category,
    location: choices.location,
    bytes,
    ...presentFileReading({
      source,
      columns,
      undecided: undecidedFields(reading).map(({ field, headers }) => repeatedColumns(field, headers)),
      fields: IMPORT_FIELDS.map((name) => ({ name, label: IMPORT_COLUMNS[name].label, isRequired: name === "title" })),
    }),
  };
}

export function presentCounts(counts: ImportCounts): z.infer<typeof countsResponse> {
  const { rows, books, copies, copiesAdded, copiesLeftOut, duplicates, refused, toCheck } = counts;
  return {
    rows,
    books,
    copies,
    copies_added: copiesAdded,
    copies_left_out: copiesLeftOut,
    duplicates,
    refused,
    to_check: toCheck,
  };
}

export function presentWarnings(warnings: readonly WarningCount[]): z.infer<typeof warningsResponse> {
  return warnings.map(({ warning, message, rows, firstRow }) => ({
    message,
    rows,
    first_row: firstRow,
    is_serious: SERIOUS_WARNINGS.has(warning),
  }));
}

function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
