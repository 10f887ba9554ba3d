import sql, { join } from "sql-template-tag";

import { moveToBin } from "../../bin/moveToBin.js";
import { pick } from "../../platform/database/columns.js";
import type { AuditChange, Audited } from "../../platform/database/auditChange.js";
import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { exceptFields } from "../../platform/fields/describedField.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { bookLock } from "../bookLock.js";
import { required } from "../../platform/required.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, assertCanManage, type Viewer } from "../../viewer.js";
import { copiesVisibleTo, type CopyRow, selectCopies } from "../bookReads.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { copyTable } from "./Copy.entity.js";
import { countCopiesToLabel, parseCopiesToLabel } from "./copiesToLabel.js";
import { copyKeys } from "./copyKeys.js";
import { deleteCopy, insertResolvedCopies, numberCopy, updateCopies } from "./copyWriter.js";
import { assertItemCodesFree } from "./itemCodes/assertItemCodesFree.js";
import {
  proposedCodesInput,
  proposedInventoryInput,
  parseCopies,
  type RequestedCopies,
  updateCopiesInput,
  updateCopyInput,
} from "./copyInput.js";
import { type InventorySeries, nextInventoryCodes } from "./inventory/inventoryCodes.js";
import { lockCopies, loanRefusal } from "./copyLoans.js";
import { nextItemCodes, takenCodes } from "./itemCodes/itemCodes.js";
import { copyAuditValues, type CopySnapshot, selectCopySnapshots } from "./copySnapshot.js";
import { copyNotFound, lockBookOfCopies, lockCopy, recordsOfCopy, statusRefusal } from "./copyLocks.js";

/** A code that a new copy would get. */
export interface ProposedItemCode {
  readonly itemCode: string;
  /** Who has it already, in words; null while it is free. */
  readonly takenBy: string | null;
}

/** New copies, and what the audit trail says of them. */
interface CreatedCopies {
  readonly created: readonly CopySnapshot[];
  readonly audit: readonly AuditChange[];
}

interface InventoryNumbering {
  readonly timeZone: string;
  /** How the library numbers now; null where somebody types each number. */
  readonly readSeries: (reader: Reader) => Promise<InventorySeries | null>;
}

const UNNUMBERED: InventoryNumbering = { timeZone: "Asia/Jakarta", readSeries: () => Promise.resolve(null) };

