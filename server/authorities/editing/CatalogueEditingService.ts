import { recordAudit } from "../../audit/recordAudit.js";
import type { BinKind } from "../../bin/binKinds.js";
import { putInBin } from "../../bin/putInBin.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { writeAgainIfTaken } from "../../platform/database/locking.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { readInput } from "../../platform/validation/readInput.js";
import { assertManages, type Viewer } from "../../viewer.js";
import type { CatalogueList, CatalogueRowOf } from "../catalogueReads.js";
import { deleteInput, mergeInput } from "./editingInput.js";
import { editingPlans, type RecordValues, valuesAfter, valuesOf } from "./editingPlans.js";
import { keepMoves, noteMoves } from "./recordBin.js";
import { countCopiesAt, holdBooksOf, isListed, moveBooks, type NamingBook, refreshBooks } from "./recordBooks.js";
import { deleteRecord, holdRecords, idOfKey, insertRecord, readRecord, writeRecord } from "./recordWrites.js";

/** The audit trail keeps so many of the books that a merge has moved. */
const MOST_BOOKS_TOLD = 50;

interface Target {
  readonly id: number;
  /** The input that names it. */
  readonly namedBy: string;
  /** A deletion can be undone, a merge cannot. */
  readonly isDeletion: boolean;
}

interface Merged<List extends CatalogueList> {
  readonly gone: CatalogueRowOf<List>;
  readonly remaining: CatalogueRowOf<List>;
  readonly binEntryIds: readonly number[];
}

export interface DeletedRecord {
  readonly id: number;
  readonly message: string;
  readonly binEntryIds: readonly number[];
}

/** Changes of the six lists that books point to. */
export class CatalogueEditingService {
  constructor(private readonly database: Database) {}

  /** @throws ConflictError where the list has such a record already. */
  async create<List extends CatalogueList>(viewer: Viewer, list: List, input: unknown): Promise<CatalogueRowOf<List>> {
    assertManages(viewer);
    const plan = editingPlans[list];
    const values = valuesAfter(plan, plan.blank, readInput(plan.newRecord, input));
    const draft = plan.draft(values);
    return writeAgainIfTaken(this.database, async (tx) => {
      await holdRecords(tx, list, []);
      const taken = await idOfKey(tx, list, draft.key);
      if (taken !== null) {
        await refuseClash(tx, list, taken, "Pakai data yang sudah ada itu.");
        // Only an import that nobody has decided on knows it so far.
        await writeRecord(tx, list, taken, draft);
      }
      const id = taken ?? (await insertRecord(tx, list, draft));
      const record = await recordToChange(tx, list, id);
      await recordAudit(tx, viewer, {
        action: `${plan.recordType}.create`,
        recordId: id,
        after: valuesOf(plan, record),
      });
      return record;
    });
  }

  /** What is left out of the input stays. @throws ConflictError where another record has that name. */
  async update<List extends CatalogueList>(
    viewer: Viewer,
    list: List,
    id: number,
    input: unknown,
  ): Promise<CatalogueRowOf<List>> {
    assertManages(viewer);
    const plan = editingPlans[list];
    const given = readInput(plan.changes, input);
    return writeAgainIfTaken(this.database, async (tx) => {
      await holdRecords(tx, list, [id]);
      const books = await holdBooksOf(tx, list, id);
      const before = valuesOf(plan, await recordToChange(tx, list, id));
      const after = valuesAfter(plan, before, given);
      const draft = plan.draft(after);
      const taken = await idOfKey(tx, list, draft.key);
      if (taken !== null && taken !== id) {
        await refuseClash(tx, list, taken, "Gabungkan kedua data ini jika memang sama.");
        throw new ConflictError(
          "Nama ini sedang dibawa oleh impor yang belum selesai. Tunggu impor itu, lalu coba lagi.",
        );
      }
      await writeRecord(tx, list, id, draft);
      const record = await recordToChange(tx, list, id);
      if (!sameValues(before, valuesOf(plan, record))) {
        await refreshBooks(tx, books, { words: list === "authors" && plan.title(before) !== plan.title(after) });
        await recordAudit(tx, viewer, {
          action: `${plan.recordType}.update`,
          recordId: id,
          before,
          after: valuesOf(plan, record),
        });
      }
      return record;
    });
  }

  /** Everything that names the record names the other one instead. Gives the one that remains. */
  async merge<List extends CatalogueList>(
    viewer: Viewer,
    list: List,
    id: number,
    input: unknown,
  ): Promise<CatalogueRowOf<List>> {
    assertManages(viewer);
    const { intoId } = readInput(mergeInput, input);
    const { remaining } = await this.mergeRecords(viewer, list, id, {
      id: intoId,
      namedBy: "intoId",
      isDeletion: false,
    });
    return remaining;
  }

