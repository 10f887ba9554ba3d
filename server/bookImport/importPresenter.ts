import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { z } from "zod";

import type { RequestContext } from "../platform/requestContext.js";
import { bookResponse, presentBooks } from "../books/bookPresenter.js";
import type { BookRow } from "../books/bookReads.js";
import type { ImportResult } from "./BookImportService.js";

const BOOKS_PER_BATCH = 100;
const count = z.int();

/** The outcomes of the rows and the imported books. */
export const importResponse = z.object({
  message: z.string(),
  import_id: z.int().describe("As the audit trail names it."),
  rows: count.describe("Rows that were read, without the header. Each is imported, a duplicate or refused."),
  imported: count.describe("New books."),
  copies: count.describe("New copies, of new books and of known ones."),
  duplicates: count.describe("Rows whose book is there already."),
  refused: count.describe("Rows that cannot be a book."),
  warnings: z
    .array(z.object({ message: z.string(), rows: count, first_row: count.describe("The header is row 1.") }))
    .describe("What was noticed and let pass."),
  ignored_columns: z.array(z.string()).describe("Columns of the file that nothing was taken from."),
  data: z.array(bookResponse).describe("The imported books, the newest first."),
});

/** The response in chunks, the list last: an import may have created a hundred thousand books. */
export async function* streamImportResponse(
  status: number,
  result: ImportResult,
  { bookImports, loaders, viewer }: RequestContext,
): AsyncGenerator<string> {
  const { importId, rows, books, copies, duplicates, refused, warnings, ignoredColumns } = result;
  const head: Omit<z.infer<typeof importResponse>, "data"> = {
    message: `${formatNumber(books)} buku diimpor, ${formatNumber(duplicates)} duplikat, ${formatNumber(refused)} ditolak.`,
    import_id: importId,
    rows,
    imported: books,
    copies,
    duplicates,
    refused,
    warnings: warnings.map(({ message, rows, firstRow }) => ({ message, rows, first_row: firstRow })),
    ignored_columns: [...ignoredColumns],
  };
  yield `${JSON.stringify({ status_code: status, ...head }).slice(0, -1)},"data":[`;
  let last: BookRow | null = null;
  for (;;) {
    const page: BookRow[] = await bookImports.listImportedBooks(viewer, importId, BOOKS_PER_BATCH, last);
    const jsonBooks = (await presentBooks(page, loaders)).map((book) => JSON.stringify(book));
    yield jsonBooks.length === 0 ? "" : (last ? "," : "") + jsonBooks.join(",");
    last = page.at(-1) ?? null;
    if (page.length < BOOKS_PER_BATCH) {
      break;
    }
    // Clears the loaders after each batch and yields to the event loop.
    for (const loader of Object.values(loaders)) {
      loader.clearAll();
    }
    await yieldToEventLoop();
  }
  yield "]}";
}

function formatNumber(value: number): string {
  return value.toLocaleString("id-ID");
}