/** How administrators add copies to books, change and remove them. */
export class CopyService {
  constructor(
    private readonly database: Database,
    private readonly numbering: InventoryNumbering = UNNUMBERED,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The item codes that `create` would assign now; they are not reserved. @throws ValidationError */
  async proposeCodes(viewer: Viewer, input: unknown): Promise<ProposedItemCode[]> {
    assertCanRead(viewer, "catalogue");
    const { count, firstItemCode } = parseInput(proposedCodesInput, input);
    const { codes: given } = parseCopies({ count, firstItemCode });
    return this.database.read(async (reader) => {
      const codes = given ?? (await nextItemCodes(reader, count));
      const taken = await takenCodes(reader, codes);
      return codes.map((itemCode) => ({ itemCode, takenBy: taken.get(itemCode) ?? null }));
    });
  }

  /**
   * The inventory numbers that new copies would get now; none where the library has no pattern. They are not reserved.
   * @throws ValidationError
   */
  async proposeInventoryCodes(viewer: Viewer, input: unknown): Promise<string[]> {
    assertCanRead(viewer, "catalogue");
    const { count, acquiredAt, pattern, restartsYearly } = parseInput(proposedInventoryInput, input);
    return this.database.read(async (reader) => {
      const series = pattern
        ? { pattern, restartsYearly: restartsYearly ?? true }
        : await this.numbering.readSeries(reader);
      const years = Array.from({ length: count }, () => this.yearOf(acquiredAt));
      return series ? nextInventoryCodes(reader, series, years) : [];
    });
  }

  /**
   * The copies of books, of an import, of a range of codes or with these codes, for labels on them.
   * @throws ValidationError
   */
  async toLabel(viewer: Viewer, input: unknown, page: PageArgs): Promise<Page<CopyRow>> {
    assertCanRead(viewer, "catalogue");
    const { visible, where } = parseCopiesToLabel(input);
    return this.database.read((reader) =>
      readPage<CopyRow>(
        "copiesToLabel",
        [
          {
            keys: copyKeys,
            fetch: (condition, order, limit) =>
              selectCopies(reader, visible, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  async countToLabel(viewer: Viewer, input: unknown): Promise<number> {
    assertCanRead(viewer, "catalogue");
    const chosen = parseCopiesToLabel(input);
    return this.database.read((reader) => countCopiesToLabel(reader, chosen));
  }

  /**
   * Adds copies with the codes that are given, that run on from a first one, or that go on with the library's own.
   * @throws NotFoundError, ValidationError; ConflictError naming each code that a copy has.
   */
  async create(viewer: Viewer, bookId: number, input: unknown): Promise<CopyRow[]> {
    assertCanManage(viewer, "catalogue");
    const requested = parseCopies(input);
    return this.database.write({ viewer, locks: [bookLock], retryOnDuplicate: true }, async (tx) => {
      const { created, audit } = await this.createWithin(tx, bookId, requested);
      const ids = created.map(({ id }) => id);
      return { result: await visibleCopies(tx, viewer, ids), audit };
    });
  }

  /** The next inventory numbers for copies that come today; none where the library has no pattern. */
  async inventoryCodesFor(tx: Transaction, count: number): Promise<string[]> {
    const series = await this.numbering.readSeries(tx);
    const years = Array.from({ length: count }, () => this.yearOf(null));
    return series === null ? [] : nextInventoryCodes(tx, series, years);
  }

  /** Whether the library numbers new copies by a pattern. */
  async numbersByPattern(tx: Transaction): Promise<boolean> {
    return (await this.numbering.readSeries(tx)) !== null;
  }

  /**
   * As `create`, within a write of something that copies are made for: it has asked permission and holds `bookLock`.
   * @throws NotFoundError, ValidationError, ConflictError
   */
  async createWithin(
    tx: Transaction,
    bookId: number,
    requested: RequestedCopies,
    serialIssueId: number | null = null,
  ): Promise<CreatedCopies> {
    const { count, codes: given, fieldOf, condition, status, assignsInventoryCodes, ...values } = requested;
    const generated = await nextItemCodes(tx, given ? 0 : count);
    await lockBookOfCopies(tx, bookId);
    const { locationId = null, categoryId = null, sourceId } = await recordsOfCopy(tx, values);
    const codes = given ?? generated;
    await assertItemCodesFree(tx, codes, fieldOf);
    const inventoryCodes = assignsInventoryCodes
      ? await this.assignInventoryCodes(
          tx,
          codes.map(() => values),
        )
      : [];
    await insertResolvedCopies(
      tx,
      codes.map((itemCode, index) => ({
        ...values,
        inventoryCode: inventoryCodes[index] ?? values.inventoryCode,
        bookId,
        itemCode,
        locationId,
        categoryId,
        sourceId,
        serialIssueId,
        condition: condition ?? "good",
        status: status ?? "available",
      })),
      { importId: null, listed: true, now: this.now() },
    );
    const inserted: CopySnapshot[] = [];
    for (const batch of chunk(codes)) {
      inserted.push(...(await selectCopySnapshots(tx, sql`copies.item_code IN (${join(batch)})`)));
    }
    return {
      created: inserted,
      audit: inserted.map((copy) => ({
        action: "copy.create" as const,
        recordId: copy.id,
        after: copyAuditValues(copy),
      })),
    };
  }

  /**
   * @throws NotFoundError, ValidationError; ConflictError for a taken code and for another status while it is on loan
   * or kept.
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<CopyRow> {
    assertCanManage(viewer, "catalogue");
    const changes = parseInput(updateCopyInput, input);
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const { before, loans } = await lockCopy(tx, id);
      const after = changedCopy(before, { ...changes, ...(await recordsOfCopy(tx, changes)) });
      const refusal = after.status === before.status ? null : statusRefusal(loans);
      if (refusal !== null) {
        throw new ConflictError(refusal, [{ name: "status", message: refusal }]);
      }
      if (after.itemCode !== before.itemCode) {
        await assertItemCodesFree(tx, [after.itemCode], () => "itemCode");
      }
      const differs = JSON.stringify(after) !== JSON.stringify(before);
      if (differs) {
        const values = exceptFields(after, "itemCode", "inventoryCode");
        await updateCopies(tx, [before], { ...values, updatedAt: nextUpdatedAt(tx, this.now()) });
        await numberCopy(tx, after);
      }
      const [visible] = await visibleCopies(tx, viewer, [id]);
      if (!visible) {
        throw copyNotFound();
      }
      return {
        result: visible,
        audit: differs
          ? [{ action: "copy.update", recordId: id, before: copyAuditValues(before), after: copyAuditValues(after) }]
          : [],
      };
    });
  }

  /**
   * Sets the same values of several copies, all or none; returns them in the given order.
   * @throws ValidationError; NotFoundError if one does not exist; ConflictError naming those on loan or kept, whose
   * status may not change.
   */
  async updateMany(viewer: Viewer, input: unknown): Promise<CopyRow[]> {
    assertCanManage(viewer, "catalogue");
    const { copyIds, condition, status, assignsInventoryCodes, ...emptied } = parseInput(updateCopiesInput, input);
    const locks = assignsInventoryCodes ? [bookLock] : [];
    return this.database.write({ viewer, locks }, async (tx) => {
      const idCondition = sql`copies.id IN (${join(copyIds)})`;
      const loans = await lockCopies(tx, idCondition);
      const before = await selectCopySnapshots(tx, idCondition);
      if (before.length < copyIds.length) {
        throw new NotFoundError(
          "Sebagian eksemplar ini tidak ditemukan. Mungkin sudah dihapus. Muat ulang daftarnya, lalu pilih lagi.",
        );
      }
      const bound = loans.filter(
        ({ copyId, dueAt, reserved }) =>
          (dueAt !== null || reserved === "kept") &&
          before.some(({ id, status: now }) => id === copyId && status && status !== now),
      );
      const refusal = loanRefusal(bound);
      if (refusal !== null) {
        throw new ConflictError(refusal, [{ name: "status", message: refusal }]);
      }
      const changes = {
        ...emptied,
        condition: condition ?? undefined,
        status: status ?? undefined,
        ...(await recordsOfCopy(tx, emptied)),
      };
      const valued = before.map((copy) => changedCopy(copy, changes));
      const after = assignsInventoryCodes ? await this.withInventoryCodes(tx, valued) : valued;
      const changed = after.filter((copy, index) => JSON.stringify(copy) !== JSON.stringify(before[index]));
      if (changed.length > 0) {
        await updateCopies(tx, changed, {
          ...emptied,
          condition: changes.condition,
          status: changes.status,
          updatedAt: nextUpdatedAt(tx, this.now()),
        });
      }
      for (const copy of after.filter((each, index) => each !== valued[index])) {
        await numberCopy(tx, copy);
      }
      const visible = new Map((await visibleCopies(tx, viewer, copyIds)).map((copy) => [copy.id, copy]));
      return {
        result: copyIds.flatMap((id) => visible.get(id) ?? []),
        audit: changed.map((copy) => ({
          action: "copy.update" as const,
          recordId: copy.id,
          before: copyAuditValues(
            required(
              before.find(({ id }) => id === copy.id),
              "a copy before its change",
            ),
          ),
          after: copyAuditValues(copy),
        })),
      };
    });
  }

  /** Those without an inventory number get the next ones, in their order. */
  private async withInventoryCodes(tx: Transaction, copies: readonly CopySnapshot[]): Promise<CopySnapshot[]> {
    const unnumbered = copies.filter(({ inventoryCode }) => inventoryCode === null);
    const codes = await this.assignInventoryCodes(tx, unnumbered);
    const codeOf = new Map(unnumbered.map(({ id }, index) => [id, codes[index]]));
    return copies.map((copy) => {
      const inventoryCode = codeOf.get(copy.id);
      return inventoryCode === undefined ? copy : { ...copy, inventoryCode };
    });
  }

  /** The next number of its year for each of these. @throws ValidationError where the library has no pattern. */
  private async assignInventoryCodes(
    tx: Transaction,
    copies: readonly { readonly acquiredAt?: string | null | undefined }[],
  ): Promise<string[]> {
    const series = await this.numbering.readSeries(tx);
    if (series === null) {
      throw invalid("assignsInventoryCodes", "Pola No. Inventaris belum ada. Isi dulu polanya di Pengaturan.");
    }
    return nextInventoryCodes(
      tx,
      series,
      copies.map(({ acquiredAt }) => this.yearOf(acquiredAt)),
    );
  }

  /** In which year a copy came, or is numbered. */
  private yearOf(acquiredAt: string | null | undefined): number {
    return Number((acquiredAt ?? dayIn(this.numbering.timeZone, this.now())).slice(0, 4));
  }

  /**
   * Into the bin. Returns the book that it was a copy of, and the entry's number.
   * @throws NotFoundError; ConflictError where it is reserved, on loan or ever was: then it can be withdrawn.
   */
  async delete(
    viewer: Viewer,
    id: number,
  ): Promise<{ readonly bookId: number; readonly binEntryIds: readonly number[] }> {
    assertCanManage(viewer, "catalogue");
    return this.database.write({ viewer }, (tx) => this.deleteWithin(tx, viewer, id));
  }

  /** As `delete`, within another write, which has asked permission. @throws NotFoundError; ConflictError */
  async deleteWithin(
    tx: Transaction,
    viewer: Viewer,
    id: number,
  ): Promise<Audited<{ readonly bookId: number; readonly binEntryIds: readonly number[] }>> {
    const { before, loans } = await lockCopy(tx, id);
    const refusal = loanRefusal([loans]);
    if (refusal !== null) {
      throw new ConflictError(`Eksemplar ini tidak dapat dihapus. ${refusal}`);
    }
    const [origin] = await tx.select(pick(copyTable, "importId", "createdAt"), sql`FROM copies WHERE id = ${id}`);
    await deleteCopy(tx, before);
    const binEntryIds = await moveToBin(
      tx,
      viewer,
      [{ kind: "copy", recordId: id, label: before.itemCode, kept: { ...before, ...origin } }],
      this.now(),
    );
    return {
      result: { bookId: before.bookId, binEntryIds },
      audit: [{ action: "copy.delete", recordId: id, before: copyAuditValues(before) }],
    };
  }
}

/** What is left out stays. */
function changedCopy(before: CopySnapshot, changes: Partial<CopySnapshot>): CopySnapshot {
  const given = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(given) as Partial<CopySnapshot>) };
}

async function visibleCopies(tx: Transaction, viewer: Viewer, ids: readonly number[]): Promise<CopyRow[]> {
  const visible: CopyRow[] = [];
  for (const batch of chunk(ids)) {
    visible.push(...(await selectCopies(tx, copiesVisibleTo(viewer), sql`copies.id IN (${join(batch)})`)));
  }
  return visible;
}
