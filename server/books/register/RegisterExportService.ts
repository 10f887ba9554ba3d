import sql from "sql-template-tag";

import { sourceTable } from "../../authorities/records/Source.entity.js";
import { invalid } from "../../errors.js";
import { csvOf, guardCell } from "../../platform/csv/spreadsheets.js";
import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { allPages } from "../../platform/database/keyset.js";
import type { PrintedLetterhead } from "../../platform/pdf/signatures.js";
import { writeXlsx } from "../../platform/spreadsheets/writeXlsx.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { longDate } from "../../platform/time/longDate.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { drawRegister } from "./pdf/RegisterPdf.js";
import { registerColumns } from "./registerColumns.js";
import type { RegisterFilter } from "./registerFilter.js";
import type { RegisterLine } from "./registerLine.js";
import { RegisterService } from "./RegisterService.js";

export const REGISTER_FORMATS = ["csv", "xlsx", "pdf"] as const;
export type RegisterFormat = (typeof REGISTER_FORMATS)[number];

interface RegisterFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

interface ExportOptions {
  readonly timeZone: string;
  /** The project's folder. */
  readonly root: string;
  readonly readLetterhead: () => Promise<PrintedLetterhead>;
  /** More would be thousands of pages that nobody prints. */
  readonly mostPrinted?: number;
}

const MOST_PRINTED = 100_000;
const numbers = new Intl.NumberFormat("id-ID");

/** Writes the inventory book into files, in its order and narrowed as on screen. */
export class RegisterExportService {
  private readonly register: RegisterService;

  constructor(
    private readonly database: Database,
    private readonly options: ExportOptions,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.register = new RegisterService(database, options.timeZone);
  }

  /** @throws ValidationError; also for more copies than a PDF has room for */
  async export(viewer: Viewer, filter: RegisterFilter, format: RegisterFormat): Promise<RegisterFile> {
    assertCanRead(viewer, "catalogue");
    const pages = allPages((page) => this.register.page(viewer, filter, page));
    return {
      fileName: `buku-induk-${this.today()}.${format}`,
      chunks:
        format === "pdf"
          ? await this.print(viewer, filter, pages)
          : format === "csv"
            ? csvFile(pages)
            : xlsxFile(pages),
    };
  }

  private async print(viewer: Viewer, filter: RegisterFilter, pages: AsyncIterable<readonly RegisterLine[]>) {
    const { copies } = await this.register.totals(viewer, filter);
    const { mostPrinted = MOST_PRINTED, root } = this.options;
    if (copies > mostPrinted) {
      throw invalid(
        "format",
        `Bagian ini berisi ${numbers.format(copies)} eksemplar, sedangkan satu PDF memuat paling banyak ` +
          `${numbers.format(mostPrinted)}. Persempit tanggal atau nomornya, atau pilih Excel.`,
      );
    }
    const letterhead = await this.options.readLetterhead();
    const part = await this.describe(filter);
    return drawRegister({ letterhead, part, day: this.today(), pages, root });
  }

  /** Which part of the book it is, as its title page says it. */
  private async describe({ fromDay, toDay, fromNumber, toNumber, sourceId }: RegisterFilter): Promise<string> {
    const source = sourceId
      ? await this.database.read((reader) =>
          reader.select(pick(sourceTable, "name"), sql`FROM sources WHERE id = ${sourceId}`),
        )
      : [];
    const parts = [
      ...span("Tanggal", fromDay && longDate(fromDay), toDay && longDate(toDay)),
      ...span("No. Inventaris", fromNumber, toNumber),
      ...source.map(({ name }) => `Sumber: ${name}`),
    ];
    return parts.length === 0 ? "Seluruh koleksi" : parts.join(" · ");
  }

  private today(): string {
    return dayIn(this.options.timeZone, this.now());
  }
}

function span(label: string, from: string | null | undefined, to: string | null | undefined): string[] {
  const ends = [...(from ? [from] : []), ...(to ? [`sampai ${to}`] : [])];
  return ends.length === 0 ? [] : [`${label} ${!to && from ? `mulai ${from}` : ends.join(" ")}`];
}

function csvFile(pages: AsyncIterable<readonly RegisterLine[]>): AsyncIterable<string> {
  const header = registerColumns.map((column) => column.header);
  return csvOf(header, pages, (line) => [registerColumns.map(({ name }) => guardCell(line[name]))]);
}

function xlsxFile(pages: AsyncIterable<readonly RegisterLine[]>): AsyncIterable<Uint8Array> {
  const columns = registerColumns.map(({ name, ...column }) => ({
    ...column,
    value: (line: RegisterLine) => line[name],
  }));
  return writeXlsx("Buku Induk", columns, pages);
}
