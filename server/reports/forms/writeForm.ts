import { csvOf, guardCell } from "../../platform/csv/spreadsheets.js";
import type { PrintedLetterhead } from "../../platform/pdf/signatures.js";
import { writeXlsx } from "../../platform/spreadsheets/writeXlsx.js";
import { drawForm } from "./pdf/formPdf.js";
import type { FormCell, PrintableForm } from "./ReportForm.js";

export const FORM_FORMATS = ["csv", "xlsx", "pdf"] as const;
export type FormFormat = (typeof FORM_FORMATS)[number];

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const FORM_TYPES = { csv: "text/csv", xlsx: XLSX, pdf: "application/pdf" } as const;

const WIDTHS = { first: 34, other: 16 } as const;

export interface ExportOptions {
  /** The project's folder. */
  readonly root: string;
  readonly readLetterhead: () => Promise<PrintedLetterhead>;
}

interface FormFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

/** A form as a file: for a spreadsheet, or to print and sign. */
export async function writeForm(
  form: PrintableForm,
  name: string,
  format: FormFormat,
  { root, readLetterhead }: ExportOptions,
): Promise<FormFile> {
  const fileName = `${name}.${format}`;
  if (format === "pdf") return { fileName, chunks: drawForm({ form, letterhead: await readLetterhead(), root }) };
  return { fileName, chunks: format === "csv" ? csvFile(form) : xlsxFile(form) };
}

type Cells = readonly FormCell[];

const HEADER = (form: PrintableForm) => `${form.title}: ${form.period}`;

/** Every section below the other, each under its name and its headings. */
async function* pagesOf({ sections }: PrintableForm): AsyncGenerator<Cells[]> {
  for (const { title, note, columns, rows } of sections) {
    yield [[], [title], ...(note === null ? [] : [[note]]), columns.map(({ label }) => label)];
    for (let first = 0; first < rows.length; first += 500) {
      yield rows.slice(first, first + 500).map(({ cells }) => cells);
    }
    await Promise.resolve();
  }
}

function csvFile(form: PrintableForm): AsyncIterable<string> {
  return csvOf([HEADER(form)], pagesOf(form), (cells) => [cells.map(guardCell)]);
}

function xlsxFile(form: PrintableForm): AsyncIterable<Uint8Array> {
  const width = Math.max(1, ...form.sections.map(({ columns }) => columns.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    header: index === 0 ? HEADER(form) : "",
    width: index === 0 ? WIDTHS.first : WIDTHS.other,
    kind: "text" as const,
    value: (cells: Cells) => cells[index] ?? null,
  }));
  return writeXlsx(form.title, columns, pagesOf(form));
}
