import type { ByteLimit } from "../platform/files/writeUpload.js";
import { HEADINGS } from "./csv/importColumns.js";
import { csvOfBooks } from "./dumps/csvOfBooks.js";
import type { ChunkLimits } from "./rows/readChunks.js";

/** Everything is streamed, so these only exclude invalid files, not large libraries. */
export const IMPORT_LIMITS = { fileBytes: 512 * 1_048_576, rows: 1_000_000 } as const;
const ROWS_PER_WRITE = 500;
/** By which the sheet of a workbook is found that has books. */
export const KNOWN_HEADINGS = { headings: HEADINGS, secrets: [] };

/** What both services of the import are made with. */
export interface ImportOptions {
  readonly dataDir: string;
  readonly limits?: { readonly fileBytes?: number; readonly rows?: number };
  /** What the library has chosen; never more than `IMPORT_LIMITS`. */
  readonly fileBytes?: ByteLimit;
  readonly rowsPerWrite?: number;
}

export async function uploadOptions({ dataDir, limits, fileBytes }: ImportOptions, signal: AbortSignal | undefined) {
  const most = limits?.fileBytes ?? IMPORT_LIMITS.fileBytes;
  return {
    dataDir,
    maxBytes: fileBytes ? Math.min(most, await fileBytes()) : most,
    signal,
    known: KNOWN_HEADINGS,
    toCsv: csvOfBooks,
  };
}

export function chunkLimits({ limits, rowsPerWrite }: ImportOptions): ChunkLimits {
  return { rowsPerChunk: rowsPerWrite ?? ROWS_PER_WRITE, mostRows: limits?.rows ?? IMPORT_LIMITS.rows };
}
