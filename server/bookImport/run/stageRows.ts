import { randomInt } from "node:crypto";

import type { CsvFile } from "../../platform/csv/csvUpload.js";
import { isDuplicateError, type Transaction } from "../../platform/database/Database.js";
import { insertCopies } from "../../books/copies/copyWriter.js";
import type { NewBook } from "../../books/record/NewBook.js";
import { insertBooks } from "../../books/writing/bookWriter.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { countOutcomes } from "../rows/ImportTotals.js";
import { KnownBooks } from "../rows/KnownBooks.js";
import { planRows, type RowOutcome } from "../rows/planRows.js";
import { type Chunk, type ChunkLimits, readChunks } from "../rows/readChunks.js";
import type { RunningImport } from "./RunningImport.js";

const MAX_TRIES = 5;
/** Letters and digits that are not easily confused by scanners or readers. */
const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A file and how it is imported. */
export interface ImportSource {
  readonly file: CsvFile;
  readonly format: ImportFormat;
  readonly limits: ChunkLimits;
  /** Aborted before the import is committed, nothing of it stays. */
  readonly signal?: AbortSignal | undefined;
}

interface StagedChunk {
  readonly outcomes: readonly RowOutcome[];
  /** How much of the file is done with it, 0 to 1. */
  readonly share: number;
}

/** Writes every row of a file, hidden from readers, each chunk in one short transaction while others write in between. */
export async function* stageRows(
  running: RunningImport,
  { file, format, limits, signal }: ImportSource,
): AsyncGenerator<StagedChunk> {
  const codePrefix = `${newCodePrefix()}-`;
  for await (const chunk of readChunks(file, format, limits)) {
    signal?.throwIfAborted();
    yield { outcomes: await writeChunk(running, chunk, codePrefix), share: chunk.share };
    await running.yieldToOtherWriters();
  }
}

async function writeChunk(running: RunningImport, chunk: Chunk, codePrefix: string): Promise<readonly RowOutcome[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await running.stage((tx) => writeRows(tx, running, chunk, codePrefix));
    } catch (error) {
      // Another request took an item code or slug between our read and our write; a retry reads again and sees it.
      if (tries === MAX_TRIES || !isDuplicateError(error)) {
        throw error;
      }
    }
  }
}

async function writeRows(
  tx: Transaction,
  running: RunningImport,
  { rows, share }: Chunk,
  codePrefix: string,
): Promise<readonly RowOutcome[]> {
  const imported = rows.flatMap((row) => ("imported" in row ? row.imported : []));
  const known = await KnownBooks.load([tx], imported, running.id);
  const { books, addedCopies, outcomes } = planRows(rows, known, codePrefix);
  const options = { importId: running.id, listed: false, now: new Date() };
  await insertBooks(
    tx,
    books.map(({ row, copies }): NewBook => ({ ...row.book, copies })),
    options,
  );
  await insertCopies(
    tx,
    addedCopies.flatMap(({ book: of, copies }) => copies.map((copy) => ({ ...copy, bookId: of.id ?? 0 }))),
    options,
  );
  await running.saveProgress(tx, share, countOutcomes(outcomes));
  return outcomes;
}

/**
 * `E7QK2M`: random for every import, so that its item codes collide neither with existing ones nor with another
 * import's.
 */
function newCodePrefix(): string {
  return `E${Array.from({ length: 5 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("")}`;
}
