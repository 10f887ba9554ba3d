import sql from "sql-template-tag";

import { moveToBin } from "../../bin/moveToBin.js";
import type { AuditValues } from "../../platform/database/auditChange.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import type { AuthorityList, AuthorityRow } from "../authorityReads.js";
import { type KeptVariants, passOnVariants } from "../variants/mergedVariants.js";
import { deleteInput, mergeInput } from "./editingInput.js";
import { recordTables } from "./findOrCreate.js";
import { editingPlans, mergeValues } from "./editingPlans.js";
import { type OtherUse, type RecordBooks, type ReferencingBook, searchedLists } from "./RecordBooks.js";
import { saveMoves } from "./recordBinHandlers.js";
import { deleteRecord, recordLock, findIdByKey, insertRecord, findRecord } from "./recordWriter.js";

/** The audit entry of a merge lists at most so many books. */
const MAX_AUDITED_BOOKS = 50;

interface MergeTarget {
  readonly id: number;
  /** The input that names it. */
  readonly inputField: string;
}

interface MergeResult<List extends AuthorityList> {
  readonly removed: AuthorityRow<List>;
  readonly remaining: AuthorityRow<List>;
  readonly binEntryIds: readonly number[];
}

export interface DeletedRecord {
  readonly id: number;
  readonly message: string;
  readonly binEntryIds: readonly number[];
}

/** Changes of the six lists that books point to. */
export class AuthorityEditingService {
  constructor(
    private readonly database: Database,
    private readonly recordBooks: RecordBooks,
  ) {}

  /** @throws ConflictError where the list has such a record already. */
  async create<List extends AuthorityList>(viewer: Viewer, list: List, input: unknown): Promise<AuthorityRow<List>> {
    assertCanManage(viewer, "catalogue");
    const plan = editingPlans[list];
    const values = mergeValues(plan, plan.emptyValues, parseInput(plan.newRecord, input));
    const draft = plan.draft(values);
    const options = { viewer, locks: [recordLock(list, [])], retryOnDuplicate: true };
    return this.database.write(options, async (tx) => {
      const existingId = await findIdByKey(tx, list, draft.key);
      if (existingId !== null) {
        await throwIfTaken(tx, list, existingId, "Pakai data yang sudah ada itu.");
        // So far it is only known to an uncommitted import.
        await recordTables[list].update(tx, existingId, draft);
      }
      const id = existingId ?? (await insertRecord(tx, list, draft));
      const record = await requireRecord(tx, list, id);
      return {
        result: record,
        audit: [
          {
            action: `${plan.recordType}.create`,
            recordId: id,
            after: plan.valuesOf(record),
          },
        ],
      };
    });
  }

  /** Omitted fields keep their value. @throws ConflictError if another record has that name. */
  async update<List extends AuthorityList>(
    viewer: Viewer,
    list: List,
    id: number,
    input: unknown,
  ): Promise<AuthorityRow<List>> {
    assertCanManage(viewer, "catalogue");
    const plan = editingPlans[list];
    const given = parseInput(plan.changes, input);
    const options = { viewer, locks: [recordLock(list, [id])], retryOnDuplicate: true };
    return this.database.write(options, async (tx) => {
      const books = await this.recordBooks.lock(tx, list, id);
      const before = plan.valuesOf(await requireRecord(tx, list, id));
      const after = mergeValues(plan, before, given);
      const draft = plan.draft(after);
      const existingId = await findIdByKey(tx, list, draft.key);
      if (existingId !== null && existingId !== id) {
        await throwIfTaken(tx, list, existingId, "Gabungkan kedua data ini jika memang sama.");
        throw new ConflictError("Nama ini sedang dipakai impor yang belum selesai. Tunggu impor itu, lalu coba lagi.");
      }
      await recordTables[list].update(tx, id, draft);
      const record = await requireRecord(tx, list, id);
      if (JSON.stringify(before) === JSON.stringify(plan.valuesOf(record))) {
        return { result: record, audit: [] };
      }
      const [from, to] = [plan.title(before), plan.title(after)];
      await this.recordBooks.touch(tx, books, searchedLists.has(list) && from !== to ? { list, from, to } : null);
      return {
        result: record,
        audit: [{ action: `${plan.recordType}.update`, recordId: id, before, after: plan.valuesOf(record) }],
      };
    });
  }

