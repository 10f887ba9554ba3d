import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { z } from "zod";

import type { RequestContext } from "../platform/requestContext.js";
import { bookResponse, presentBooks } from "../books/bookPresenter.js";
import type { BookRow } from "../books/bookReads.js";
import { fileReadingResponse, presentFileReading } from "../platform/rest/fileReading.js";
import type { ImportResult } from "./BookImportService.js";
import { IMPORT_COLUMNS, IMPORT_FIELDS } from "./csv/importColumns.js";
import { repeatedColumns } from "./csv/importFormat.js";
import { type ImportReading, undecidedFields } from "./csv/importReading.js";
import type { UndoCounts } from "./BookImport.entity.js";
import {
  COUNT_DESCRIPTIONS,
  KEPT_DESCRIPTIONS,
  progressOf,
  ROW_DESCRIPTIONS,
  type StoredImport,
  UNDO_DESCRIPTIONS,
} from "./StoredImport.js";
import { KEPT_REASONS, type KeptItem } from "./undo/importUses.js";
import type { OutcomeRow } from "./preview/outcomeFile.js";
import type { ProposedCode } from "./preview/rowDecision.js";
import type { ImportCounts, WarningCount } from "./rows/ImportTotals.js";

const BOOKS_PER_BATCH = 100;
const count = z.int();
const instant = z.iso.datetime().nullable();
const text = z.string().nullable();

/** The outcomes of the rows and the imported books. */
export const importResponse = z.object({
  message: z.string(),
  import_id: z.int().describe("As the audit trail names it."),
  rows: count.describe(`${COUNT_DESCRIPTIONS.rows} Each is imported, a duplicate or refused.`),
  imported: count.describe(COUNT_DESCRIPTIONS.books),
  copies: count.describe(COUNT_DESCRIPTIONS.copies),
  copies_added: count.describe(COUNT_DESCRIPTIONS.copiesAdded),
  copies_left_out: count.describe(COUNT_DESCRIPTIONS.copiesLeftOut),
  duplicates: count.describe(COUNT_DESCRIPTIONS.duplicates),
  refused: count.describe(COUNT_DESCRIPTIONS.refused),
  to_check: count.describe(COUNT_DESCRIPTIONS.toCheck),
  warnings: z
    .array(z.object({ message: z.string(), rows: count, first_row: count.describe("The header is row 1.") }))
    .describe("What was noticed and let pass."),
  ignored_columns: z.array(z.string()).describe("Columns of the file that nothing was taken from."),
  data: z.array(bookResponse).describe("The imported books, the newest first."),
});

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
const warningsResponse = z.array(z.object({ message: z.string(), rows: count, first_row: count }));

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

export const keptItemResponse = z.object({
  book_id: z.int(),
  title: z.string(),
  item_code: text.describe("The copy's code; null for a book, which stays with its copies."),
  reasons: z
    .array(z.enum(KEPT_REASONS))
    .describe(KEPT_REASONS.map((reason) => `${reason}: ${KEPT_DESCRIPTIONS[reason]}`).join(" ")),
});

export const outcomeRowResponse = z.object({
  number: count.describe("As a spreadsheet shows it."),
  outcome: z.string().describe("new, duplicate or refused."),
  title: z.string(),
  authors: z.string(),
  copies: count.describe("How many copies it brings, to a new book or to one that is there."),
  copies_left_out: count.describe("How many of its copies stay out; `reason` says why."),
  needs_check: z.boolean().describe("Whether a person has to look at it."),
  reason: z.string().describe("Why it is no new book, or not all of it; empty where there is nothing to say."),
  warnings: z.array(z.string()),
  own_book: z.string().describe(`${ROW_DESCRIPTIONS.ownBook} impossible, possible or decided.`),
  taken_codes: z
    .array(
      z.object({
        item_code: z.string().describe(ROW_DESCRIPTIONS.itemCode),
        holder: z.string().describe(ROW_DESCRIPTIONS.holder),
        new_code: text.describe(ROW_DESCRIPTIONS.newCode),
        is_left_out: z.boolean().describe(ROW_DESCRIPTIONS.isLeftOut),
      }),
    )
    .describe(ROW_DESCRIPTIONS.takenCodes),
});

