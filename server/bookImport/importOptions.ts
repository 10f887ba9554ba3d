import type { ChunkLimits } from "./rows/readChunks.js";

/** Everything is streamed, so these only exclude invalid files, not large libraries. */
export const IMPORT_LIMITS = { fileBytes: 512 * 1_048_576, rows: 1_000_000 } as const;
const ROWS_PER_WRITE = 500;

/** What both services of the import are made with. */
export interface ImportOptions {
  readonly dataDir: string;
  readonly limits?: { readonly fileBytes?: number; readonly rows?: number };
  readonly rowsPerWrite?: number;
}

export function uploadOptions({ dataDir, limits }: ImportOptions, signal: AbortSignal | undefined) {
  return { dataDir, maxBytes: limits?.fileBytes ?? IMPORT_LIMITS.fileBytes, signal };
}

export function chunkLimits({ limits, rowsPerWrite }: ImportOptions): ChunkLimits {
  return { rowsPerChunk: rowsPerWrite ?? ROWS_PER_WRITE, mostRows: limits?.rows ?? IMPORT_LIMITS.rows };
}
