import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";

import type { RequestContext } from "../platform/requestContext.js";
import { bookResponse, presentBooks } from "../books/bookPresenter.js";
import type { BookRow } from "../books/bookReads.js";
import type { ImportResult } from "./BookImportService.js";
import { COUNT_DESCRIPTIONS } from "./StoredImport.js";
import { count, presentCounts, presentWarnings, warningsResponse } from "./importPresenter.js";

const BOOKS_PER_BATCH = 100;

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
  warnings: warningsResponse.describe("What was noticed and let pass."),
  ignored_columns: z.array(z.string()).describe("Columns of the file that nothing was taken from."),
  data: z.array(bookResponse).describe("The imported books, the newest first."),
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