export const proposedCodeResponse = z.object({
  item_code: z.string().describe(ROW_DESCRIPTIONS.itemCode),
  new_code: text.describe(ROW_DESCRIPTIONS.proposedCode),
});

/** The response in chunks, the list last: an import may have created a hundred thousand books. */
export async function* streamImportResponse(
  status: number,
  result: ImportResult,
  { importHistory, createLoaders, viewer }: RequestContext,
): AsyncGenerator<string> {
  const { importId, books, copies, copiesLeftOut, duplicates, refused, warnings, ignoredColumns } = result;
  const { books: imported, ...counts } = presentCounts(result);
  const head: Omit<z.infer<typeof importResponse>, "data"> = {
    message:
      `${formatNumber(books)} buku dan ${formatNumber(copies)} eksemplar diimpor, ` +
      `${formatNumber(duplicates)} duplikat, ${formatNumber(refused)} ditolak, ` +
      `${formatNumber(copiesLeftOut)} eksemplar tidak masuk.`,
    import_id: importId,
    imported,
    ...counts,
    warnings: presentWarnings(warnings),
    ignored_columns: [...ignoredColumns],
  };
  yield `${JSON.stringify({ status_code: status, ...head }).slice(0, -1)},"data":[`;
  let last: BookRow | null = null;
  for (;;) {
    const page: BookRow[] = await importHistory.listImportedBooks(viewer, importId, BOOKS_PER_BATCH, last);
    const jsonBooks = (await presentBooks(page, createLoaders())).map((book) => JSON.stringify(book));
    yield jsonBooks.length === 0 ? "" : (last ? "," : "") + jsonBooks.join(",");
    last = page.at(-1) ?? null;
    if (page.length < BOOKS_PER_BATCH) {
      break;
    }
    await yieldToEventLoop();
  }
  yield "]}";
}

function formatNumber(value: number): string {
  return value.toLocaleString("id-ID");
}

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

export function presentKeptItem({ bookId, title, itemCode, reasons }: KeptItem): z.infer<typeof keptItemResponse> {
  return { book_id: bookId, title, item_code: itemCode, reasons: [...reasons] };
}

export function presentReading(reading: ImportReading): z.infer<typeof readingResponse> {
  const { bytes, encoding, foundEncoding, separator, hasHeader, columns, choices } = reading;
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
      columns,
      undecided: undecidedFields(reading).map(({ field, headers }) => repeatedColumns(field, headers)),
      fields: IMPORT_FIELDS.map((name) => ({ name, label: IMPORT_COLUMNS[name].label, isRequired: name === "title" })),
    }),
  };
}

export function presentOutcomeRow({
  number,
  kind,
  title,
  authors,
  copies,
  copiesLeftOut,
  needsCheck,
  reason,
  warnings,
  ownBook,
  takenCodes,
}: OutcomeRow): z.infer<typeof outcomeRowResponse> {
  return {
    number,
    outcome: kind,
    title,
    authors,
    copies,
    copies_left_out: copiesLeftOut,
    needs_check: needsCheck,
    reason,
    warnings: [...warnings],
    own_book: ownBook,
    taken_codes: takenCodes.map(({ itemCode, holder, newCode, isLeftOut }) => ({
      item_code: itemCode,
      holder,
      new_code: newCode,
      is_left_out: isLeftOut,
    })),
  };
}

export function presentProposedCode({ itemCode, newCode }: ProposedCode): z.infer<typeof proposedCodeResponse> {
  return { item_code: itemCode, new_code: newCode };
}

function presentCounts(counts: ImportCounts): z.infer<typeof countsResponse> {
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

function presentWarnings(warnings: readonly WarningCount[]): z.infer<typeof warningsResponse> {
  return warnings.map(({ message, rows, firstRow }) => ({ message, rows, first_row: firstRow }));
}

function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
