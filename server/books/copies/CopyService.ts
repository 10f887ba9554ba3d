import sql, { empty, join } from "sql-template-tag";

import { recordAudit } from "../../audit/recordAudit.js";
import { putInBin } from "../../bin/putInBin.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { toStored } from "../../platform/database/instant.js";
import { forUpdate, writeAgainIfTaken } from "../../platform/database/locking.js";
import { slices } from "../../platform/database/slices.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { readInput } from "../../platform/validation/readInput.js";
import { assertAdmin, assertManages, type Viewer } from "../../viewer.js";
import { copiesShownTo, type CopyRow, selectCopies } from "../bookReads.js";
import { conditionColumn, insertCopies } from "./copyWriter.js";
import { assertFree } from "./codeConflicts.js";
import { proposedCodesInput, readCopies, updateCopiesInput, updateCopyInput } from "./copyInput.js";
import { type CopyLoans, lockCopies, longDate, whyKept } from "./copyLoans.js";
import { recountHeldCopies } from "./heldCopies.js";
import { nextItemCodes, proposeItemCodes, takenCodes } from "./itemCodes.js";
import { lockLocation, placeTold, type StoredCopy, storedCopies } from "./storedCopy.js";

/** A code that a new copy would get. */
export interface ProposedItemCode {
  readonly itemCode: string;
  /** Who has it already, in words; null while it is free. */
  readonly takenBy: string | null;
}

/** How administrators add copies to books, change and remove them. */
export class CopyService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The codes that `create` would give now; nothing is kept for anybody. @throws ValidationError */
  async proposeCodes(viewer: Viewer, input: unknown): Promise<ProposedItemCode[]> {
    assertAdmin(viewer);
    const { count, firstItemCode } = readInput(proposedCodesInput, input);
    const { codes: given } = readCopies({ count, firstItemCode });
    return this.database.read(async (reader) => {
      const codes = given ?? (await proposeItemCodes(reader, count));
      const taken = await takenCodes(reader, codes);
      return codes.map((itemCode) => ({ itemCode, takenBy: taken.get(itemCode) ?? null }));
    });
  }

  /**
   * Adds copies with the codes that are given, that run on from a first one, or that go on with the library's own.
   * @throws NotFoundError, ValidationError; ConflictError naming each code that a copy has.
   */
  async create(viewer: Viewer, bookId: number, input: unknown): Promise<CopyRow[]> {
    assertManages(viewer);
    const { count, codes: given, fieldOf, locationId, inventoryCode, condition, status } = readCopies(input);
    return writeAgainIfTaken(this.database, async (tx) => {
      const made = await nextItemCodes(tx, given ? 0 : count);
      await assertBook(tx, bookId);
      const place = locationId ? await placeOf(tx, locationId) : null;
      const codes = given ?? made;
      await assertFree(tx, codes, fieldOf);
      await insertCopies(
        tx,
        codes.map((itemCode) => ({
          bookId,
          itemCode,
          inventoryCode: inventoryCode ?? null,
          location: place,
          condition: condition ?? "good",
          status: status ?? "available",
        })),
        { importId: null, listed: true, now: this.now() },
      );
      const written: StoredCopy[] = [];
      for (const part of slices(codes)) {
        written.push(...(await storedCopies(tx, sql`copies.item_code IN (${join(part)})`)));
      }
      const shown = await shownCopies(
        tx,
        viewer,
        written.map(({ id }) => id),
      );
      await recordAudit(
        tx,
        viewer,
        ...written.map((copy) => ({ action: "copy.create" as const, recordId: copy.id, after: { ...copy } })),
      );
      return shown;
    });
  }

  /** @throws NotFoundError, ValidationError; ConflictError for a taken code and for another status while it is on loan. */
  async update(viewer: Viewer, id: number, input: unknown): Promise<CopyRow> {
    assertManages(viewer);
    const changes = readInput(updateCopyInput, input);
    return writeAgainIfTaken(this.database, async (tx) => {
      const { before, loans } = await lockCopy(tx, id);
      const place = changes.locationId ? await placeOf(tx, changes.locationId) : null;
      const after: StoredCopy = {
        ...before,
        itemCode: changes.itemCode ?? before.itemCode,
        inventoryCode: changes.inventoryCode === undefined ? before.inventoryCode : changes.inventoryCode,
        locationId: changes.locationId === undefined ? before.locationId : changes.locationId,
        location: changes.locationId === undefined ? before.location : place && placeTold(place),
        condition: changes.condition ?? before.condition,
        status: changes.status ?? before.status,
      };
      if (after.status !== before.status && loans.dueAt !== null) {
        const message = `Eksemplar ${before.itemCode} sedang dipinjam sampai ${longDate(loans.dueAt)}. Terima dulu pengembaliannya, lalu ubah statusnya.`;
        throw new ConflictError(message, [{ name: "status", message }]);
      }
      if (after.itemCode !== before.itemCode) {
        await assertFree(tx, [after.itemCode], () => "itemCode");
      }
      const differs = JSON.stringify(after) !== JSON.stringify(before);
      if (differs) {
        await tx.run(
          sql`UPDATE copies SET item_code = ${after.itemCode}, inventory_code = ${after.inventoryCode}, location_id = ${after.locationId},
                ${conditionColumn[tx.engine]} = ${after.condition}, status = ${after.status}, updated_at = ${toStored(this.now())}
              WHERE id = ${id}`,
        );
        await recountHeldCopies(tx, [before.bookId]);
      }
      const [shown] = await shownCopies(tx, viewer, [id]);
      if (!shown) {
        throw notFound();
      }
      if (differs) {
        await recordAudit(tx, viewer, {
          action: "copy.update",
          recordId: id,
          before: { ...before },
          after: { ...after },
        });
      }
      return shown;
    });
  }

  /**
   * Gives several copies the same condition or status, all or none; in the order asked.
   * @throws ValidationError; NotFoundError where one is not there; ConflictError naming those that another status would take from their borrowers.
   */
  async updateMany(viewer: Viewer, input: unknown): Promise<CopyRow[]> {
    assertManages(viewer);
    const { copyIds, condition, status } = readInput(updateCopiesInput, input);
    return this.database.write(async (tx) => {
      const among = sql`copies.id IN (${join(copyIds)})`;
      const loans = await lockCopies(tx, among);
      const before = await storedCopies(tx, among);
      if (before.length < copyIds.length) {
        throw new NotFoundError(
          "Sebagian eksemplar ini tidak ditemukan. Mungkin sudah dihapus. Muat ulang daftarnya, lalu pilih lagi.",
        );
      }
      const lent = loans.filter(
        ({ copyId, dueAt }) =>
          dueAt !== null && before.some(({ id, status: now }) => id === copyId && status && status !== now),
      );
      const why = whyKept(lent);
      if (why !== null) {
        throw new ConflictError(why, [{ name: "status", message: why }]);
      }
      const after = before.map((copy): StoredCopy => ({
        ...copy,
        condition: condition ?? copy.condition,
        status: status ?? copy.status,
      }));
      const changed = after.filter((copy, index) => JSON.stringify(copy) !== JSON.stringify(before[index]));
      if (changed.length > 0) {
        const { engine } = tx;
        await tx.run(
          sql`UPDATE copies SET updated_at = ${toStored(this.now())}${condition ? sql`, ${conditionColumn[engine]} = ${condition}` : empty}${status ? sql`, status = ${status}` : empty}
              WHERE id IN (${join(changed.map(({ id }) => id))})`,
        );
        await recountHeldCopies(
          tx,
          changed.map(({ bookId }) => bookId),
        );
      }
      const shown = new Map((await shownCopies(tx, viewer, copyIds)).map((copy) => [copy.id, copy]));
      await recordAudit(
        tx,
        viewer,
        ...changed.map((copy) => ({
          action: "copy.update" as const,
          recordId: copy.id,
          before: { ...before.find(({ id }) => id === copy.id) },
          after: { ...copy },
        })),
      );
      return copyIds.flatMap((id) => shown.get(id) ?? []);
    });
  }

  /**
   * Into the bin. Returns the book that it was a copy of, and the entry's number.
   * @throws NotFoundError; ConflictError where it is on loan or ever was: then it can be withdrawn.
   */
  async delete(
    viewer: Viewer,
    id: number,
  ): Promise<{ readonly bookId: number; readonly binEntryIds: readonly number[] }> {
    assertManages(viewer);
    return this.database.write(async (tx) => {
      const { before, loans } = await lockCopy(tx, id);
      const why = whyKept([loans]);
      if (why !== null) {
        throw new ConflictError(`Eksemplar ini tidak dapat dihapus. ${why}`);
      }
      await tx.run(sql`DELETE FROM copies WHERE id = ${id}`);
      await recountHeldCopies(tx, [before.bookId]);
      const binEntryIds = await putInBin(
        tx,
        viewer,
        [{ kind: "copy", recordId: id, label: before.itemCode, kept: { ...before } }],
        this.now(),
      );
      await recordAudit(tx, viewer, { action: "copy.delete", recordId: id, before: { ...before } });
      return { bookId: before.bookId, binEntryIds };
    });
  }
}

