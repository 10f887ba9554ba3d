import { csvOf, guardCell } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import type { LibraryTime } from "../../circulation/policy/lendingDay.js";
import type { PrintedLetterhead } from "../../platform/pdf/signatures.js";
import { writeXlsx } from "../../platform/spreadsheets/writeXlsx.js";
import type { Viewer } from "../../viewer.js";
import type { ReportRangeArgs } from "../figures/reportRange.js";
import { drawForm } from "./pdf/formPdf.js";
import type { FormCell, FormKind, ReportForm } from "./ReportForm.js";
import { ReportFormService } from "./ReportFormService.js";

export const FORM_FORMATS = ["csv", "xlsx", "pdf"] as const;
export type FormFormat = (typeof FORM_FORMATS)[number];

const FILE_NAMES: Readonly<Record<FormKind, string>> = {
  periodic: "laporan-perpustakaan",
  loans: "peminjaman-per-bulan",
  accessions: "tambahan-koleksi",
  national: "statistik-iplm",
  work: "kinerja-petugas",
};
/** More titles in a year than any school gets. */
const MOST_ROWS = 5_000;
const WIDTHS = { first: 34, other: 16 } as const;

interface ExportOptions {
  /** The project's folder. */
  readonly root: string;
  readonly readLetterhead: () => Promise<PrintedLetterhead>;
}

type Cells = readonly FormCell[];

/** Writes what is handed in into files: for a spreadsheet, and to print and sign. */
export class ReportFormExportService {
  private readonly forms: ReportFormService;

  constructor(
    database: Database,
    time: LibraryTime,
    private readonly options: ExportOptions,
  ) {
    this.forms = new ReportFormService(database, time);
  }

  /** @throws ValidationError */
  async export(
    viewer: Viewer,
    kind: FormKind,
    range: ReportRangeArgs,
    format: FormFormat,
  ): Promise<{ readonly fileName: string; readonly chunks: AsyncIterable<string | Uint8Array> }> {
    const form = await this.forms.form(viewer, kind, range, MOST_ROWS);
    const fileName = `${FILE_NAMES[kind]}-${form.from}-${form.to}.${format}`;
    if (format === "pdf") {
      const letterhead = await this.options.readLetterhead();
      return { fileName, chunks: drawForm({ form, letterhead, root: this.options.root }) };
    }
    return { fileName, chunks: format === "csv" ? csvFile(form) : xlsxFile(form) };
  }
}

const HEADER = (form: ReportForm) => `${form.title}: ${form.period}`;

/** Every section below the other, each under its name and its headings. */
async function* pagesOf({ sections }: ReportForm): AsyncGenerator<Cells[]> {
  for (const { title, note, columns, rows } of sections) {
    yield [[], [title], ...(note === null ? [] : [[note]]), columns.map(({ label }) => label)];
    for (let first = 0; first < rows.length; first += 500) {
      yield rows.slice(first, first + 500).map(({ cells }) => cells);
    }
    await Promise.resolve();
  }
}

function csvFile(form: ReportForm): AsyncIterable<string> {
  return csvOf([HEADER(form)], pagesOf(form), (cells) => [cells.map(guardCell)]);
}

function xlsxFile(form: ReportForm): AsyncIterable<Uint8Array> {
  const width = Math.max(1, ...form.sections.map(({ columns }) => columns.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    header: index === 0 ? HEADER(form) : "",
    width: index === 0 ? WIDTHS.first : WIDTHS.other,
    kind: "text" as const,
    value: (cells: Cells) => cells[index] ?? null,
  }));
  return writeXlsx(form.title, columns, pagesOf(form));
}
