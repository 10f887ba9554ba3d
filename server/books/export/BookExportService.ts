import type { Options } from "csv-stringify/sync";

import { csvOf, guardCell } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import { MAX_PAGE_SIZE, readPage } from "../../platform/database/keyset.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { planBookList } from "../query/bookList.js";
import type { BookListArgs } from "../query/parseListArgs.js";
import { aksaraColumns } from "./aksaraColumns.js";
import { type ExportedBook, selectExportedBooks } from "./exportedBooks.js";
import { slimsColumns } from "./slimsColumns.js";

export const EXPORT_FORMATS = ["aksara", "slims"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface CsvFormat {
  readonly fileName: (day: string) => string;
  readonly columns: Readonly<Record<string, (book: ExportedBook, origin: string) => string | number | null>>;
  /** Unless it is for spreadsheets. */
  readonly csv?: Options;
}

const FORMATS: Readonly<Record<ExportFormat, CsvFormat>> = {
  aksara: {
    fileName: (day) => `buku-${day}.csv`,
    columns: aksaraColumns,
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
    assertCanRead(viewer, "catalogue");
    const { fileName, columns, csv } = FORMATS[format];
    const cells = Object.values(columns);
    return {
      fileName: fileName(dayIn(this.timeZone, this.now())),
      chunks: csvOf(
        Object.keys(columns),
        this.batches(list),
        (book) => [cells.map((cell) => guardCell(cell(book, origin)))],
        csv,
      ),
    };
  }

  private async *batches(list: BookListArgs): AsyncGenerator<ExportedBook[]> {
    let after: string | null = null;
    const { name, segments } = await this.database.read((reader) =>
      planBookList(reader, { ...list, withHidden: true }),
    );
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