  /** Into the bin; with a replacement, its books go over as in a merge. @throws ConflictError where something names the record and no replacement is given. */
  async delete(viewer: Viewer, list: CatalogueList, id: number, input: unknown): Promise<DeletedRecord> {
    assertManages(viewer);
    const { replacementId } = readInput(deleteInput, input);
    if (replacementId !== null && replacementId !== undefined) {
      const { gone, remaining, binEntryIds } = await this.mergeRecords(viewer, list, id, {
        id: replacementId,
        namedBy: "replacementId",
        isDeletion: true,
      });
      return { id, message: `${told(list, gone)} dihapus dan digantikan oleh ${told(list, remaining)}.`, binEntryIds };
    }
    return this.database.write(async (tx) => {
      await holdRecords(tx, list, [id]);
      const books = await holdBooksOf(tx, list, id);
      const record = await recordToChange(tx, list, id);
      const copies = list === "locations" ? await countCopiesAt(tx, id) : 0;
      if (books.length + copies > 0) {
        throw inUse(told(list, record), books, copies);
      }
      await deleteRecord(tx, list, id);
      const { recordType } = editingPlans[list];
      const binEntryIds = await binRecord(tx, viewer, list, record, null);
      await recordAudit(tx, viewer, {
        action: `${recordType}.delete`,
        recordId: id,
        before: valuesOf(editingPlans[list], record),
      });
      return { id, message: `${told(list, record)} dihapus.`, binEntryIds };
    });
  }

  private mergeRecords<List extends CatalogueList>(
    viewer: Viewer,
    list: List,
    id: number,
    target: Target,
  ): Promise<Merged<List>> {
    const plan = editingPlans[list];
    return this.database.write(async (tx) => {
      await holdRecords(tx, list, [id, target.id]);
      const books = await holdBooksOf(tx, list, id);
      const gone = await recordToChange(tx, list, id);
      if (target.id === id) {
        throw invalid(target.namedBy, "Pilih data lain: yang ini sendiri yang akan hilang.");
      }
      const into = await readRecord(tx, list, target.id);
      if (into === null) {
        throw invalid(target.namedBy, `${plan.label} pengganti tidak ditemukan.`);
      }
      const moves = target.isDeletion ? await noteMoves(tx, list, id, into.id, books) : [];
      await moveBooks(tx, list, id, into.id, books);
      await deleteRecord(tx, list, id);
      const binEntryIds = target.isDeletion ? await binRecord(tx, viewer, list, gone, into.id) : [];
      await keepMoves(tx, binEntryIds[0] ?? 0, moves);
      const remaining = await recordToChange(tx, list, into.id);
      await recordAudit(tx, viewer, {
        action: `${plan.recordType}.merge`,
        recordId: id,
        before: {
          ...valuesOf(plan, gone),
          booksCount: gone.booksCount,
          bookIds: books.slice(0, MOST_BOOKS_TOLD).map((book) => book.id),
        },
        after: { ...valuesOf(plan, remaining), booksCount: remaining.booksCount, intoId: remaining.id },
      });
      return { gone, remaining, binEntryIds };
    });
  }
}

async function recordToChange<List extends CatalogueList>(
  tx: Transaction,
  list: List,
  id: number,
): Promise<CatalogueRowOf<List>> {
  const record = await readRecord(tx, list, id);
  if (record === null) {
    throw new NotFoundError(`${editingPlans[list].label} ini tidak ditemukan.`);
  }
  return record;
}

/** Says which record has the name already; silent where that record is not there for readers. */
async function refuseClash(tx: Transaction, list: CatalogueList, id: number, wayOut: string): Promise<void> {
  const record = await readRecord(tx, list, id);
  if (record !== null) {
    const message = `${told(list, record)} sudah ada (nomor ${id}, ${record.booksCount} buku). ${wayOut}`;
    throw new ConflictError(message, [{ name: editingPlans[list].namedBy, message }]);
  }
}

/** As people read of it: Penulis “Andrea Hirata”. */
function told(list: CatalogueList, record: object): string {
  const plan = editingPlans[list];
  return `${plan.label} “${plan.title(valuesOf(plan, record))}”`;
}

function sameValues(before: RecordValues, after: RecordValues): boolean {
  return Object.keys(before).every((name) => before[name] === after[name]);
}

function binRecord<List extends CatalogueList>(
  tx: Transaction,
  viewer: Viewer,
  list: List,
  record: CatalogueRowOf<List>,
  replacementId: number | null,
): Promise<number[]> {
  const plan = editingPlans[list];
  const values = valuesOf(plan, record);
  return putInBin(tx, viewer, [
    {
      kind: plan.recordType as BinKind,
      recordId: record.id,
      label: plan.title(values),
      kept: { values, replacementId },
    },
  ]);
}

function inUse(record: string, books: readonly NamingBook[], copies: number): ConflictError {
  const binned = books.filter(({ deletedAt }) => deletedAt !== null).length;
  const uses = [
    [books.filter(isListed).length, "buku"],
    [binned, "buku di tempat sampah"],
    [copies, "eksemplar"],
  ]
    .filter(([count]) => Number(count) > 0)
    .map(([count, what]) => `${count} ${what}`);
  const message = `${record} masih dipakai ${uses.join(" dan ") || "impor yang belum selesai"}. Sebutkan penggantinya, lalu hapus lagi.`;
  return new ConflictError(message, [{ name: "replacementId", message }]);
}