  /** Everything that names the record names the other one instead. The bin has the way back. */
  async merge<List extends AuthorityList>(
    viewer: Viewer,
    list: List,
    id: number,
    input: unknown,
  ): Promise<MergeResult<List>> {
    assertCanManage(viewer, "catalogue");
    const { intoId } = parseInput(mergeInput, input);
    return this.mergeRecords(viewer, list, id, { id: intoId, inputField: "intoId" });
  }

  /**
   * Into the bin; with a replacement, its books go over as in a merge.
   * @throws ConflictError where something names the record and no replacement is given.
   */
  async delete(viewer: Viewer, list: AuthorityList, id: number, input: unknown): Promise<DeletedRecord> {
    assertCanManage(viewer, "catalogue");
    const { replacementId } = parseInput(deleteInput, input);
    if (replacementId !== null && replacementId !== undefined) {
      const { removed, remaining, binEntryIds } = await this.mergeRecords(viewer, list, id, {
        id: replacementId,
        inputField: "replacementId",
      });
      return {
        id,
        message: `${recordLabel(list, removed)} dihapus dan digantikan oleh ${recordLabel(list, remaining)}.`,
        binEntryIds,
      };
    }
    return this.database.write({ viewer, locks: [recordLock(list, [id])] }, async (tx) => {
      const books = await this.recordBooks.lock(tx, list, id);
      const record = await requireRecord(tx, list, id);
      const others = await this.recordBooks.otherUses(tx, list, id);
      if (books.length > 0 || others.some(({ count }) => count > 0)) {
        throw inUseError(recordLabel(list, record), books, others);
      }
      await assertWithoutLoanRules(tx, list, record);
      const variants = await passOnVariants(tx, list, { id, title: titleOf(list, record) }, null);
      await deleteRecord(tx, list, id);
      const { recordType } = editingPlans[list];
      const binEntryIds = await moveRecordToBin(tx, viewer, list, { record, replacement: null, variants });
      return {
        result: { id, message: `${recordLabel(list, record)} dihapus.`, binEntryIds },
        audit: [
          {
            action: `${recordType}.delete`,
            recordId: id,
            before: auditValuesOf(list, record),
          },
        ],
      };
    });
  }

  private mergeRecords<List extends AuthorityList>(
    viewer: Viewer,
    list: List,
    id: number,
    target: MergeTarget,
  ): Promise<MergeResult<List>> {
    const plan = editingPlans[list];
    return this.database.write({ viewer, locks: [recordLock(list, [id, target.id])] }, async (tx) => {
      const books = await this.recordBooks.lock(tx, list, id);
      const removed = await requireRecord(tx, list, id);
      if (target.id === id) {
        throw invalid(target.inputField, "Pilih data lain, karena data ini akan dihapus.");
      }
      const into = await findRecord(tx, list, target.id);
      if (into === null) {
        throw invalid(target.inputField, `${plan.label} pengganti tidak ditemukan.`);
      }
      await assertWithoutLoanRules(tx, list, removed);
      const moves = await this.recordBooks.collectMoves(tx, list, id, into.id, books);
      await this.recordBooks.reassign(tx, list, id, into.id, books);
      const variants = await passOnVariants(
        tx,
        list,
        { id, title: titleOf(list, removed) },
        { id: into.id, title: titleOf(list, into) },
      );
      await deleteRecord(tx, list, id);
      const binEntryIds = await moveRecordToBin(tx, viewer, list, { record: removed, replacement: into, variants });
      for (const entryId of binEntryIds) {
        await saveMoves(tx, entryId, moves);
      }
      const remaining = await requireRecord(tx, list, into.id);
      return {
        result: { removed, remaining, binEntryIds },
        audit: [
          {
            action: `${plan.recordType}.merge`,
            recordId: id,
            before: {
              ...auditValuesOf(list, removed),
              booksCount: removed.booksCount,
              bookIds: books.slice(0, MAX_AUDITED_BOOKS).map((book) => book.id),
            },
            after: { ...auditValuesOf(list, remaining), booksCount: remaining.booksCount, intoId: remaining.id },
          },
        ],
      };
    });
  }
}

