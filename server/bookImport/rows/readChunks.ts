import { parseRow } from "./parseRow.js";
import { prepareRow } from "./prepareRow.js";
import type { ParsedRow } from "./ImportedBook.js";
import { type CsvFile, fileError } from "../../platform/csv/csvUpload.js";
import { type FileRow, readRows } from "../../platform/csv/readCsvRows.js";
import type { ImportFormat } from "../csv/importFormat.js";

export interface Chunk {
  readonly rows: readonly ParsedRow[];
  /** How much of the file has been read by then, 0 to 1. */
  readonly share: number;
}

export interface ChunkLimits {
  readonly rowsPerChunk: number;
  readonly mostRows: number;
}

/** A class set has hundreds of copies per title: this many per transaction keep other writers' waits short. */
const MAX_COPIES_PER_CHUNK = 2_000;
/** MariaDB's limit is 16 MB per statement; a million characters of any script fit, escaped or not. */
const MAX_CHARACTERS_PER_CHUNK = 1_000_000;

/**
 * The parsed rows of a file in chunks that fit one short transaction.
 * @throws DomainError for a file that cannot be read to its end.
 */
export async function* readChunks(
  file: CsvFile,
  format: ImportFormat,
  { rowsPerChunk, mostRows }: ChunkLimits,
): AsyncGenerator<Chunk> {
  let bytesRead = 0;
  let total = 0;
  let rows: ParsedRow[] = [];
  let copies = 0;
  let characters = 0;
  for await (const row of readRows(file, format, (read) => {
    bytesRead = read;
  })) {
    const parsedRow = readRow(row, format);
    copies += "imported" in parsedRow ? parsedRow.imported.copies : 0;
    // An empty cell takes room as well.
    characters += row.cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    rows.push(parsedRow);
    total += 1;
    if (total > mostRows) {
      throw fileError(
        `Berkas berisi lebih dari ${mostRows.toLocaleString("id-ID")} baris. Bagi menjadi beberapa berkas.`,
      );
    }
    if (rows.length >= rowsPerChunk || copies >= MAX_COPIES_PER_CHUNK || characters >= MAX_CHARACTERS_PER_CHUNK) {
      yield { rows, share: bytesRead / file.bytes };
      rows = [];
      copies = 0;
      characters = 0;
    }
  }
  if (rows.length > 0) {
    yield { rows, share: 1 };
  }
  if (total === 0) {
    throw fileError("Berkas hanya berisi nama kolom, tanpa buku.");
  }
}

/** One row in its file's own shape; a report of it has the cells of the file. */
function readRow(row: FileRow, format: ImportFormat): ParsedRow {
  const prepared = prepareRow(row, format);
  const parsed = parseRow(prepared.row, prepared.format);
  if ("refused" in parsed) return { ...parsed, row };
  return {
    row,
    imported: { ...parsed.imported, row, codesAreNumbers: prepared.codesAreNumbers, isItem: format.isItems },
  };
}

/** Reads the next chunk while the one before is written, which on MariaDB another process does. */
export async function* oneAhead(chunks: AsyncGenerator<Chunk>): AsyncGenerator<Chunk> {
  try {
    let next = chunks.next();
    for (;;) {
      const read = await next;
      if (read.done) {
        return;
      }
      next = chunks.next();
      // Whoever asks for the next chunk is told of its failure.
      next.catch(() => undefined);
      yield read.value;
    }
  } finally {
    await chunks.return(undefined);
  }
}
