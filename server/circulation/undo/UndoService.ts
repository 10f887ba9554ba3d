import sql from "sql-template-tag";

import { UNDO_MS } from "../../../common/undoMs.js";
import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, ForbiddenError, NotFoundError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { DAY_MS } from "../../platform/time/libraryClock.js";
import { assertCanManage, canManage, type Viewer } from "../../viewer.js";
import { circulationLock } from "../circulationLock.js";
import { ledgerEntryTable } from "../ledger/LedgerEntry.entity.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import type { ActChanges } from "../acts/ActJournal.js";
import { deskActTable } from "../acts/DeskAct.entity.js";
import { BUILT_ON, undoAct } from "./undoAct.js";

/** A little longer than it is offered, for who pressed it in the last second. */
const ACCEPTED_MS = UNDO_MS + 15_000;
/** How long a key answers the same again. */
const KEPT_DAYS = 7;

const TOO_LATE = "Sudah lebih dari satu menit, jadi tidak dapat diurungkan lagi. Perbaiki dengan tindakan baru.";

/** What changes the ledger, which who lends may not. */
const ACTS_OF_MONEY: ReadonlySet<string> = new Set([
  "createFine",
  "payFine",
  "payFines",
  "replaceFine",
  "waiveFine",
  "refundFine",
  "reverseEntry",
]);

/** Takes back what was just done at the desk. */
export class UndoService {
  constructor(
    private readonly database: Database,
    private readonly time: Pick<LibraryTime, "now">,
  ) {}

  /**
   * Restores all that the act has changed; a second undo of it changes nothing.
   * @throws NotFoundError; ForbiddenError for somebody else's act; ConflictError after a minute, and where something
   * was built on it.
   */
  async undo(viewer: Viewer, actId: number): Promise<{ readonly actId: number }> {
    assertCanManage(viewer, "circulation");
    const now = this.time.now();
    try {
      return await this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
        const [act] = await tx.select(
          pick(deskActTable, "id", "kind", "userId", "madeAt", "undo", "undoneAt"),
          sql`FROM desk_acts WHERE id = ${actId}`,
        );
        if (!act) throw new NotFoundError("Tindakan ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
        const isOfMoney = ACTS_OF_MONEY.has(act.kind);
        if (isOfMoney) assertCanManage(viewer, "fines");
        if (act.userId !== userIdOf(viewer) && !canManage(viewer, isOfMoney ? "waivers" : "overrides")) {
          throw new ForbiddenError("Hanya petugas yang melakukannya atau admin yang dapat mengurungkannya.");
        }
        const result = { actId };
        if (act.undoneAt !== null) return { result, audit: [] };
        if (act.undo === null) throw new ConflictError("Tidak ada yang berubah, jadi tidak ada yang diurungkan.");
        if (now.getTime() - act.madeAt.getTime() > ACCEPTED_MS) throw new ConflictError(TOO_LATE);
        await undoAct(tx, { ...act, undo: act.undo }, { madeAt: now, madeBy: actorOf(viewer) });
        return { result, audit: [{ ...(await subjectOf(tx, act.undo)), after: { act: act.kind, actId } }] };
      });
    } catch (error) {
      // A unique value of a restored row is taken since: by another loan of the copy, or another place in the queue.
      throw isDuplicateError(error) ? new ConflictError(BUILT_ON) : error;
    }
  }

  /** Deletes the acts that are older than a week, and with them their idempotency keys. */
  async sweep(): Promise<void> {
    const oldest = toSqlDateTime(new Date(this.time.now().getTime() - KEPT_DAYS * DAY_MS));
    await this.database.write({ unaudited: "What was done stands in the audit trail." }, (tx) =>
      tx.run(sql`DELETE FROM desk_acts WHERE made_at < ${oldest}`),
    );
  }
}

/** What the audit trail says was undone: the loan, or else the class set, the reservation, the use or the fine. */
async function subjectOf(
  tx: Transaction,
  { rows, ledgerEntryIds: [entryId] }: ActChanges,
): Promise<Pick<AuditChange, "action" | "recordId">> {
  const loan = rows.find(({ table }) => table === "borrowings");
  if (loan) return { action: "borrowing.undo", recordId: loan.id };
  const set = rows.find(({ table }) => table === "class_sets");
  if (set) return { action: "classSet.undo", recordId: set.id };
  const reservation = rows.find(({ table }) => table === "reservations");
  if (reservation) return { action: "reservation.undo", recordId: reservation.id };
  const use = rows.find(({ table }) => table === "in_house_uses");
  if (use) return { action: "inHouseUse.undo", recordId: use.id };
  // A copy that was marked as lost without a loan, and was found.
  if (entryId === undefined) return { action: "borrowing.undo", recordId: null };
  const [entry] = await tx.select(
    pick(ledgerEntryTable, "id", "settlesId"),
    sql`FROM ledger_entries WHERE id = ${entryId}`,
  );
  return { action: "fine.undo", recordId: entry?.settlesId ?? entryId };
}
