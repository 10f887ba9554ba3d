import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import type { Options } from "csv-stringify/sync";

import { csvOf, FOR_SLIMS, guardCell } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import { MAX_PAGE_SIZE, readPage } from "../../platform/database/keyset.js";
import type { MarcRecord } from "../../platform/marc/marcRecord.js";
import { writeMarcXml } from "../../platform/marc/marcXml.js";
import { writeIso2709 } from "../../platform/marc/writeIso2709.js";
import { dayIn, timeIn } from "../../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { bookRecords } from "../marc/bookRecord.js";
import { planBookList } from "../query/bookList.js";
import type { BookListArgs } from "../query/parseListArgs.js";
import { aksaraColumns } from "./aksaraColumns.js";
import { type ExportedBook, selectExportedBooks, type WrittenBook } from "./exportedBooks.js";
import { slimsColumns } from "./slimsColumns.js";
import { SLIMS_ITEM_NAMES, slimsItems } from "./slimsItems.js";

type Cell = string | number | null;

interface Surroundings {
  /** Prepended to the URLs of our own covers. */
  readonly origin: string;
  /** An instant by the library's clock. */
  readonly momentOf: (instant: Date) => string;
}

interface CsvFormat {
  readonly fileName: (day: string) => string;
  readonly header: readonly string[];
  readonly rowsOf: (book: ExportedBook, around: Surroundings) => readonly (readonly Cell[])[];
  /** Unless it is for spreadsheets. */
  readonly csv?: Options;
}

interface MarcFormat {
  readonly fileName: (day: string) => string;
  readonly write: (pages: AsyncIterable<readonly MarcRecord[]>) => AsyncIterable<string | Uint8Array>;
}

export const EXPORT_FORMATS = ["aksara", "slims", "slims_items", "marc", "marcxml"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const FORMATS: Readonly<Record<ExportFormat, CsvFormat | MarcFormat>> = {
  aksara: {
    fileName: (day) => `buku-${day}.csv`,
    ...rowPerBook(aksaraColumns),
  },
  slims: {
    fileName: (day) => `buku-slims-${day}.csv`,
    ...rowPerBook(slimsColumns),
    csv: { ...FOR_SLIMS, escape: "\\" },
  },
  slims_items: {
    fileName: (day) => `eksemplar-slims-${day}.csv`,
    header: SLIMS_ITEM_NAMES,
    rowsOf: (book, { momentOf }) => slimsItems(book, momentOf),
    csv: FOR_SLIMS,
  },
  marc: { fileName: (day) => `buku-${day}.mrc`, write: writeRecords },
  marcxml: { fileName: (day) => `buku-marc-${day}.xml`, write: writeMarcXml },
};

function rowPerBook(
  columns: Readonly<Record<string, (book: WrittenBook, origin: string) => Cell>>,
): Pick<CsvFormat, "header" | "rowsOf"> {
  const cells = Object.values(columns);
  return { header: Object.keys(columns), rowsOf: (book, { origin }) => [cells.map((cell) => cell(book, origin))] };
}

async function* writeRecords(pages: AsyncIterable<readonly MarcRecord[]>): AsyncGenerator<Uint8Array> {
  for await (const records of pages) {
    yield Buffer.concat(records.map(writeIso2709));
  }
}

interface BookExport {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

/** Writes books as CSV or as MARC. */
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
    const chosen = FORMATS[format];
    const fileName = chosen.fileName(dayIn(this.timeZone, this.now()));
    if ("write" in chosen) {
      return { fileName, chunks: chosen.write(this.records(list, origin)) };
    }
    const momentOf = (instant: Date) => `${dayIn(this.timeZone, instant)} ${timeIn(this.timeZone, instant)}:00`;
    return {
      fileName,
      chunks: csvOf(
        chosen.header,
        this.batches(list),
        (book) => chosen.rowsOf(book, { origin, momentOf }).map((row) => row.map(guardCell)),
        chosen.csv,
      ),
    };
  }

  private async *records(list: BookListArgs, origin: string): AsyncGenerator<MarcRecord[]> {
    for await (const books of this.batches(list)) {
      yield books.flatMap((book) => bookRecords(book, origin));
      await yieldToEventLoop();
    }
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