/** The copy, which nobody lends or changes until the transaction ends. @throws NotFoundError where it is not there or not published yet. */
async function lockCopy(
  tx: Transaction,
  id: number,
): Promise<{ readonly before: StoredCopy; readonly loans: CopyLoans }> {
  const [loans] = await lockCopies(tx, sql`copies.id = ${id}`);
  const [before] = await storedCopies(tx, sql`copies.id = ${id}`);
  if (!loans || !before) {
    throw notFound();
  }
  return { before, loans };
}

async function assertBook(tx: Transaction, id: number): Promise<void> {
  const [book] = await tx.rows(sql`SELECT id FROM books WHERE id = ${id} AND listed = 1 ${forUpdate(tx)}`);
  if (!book) {
    throw new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
  }
}

async function placeOf(tx: Transaction, id: number) {
  const place = await lockLocation(tx, id);
  if (!place) {
    throw invalid("locationId", "Lokasi ini tidak ditemukan di daftar.");
  }
  return place;
}

async function shownCopies(tx: Transaction, viewer: Viewer, ids: readonly number[]): Promise<CopyRow[]> {
  const shown: CopyRow[] = [];
  for (const part of slices(ids)) {
    shown.push(...(await selectCopies(tx, copiesShownTo(viewer), sql`copies.id IN (${join(part)})`)));
  }
  return shown;
}

function notFound(): NotFoundError {
  return new NotFoundError("Eksemplar ini tidak ditemukan. Mungkin sudah dihapus.");
}