/**
 * Refuses a category that has loan rules. In SQL, since authorities may not import circulation.
 * @throws ConflictError
 */
async function assertWithoutLoanRules<List extends AuthorityList>(
  tx: Transaction,
  list: List,
  record: AuthorityRow<List>,
): Promise<void> {
  if (list !== "categories" || (await tx.count(sql`FROM loan_rules WHERE category_id = ${record.id}`)) === 0) return;
  throw new ConflictError(
    `${recordLabel(list, record)} punya aturan khusus. Hapus dulu aturannya di Pengaturan, lalu ulangi.`,
  );
}

async function requireRecord<List extends AuthorityList>(
  tx: Transaction,
  list: List,
  id: number,
): Promise<AuthorityRow<List>> {
  const record = await findRecord(tx, list, id);
  if (record === null) {
    throw new NotFoundError(`${editingPlans[list].label} ini tidak ditemukan.`);
  }
  return record;
}

/** Says which record has the name already; silent where that record is not there for readers. */
async function throwIfTaken(tx: Transaction, list: AuthorityList, id: number, suggestion: string): Promise<void> {
  const record = await findRecord(tx, list, id);
  if (record !== null) {
    const message = `${recordLabel(list, record)} sudah ada (nomor ${id}, ${record.booksCount} buku). ${suggestion}`;
    throw new ConflictError(message, [{ name: editingPlans[list].nameField, message }]);
  }
}

function auditValuesOf<List extends AuthorityList>(list: List, record: AuthorityRow<List>): AuditValues {
  return editingPlans[list].valuesOf(record);
}

/** As people read of it: Penulis “Andrea Hirata”. */
function recordLabel<List extends AuthorityList>(list: List, record: AuthorityRow<List>): string {
  return `${editingPlans[list].label} “${titleOf(list, record)}”`;
}

function titleOf<List extends AuthorityList>(list: List, record: AuthorityRow<List>): string {
  const plan = editingPlans[list];
  return plan.title(plan.valuesOf(record));
}

interface RemovedRecord<List extends AuthorityList> {
  readonly record: AuthorityRow<List>;
  readonly replacement: AuthorityRow<List> | null;
  readonly variants: KeptVariants;
}

function moveRecordToBin<List extends AuthorityList>(
  tx: Transaction,
  viewer: Viewer,
  list: List,
  { record, replacement, variants }: RemovedRecord<List>,
): Promise<number[]> {
  const plan = editingPlans[list];
  const values = plan.valuesOf(record);
  return moveToBin(tx, viewer, [
    {
      kind: plan.recordType,
      recordId: record.id,
      label: plan.title(values),
      kept: {
        values,
        replacementId: replacement && replacement.id,
        replacement: replacement && titleOf(list, replacement),
        ...(list === "authors" ? { variants } : {}),
      },
    },
  ]);
}

function inUseError(record: string, books: readonly ReferencingBook[], others: readonly OtherUse[]): ConflictError {
  const binnedCount = books.filter(({ deletedAt }) => deletedAt !== null).length;
  const uses = [
    { count: books.filter(({ listed }) => listed).length, what: "buku" },
    { count: binnedCount, what: "buku di Tempat Sampah" },
    ...others,
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, what }) => `${count} ${what}`);
  const users = uses.join(" dan ") || "impor yang belum selesai";
  const message = `${record} masih dipakai ${users}. Sebutkan penggantinya, lalu hapus lagi.`;
  return new ConflictError(message, [{ name: "replacementId", message }]);
}
