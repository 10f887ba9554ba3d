import { readBook, type RowReading } from "../rows/importedBook.js";
import type { CsvFormat } from "./csvFormat.js";
import { readRows } from "./readRows.js";
import { fileError, type SpooledFile } from "./spoolFile.js";

export interface Chunk {
  readonly rows: readonly RowReading[];
  /** How much of the file has been read by then, 0 to 1. */
  readonly share: number;
}

interface ChunkLimits {
  readonly rowsPerChunk: number;
  readonly mostRows: number;
}

/** A class set has hundreds of copies a title: so many at a time keep everybody's wait as short as usual. */
const MOST_COPIES = 2_000;
/** MariaDB takes 16 MB a statement, which a million letters of any script fit into, escaped or not. */
const MOST_LETTERS = 1_000_000;

/** The rows of a file with what they mean, as many at a time as one short write takes. @throws DomainError for a file that cannot be read to its end. */
export async function* readChunks(
  file: SpooledFile,
  format: CsvFormat,
  { rowsPerChunk, mostRows }: ChunkLimits,
): AsyncGenerator<Chunk> {
  let bytesRead = 0;
  let total = 0;
  let rows: RowReading[] = [];
  let copies = 0;
  let letters = 0;
  for await (const row of readRows(file, format, (read) => {
    bytesRead = read;
  })) {
    const reading = readBook(row, format);
    copies += "imported" in reading ? reading.imported.copies : 0;
    // An empty cell takes room as well.
    letters += row.cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    rows.push(reading);
    total += 1;
    if (total > mostRows) {
      throw fileError(
        `Berkas berisi lebih dari ${mostRows.toLocaleString("id-ID")} baris. Bagi menjadi beberapa berkas.`,
      );
    }
    if (rows.length >= rowsPerChunk || copies >= MOST_COPIES || letters >= MOST_LETTERS) {
      yield { rows, share: bytesRead / file.bytes };
      rows = [];
      copies = 0;
      letters = 0;
    }
  }
  if (rows.length > 0) {
    yield { rows, share: 1 };
  }
  if (total === 0) {
    throw fileError("Berkas hanya berisi nama kolom, tanpa buku.");
  }
}
