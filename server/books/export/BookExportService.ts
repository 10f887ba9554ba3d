import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { stringify, type Options } from "csv-stringify/sync";

import { FOR_SPREADSHEETS, guardFormula } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import { MAX_PAGE_SIZE, readPage } from "../../platform/database/keyset.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { assertAdmin, type Viewer } from "../../viewer.js";
import { type BookListArgs, planBookList } from "../query/bookList.js";
import { aksaraColumns } from "./aksaraColumns.js";
import { type ExportedBook, selectExportedBooks } from "./exportedBooks.js";
import { slimsColumns } from "./slimsColumns.js";

export const EXPORT_FORMATS = ["aksara", "slims"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface CsvFormat {
  readonly fileName: (day: string) => string;
  readonly columns: Readonly<Record<string, (book: ExportedBook, origin: string) => string | number | null>>;
  readonly csv: Options;
}

const FORMATS: Readonly<Record<ExportFormat, CsvFormat>> = {
  // An Indonesian spreadsheet takes the semicolon for the divider, since its numbers have the comma; by the mark in
  // front it knows UTF-8.
  aksara: {
    fileName: (day) => `buku-${day}.csv`,
    columns: aksaraColumns,
    // With line ends of its own the library quotes no others, and a paragraph would begin a new row.
    csv: FOR_SPREADSHEETS,
  },
  slims: {
    fileName: (day) => `buku-slims-${day}.csv`,
    columns: slimsColumns,
    csv: { delimiter: ",", escape: "\\", quoted: true, quoted_empty: true, record_delimiter: "unix" },
  },
};

export interface BookExport {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string>;
}

/** Writes books as CSV. */
export class BookExportService {
  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Reads the books of a list in its order, in batches of a hundred by keyset; no cursor stays open between batches,
   * and the next batch is read only when the caller asks for it. `origin` is prepended to the URLs of our own covers.
   */
  export(viewer: Viewer, list: BookListArgs, format: ExportFormat, origin: string): BookExport {
    assertAdmin(viewer);
    return {
      fileName: FORMATS[format].fileName(dayIn(this.timeZone, this.now())),
      chunks: this.csvChunks(list, FORMATS[format], origin),
    };
  }

  private async *csvChunks(list: BookListArgs, { columns, csv }: CsvFormat, origin: string): AsyncGenerator<string> {
    const cells = Object.values(columns);
    let text = stringify([Object.keys(columns)], { ...csv, bom: csv.delimiter === ";" });
    for await (const books of this.batches(list)) {
      yield (
        text +
        stringify(
          books.map((book) => cells.map((cell) => guarded(cell(book, origin)))),
          csv,
        )
      );
      text = "";
      await yieldToEventLoop();
    }
    if (text !== "") {
      yield text;
    }
  }

  private async *batches(list: BookListArgs): AsyncGenerator<ExportedBook[]> {
    let after: string | null = null;
    const { name, segments } = await this.database.read((reader) => planBookList(reader, list));
    do {
      const page = await this.database.read(async (reader) => {
        const { edges, hasNextPage } = await readPage(name, segments, { first: MAX_PAGE_SIZE, after });
        return {
          books: await selectExportedBooks(
            reader,
            edges.map(({ node }) => node.id),
          ),
          after: hasNextPage ? (edges.at(-1)?.cursor ?? null) : null,
        };
      });
      yield page.books;
      after = page.after;
    } while (after !== null);
  }
}

function guarded(cell: string | number | null): string | number | null {
  return typeof cell === "string" ? guardFormula(cell) : cell;
}
