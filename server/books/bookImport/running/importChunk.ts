import { type Database, isDuplicate, type Transaction } from "../../../database/Database.js";
import type { NewBook, NewCopy } from "../../bookRecord/NewBook.js";
import { insertBooks } from "../../bookWriter.js";
import { insertCopies } from "../../copyWriter.js";
import { findDuplicate } from "../rows/duplicateRows.js";
import type { ImportedBook, RowReading } from "../rows/importedBook.js";
import { holdImport, type ImportCounts, noteProgress } from "../journal/importJournal.js";
import type { RowReport } from "../rows/importReport.js";
import { type KnownBook, KnownBooks } from "../rows/knownBooks.js";

export interface RunningImport {
  readonly id: number;
  readonly owner: string;
  /** Begins every code that this import makes. */
  readonly codePrefix: string;
}

export interface ChunkResult {
  readonly counts: ImportCounts;
  readonly reports: readonly RowReport[];
}

const MOST_TRIES = 5;

/** Writes one chunk of rows, hidden from readers, in one short transaction. */
export async function writeChunk(database: Database, running: RunningImport, rows: readonly RowReading[]): Promise<ChunkResult> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.write((tx) => stageRows(tx, running, rows));
    } catch (error) {
      // Between our look and our write, the desk has taken a code or a slug: looking again sees it.
      if (tries === MOST_TRIES || !isDuplicate(error)) {
        throw error;
      }
    }
  }
}

interface PlannedBook {
  readonly row: ImportedBook;
  readonly known: KnownBook;
  readonly copies: NewCopy[];
}

async function stageRows(tx: Transaction, running: RunningImport, rows: readonly RowReading[]): Promise<ChunkResult> {
  await holdImport(tx, running.id, running.owner, "staging");
  const known = await KnownBooks.load(tx, rows.flatMap((row) => ("imported" in row ? row.imported : [])), running.id);
  const planned: PlannedBook[] = [];
  const addedCopies: (NewCopy & { readonly bookId: number })[] = [];
  const reports: RowReport[] = [];
  for (const reading of rows) {
    if ("refused" in reading) {
      reports.push({ row: reading.row, outcome: "ditolak", reason: reading.refused.map(({ name, message }) => `Kolom “${name}”: ${message}.`).join(" ") });
      continue;
    }
    const row = reading.imported;
    const duplicate = findDuplicate(row, known);
    if (!duplicate) {
      const book: KnownBook = { ...row, title: row.book.title, id: null, row: row.row.number };
      known.add(book, row.itemCodes);
      planned.push({ row, known: book, copies: copiesOf(row, row.itemCodes, row.copies, running.codePrefix, null) });
      continue;
    }
    reports.push({ row: row.row, outcome: "duplikat", reason: duplicate.reason });
    if (duplicate.addedCodes.length > 0) {
      const copies = copiesOf(row, duplicate.addedCodes, 0, running.codePrefix, row.book.location ?? null);
      const sameChunk = planned.find((book) => book.known === duplicate.of);
      if (sameChunk) {
        sameChunk.copies.push(...copies);
      } else {
        addedCopies.push(...copies.map((copy) => ({ ...copy, bookId: duplicate.of.id ?? 0 })));
      }
      known.add(duplicate.of, duplicate.addedCodes);
    }
  }
  const options = { importId: running.id, listed: false, now: new Date() };
  const books: NewBook[] = planned.map(({ row, copies }) => ({ ...row.book, copies }));
  await insertBooks(tx, books, options);
  await insertCopies(tx, addedCopies, options);
  const refused = reports.filter((report) => report.outcome === "ditolak").length;
  const copies = addedCopies.length + planned.reduce((total, book) => total + book.copies.length, 0);
  const counts = { rows: rows.length, books: books.length, copies, refused, duplicates: reports.length - refused };
  await noteProgress(tx, running.id, counts);
  return { counts, reports };
}

/** The copies of a row: one for each code, and as many more with codes of our own as it announces. */
function copiesOf(row: ImportedBook, codes: readonly string[], announced: number, prefix: string, location: NewBook["location"]): NewCopy[] {
  const made = Array.from({ length: Math.max(0, announced - codes.length) }, (_, index) => `${prefix}${row.row.number}-${index + 1}`);
  return [...codes, ...made].map((itemCode) => {
    const place = row.itemCodes.indexOf(itemCode);
    const inventoryCode = row.inventoryCodes[place >= 0 ? place : row.itemCodes.length + made.indexOf(itemCode)] ?? null;
    return { itemCode, inventoryCode, condition: row.condition, location: location ?? null };
  });
}
