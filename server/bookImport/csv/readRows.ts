import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";

import { type CsvError, parse } from "csv-parse";

import { type CsvFormat, recogniseFormat, unescapeBackslashes } from "./csvFormat.js";
import { fileError, type SpooledFile } from "./spoolFile.js";

/** One row of the file; its number is the one a spreadsheet shows beside it. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

const BEGINNING_BYTES = 262_144;
const LONGEST_ROW = 1_048_576;
/** The parser measures what stands in a row's cells; a row of separators alone would grow without an end. */
const LONGEST_WITHOUT_ROW = 4 * LONGEST_ROW;
/** What `csv-stringify` puts before a cell that a spreadsheet would take for a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** What has to be known of a file to read its rows. */
type RowFormat = Pick<CsvFormat, "separator" | "rowsBefore" | "backslashes">;

export async function formatOf(file: SpooledFile): Promise<CsvFormat> {
  return recogniseFormat(await beginningOf(file));
}

/** Enough of the text to recognise its header by. */
export async function beginningOf({ path, encoding }: SpooledFile): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead), { stream: true });
  } finally {
    await file.close();
  }
}

/** The rows behind the header, one after the other: however long the file is, one row and one block of it are in memory. */
export async function* readRows(
  file: SpooledFile,
  format: RowFormat,
  onBytes: (read: number) => void,
): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: format.separator,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    max_record_size: LONGEST_ROW,
  });
  // A failure destroys the parser, which the loop below then throws.
  pipeline(Readable.from(rowsWithin(texts(file, format, onBytes), () => parser.info.records)), parser, () => undefined);
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > format.rowsBefore && record.some((cell) => cell.trim() !== "")) {
        yield { number, cells: record.map((cell) => cell.replace(FORMULA_GUARD, "")) };
      }
    }
  } catch (error) {
    throw readable(error, parser.info.records + 1);
  }
}

/** Passes the text on while rows come of it. */
async function* rowsWithin(pieces: AsyncIterable<string>, rowsSoFar: () => number): AsyncGenerator<string> {
  let rows = 0;
  let letters = 0;
  for await (const piece of pieces) {
    letters = rowsSoFar() === rows ? letters + piece.length : piece.length;
    rows = rowsSoFar();
    if (letters > LONGEST_WITHOUT_ROW) {
      throw fileError(`Baris ${rows + 1} terlalu panjang. Betulkan baris itu, lalu impor lagi.`);
    }
    yield piece;
  }
}

async function* texts(
  { path, encoding }: SpooledFile,
  { backslashes }: RowFormat,
  onBytes: (read: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let read = 0;
  let held = "";
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    read += bytes.length;
    onBytes(read);
    const text = held + decoder.decode(bytes, { stream: true });
    held = halfAtEnd(text);
    const whole = text.slice(0, text.length - held.length);
    yield backslashes ? unescapeBackslashes(whole) : whole;
  }
  yield held + decoder.decode();
}

/** An escape may fall between two blocks, and a lone end of line may be half of one. */
function halfAtEnd(text: string): string {
  const last = text.at(-1);
  if (last === "\r") {
    return last;
  }
  let backslashes = 0;
  while (text.at(-1 - backslashes) === "\\") {
    backslashes += 1;
  }
  return backslashes % 2 === 1 ? "\\" : "";
}

function readable(error: unknown, row: number): unknown {
  const code = (error as CsvError | null)?.code;
  if (code === "CSV_QUOTE_NOT_CLOSED" || code === "CSV_MAX_RECORD_SIZE") {
    return fileError(`Baris ${row}: tanda kutip (") dibuka dan tidak ditutup. Betulkan baris itu, lalu impor lagi.`);
  }
  return code?.startsWith("CSV_")
    ? fileError(`Baris ${row} tidak terbaca sebagai CSV. Betulkan baris itu, lalu impor lagi.`)
    : error;
}
