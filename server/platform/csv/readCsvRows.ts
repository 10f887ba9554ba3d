import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";

import { type CsvError, parse } from "csv-parse";
import { parse as parseSync } from "csv-parse/sync";

import { fileError, type CsvFile } from "./csvUpload.js";
import { unguardFormula } from "./spreadsheets.js";

/** One row of the file, with the row number that a spreadsheet shows. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

const SAMPLE_BYTES = 262_144;
const MAX_ROW_BYTES = 1_048_576;
/** The parser limits the text of cells only; a row of separators alone could grow without limit. */
const MAX_CHARACTERS_WITHOUT_ROW = 4 * MAX_ROW_BYTES;

/** What is needed to read a file's rows. */
export interface RowFormat {
  readonly separator: string;
  /** Rows before the first record: the header, and a spreadsheet's `sep=;`. */
  readonly rowsBefore: number;
  /** MySQL's `\"` and `\'` instead of CSV's doubled quotes, as SLiMS writes them. */
  readonly backslashes: boolean;
}

export const SEPARATORS = [",", ";", "\t", "|"] as const;

/** How every file is parsed: people's files keep few rules. */
const LENIENT = {
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ["\r\n", "\n", "\r"],
};

/** Enough of the text to recognise its header by. */
export async function readSample({ path, encoding }: CsvFile): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead), { stream: true });
  } finally {
    await file.close();
  }
}

/** The first records of a sample, blank ones included. */
export function parseFirstRecords(sample: string, separator: string, count: number): string[][] {
  const records: string[][] = [];
  try {
    parseSync(sample, {
      ...LENIENT,
      delimiter: separator,
      to: count,
      on_record: (record: string[]) => {
        records.push(record);
        return record;
      },
    });
  } catch {
    // The sample may end inside a quoted cell; errors of the whole file are found when it is read.
  }
  return records;
}

/** The rows after the header, streamed: only one row and one block of the file are in memory. */
export async function* readRows(
  file: CsvFile,
  format: RowFormat,
  onBytes: (read: number) => void,
): AsyncGenerator<FileRow> {
  const parser = parse({
    ...LENIENT,
    delimiter: format.separator,
    max_record_size: MAX_ROW_BYTES,
  });
  // A failure destroys the parser, which the loop below then throws.
  pipeline(
    Readable.from(assertRowsBounded(decodeText(file, format, onBytes), () => parser.info.records)),
    parser,
    () => undefined,
  );
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > format.rowsBefore && record.some((cell) => cell.trim() !== "")) {
        yield { number, cells: record.map(unguardFormula) };
      }
    }
  } catch (error) {
    throw toFileError(error, parser.info.records + 1);
  }
}

/** Forwards the text as long as the parser yields rows. */
async function* assertRowsBounded(chunks: AsyncIterable<string>, rowsSoFar: () => number): AsyncGenerator<string> {
  let rows = 0;
  let characters = 0;
  for await (const chunk of chunks) {
    characters = rowsSoFar() === rows ? characters + chunk.length : chunk.length;
    rows = rowsSoFar();
    if (characters > MAX_CHARACTERS_WITHOUT_ROW) {
      throw fileError(`Baris ${rows + 1} terlalu panjang. Perbaiki baris itu, lalu impor lagi.`);
    }
    yield chunk;
  }
}

async function* decodeText(
  { path, encoding }: CsvFile,
  { backslashes }: RowFormat,
  onBytes: (read: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let read = 0;
  let pending = "";
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    read += bytes.length;
    onBytes(read);
    const text = pending + decoder.decode(bytes, { stream: true });
    pending = incompleteEnding(text);
    const whole = text.slice(0, text.length - pending.length);
    yield backslashes ? unescapeBackslashes(whole) : whole;
  }
  yield pending + decoder.decode();
}

/** An escape may fall between two blocks, and a lone end of line may be half of one. */
function incompleteEnding(text: string): string {
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

/** Turns MySQL's escapes into CSV's. */
export function unescapeBackslashes(text: string): string {
  return text.replace(/\\(["'\\nr])/gu, (_, escaped: string) =>
    escaped === '"' ? '""' : escaped === "n" ? "\n" : escaped === "r" ? "" : escaped,
  );
}

function toFileError(error: unknown, row: number): unknown {
  const code = (error as CsvError | null)?.code;
  if (code === "CSV_QUOTE_NOT_CLOSED" || code === "CSV_MAX_RECORD_SIZE") {
    return fileError(`Baris ${row}: tanda kutip (") dibuka dan tidak ditutup. Perbaiki baris itu, lalu impor lagi.`);
  }
  return code?.startsWith("CSV_")
    ? fileError(`Baris ${row} tidak terbaca sebagai CSV. Perbaiki baris itu, lalu impor lagi.`)
    : error;
}
