import sql from "sql-template-tag";

import { actorOf } from "../../../audit/recordAudit.js";
import { ConflictError, invalid } from "../../../errors.js";
import { pick } from "../../../platform/database/columns.js";
import type { Database, Transaction } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import { dayIn } from "../../../platform/time/libraryClock.js";
import { parseInput } from "../../../platform/validation/parseInput.js";
import { studentTable } from "../../../students/Student.entity.js";
import { studentNotFound } from "../../../students/studentNotFound.js";
import { assertCanManage, type Viewer } from "../../../viewer.js";
import {
  approvalValues,
  assertCanManageOrApproved,
  type Approvals,
  type Approver,
  approverFor,
  assertStillApproves,
  noApprovals,
} from "../../acts/approval.js";
import { runAct } from "../../acts/runAct.js";
import { borrowingTable } from "../../borrowings/Borrowing.entity.js";
import {
  amountWithReason,
  createFineInput,
  payFineInput,
  payFinesInput,
  replaceFineInput,
  reverseInput,
} from "../ledgerInput.js";
import { reopenFoundLoss } from "./foundLoss.js";
import { ledgerEntryNotFound } from "../ledgerErrors.js";
import { type EntryRow, type FineRow, finesByIds, selectEntries } from "../ledgerReads.js";
import type { ChargeReason } from "../ledgerKinds.js";
import { addCharge, type EntryMaker, lastCharge, readCharge, reverseEntry } from "../ledgerWriter.js";
import { readReceipt, type Receipt } from "../receipt.js";
import {
  payCharges,
  refundCharge,
  replaceForCharge,
  requireCharge,
  type Settled,
  settleFoundLoss,
  waiveCharge,
} from "./settleCharges.js";

/** A fine as it is after a command, and the command's number for its undo. */
export interface ChangedFine {
  readonly fine: FineRow;
  readonly actId: number;
}
export interface FineWithReceipt extends ChangedFine {
  readonly receipt: Receipt;
}
export interface FinesWithReceipt {
  readonly fines: readonly FineRow[];
  readonly receipt: Receipt;
  readonly actId: number;
}

interface Command {
  readonly kind: string;
  readonly idempotencyKey?: string | undefined;
}
type Work = (tx: Transaction, made: EntryMaker) => Promise<Settled>;

/** How the desk writes the ledger of fines. Each command takes an idempotency key, which does it once. */
export class LedgerEditingService {
  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
    private readonly approvals: Approvals = noApprovals,
  ) {}

  /** A charge by hand. @throws ValidationError; NotFoundError; ConflictError for a loss that is charged already. */
  async createFine(viewer: Viewer, input: unknown): Promise<ChangedFine> {
    assertCanManage(viewer, "fines");
    const { idempotencyKey, borrowingId = null, ...given } = parseInput(createFineInput, input);
    const charge = { ...given, borrowingId };
    return this.changeFine(viewer, { kind: "createFine", idempotencyKey }, charge, async (tx, made) => {
      await assertStudent(tx, charge.studentId);
      await assertBorrowing(tx, charge);
      const id = await addCharge(tx, { ...charge, ...made });
      const after = { ...charge, openAmount: charge.amount };
      return {
        entryIds: [id],
        chargeIds: [id],
        audit: [{ action: "fine.create", recordId: id, after }],
        receiptId: null,
      };
    });
  }

  /** Pays for one fine. @throws ValidationError for more than is open; NotFoundError; ConflictError */
  async payFine(viewer: Viewer, id: number, input: unknown): Promise<FineWithReceipt> {
    assertCanManage(viewer, "fines");
    const { idempotencyKey, ...payment } = parseInput(payFineInput, input);
    return this.moveCash(viewer, { kind: "payFine", idempotencyKey }, { id, ...payment }, async (tx, made) => {
      const { studentId } = await requireCharge(tx, id);
      return payCharges(tx, { studentId, chargeIds: [id], ...payment, ...made });
    });
  }

  /**
   * Pays for several fines of a student, or for whatever is open, the oldest first, on one receipt.
   * @throws ValidationError for more than is open; NotFoundError
   */
  async payFines(viewer: Viewer, studentId: number, input: unknown): Promise<FinesWithReceipt> {
    assertCanManage(viewer, "fines");
    const { idempotencyKey, fineIds = null, ...paid } = parseInput(payFinesInput, input);
    const payment = { studentId, chargeIds: fineIds, ...paid };
    return this.moveCashOfMany(viewer, { kind: "payFines", idempotencyKey }, payment, async (tx, made) => {
      await assertStudent(tx, studentId);
      return payCharges(tx, { ...payment, ...made });
    });
  }

  /** Lets off some of a fine, or all. @throws ValidationError for more than is open; NotFoundError; ConflictError */
  async waiveFine(viewer: Viewer, id: number, input: unknown): Promise<ChangedFine> {
    assertCanManageOrApproved(viewer, "waivers", input, "fines");
    const { idempotencyKey, approval, ...waiver } = parseInput(amountWithReason, input);
    const approver = await approverFor(this.approvals, viewer, "waivers", approval);
    const work: Work = (tx, made) => waiveCharge(tx, id, { ...waiver, ...made });
    return this.changeFine(viewer, { kind: "waiveFine", idempotencyKey }, { id, ...waiver }, approved(approver, work));
  }

  /**
   * A new copy for a lost or damaged one settles what is open.
   * @throws ValidationError; NotFoundError; ConflictError
   */
  async replaceFine(viewer: Viewer, id: number, input: unknown): Promise<ChangedFine> {
    assertCanManage(viewer, "fines");
    const { idempotencyKey, itemCode } = parseInput(replaceFineInput, input);
    return this.changeFine(viewer, { kind: "replaceFine", idempotencyKey }, { id, itemCode }, (tx, made) =>
      replaceForCharge(tx, id, { itemCode, ...made }),
    );
  }

  /**
   * Pays back, so that it is open again.
   * @throws ValidationError for more than was paid; NotFoundError; ConflictError
   */
  async refundFine(viewer: Viewer, id: number, input: unknown): Promise<FineWithReceipt> {
    assertCanManageOrApproved(viewer, "refunds", input, "fines");
    const { idempotencyKey, approval, ...refund } = parseInput(amountWithReason, input);
    const approver = await approverFor(this.approvals, viewer, "refunds", approval);
    const work: Work = (tx, made) => refundCharge(tx, id, { ...refund, ...made });
    return this.moveCash(viewer, { kind: "refundFine", idempotencyKey }, { id, ...refund }, approved(approver, work));
  }

  /**
   * An entry that was a mistake counts nothing any more.
   * @throws NotFoundError; ConflictError while something was built on it, and for cash of an earlier day.
   */
  async reverseEntry(viewer: Viewer, id: number, input: unknown): Promise<ChangedFine> {
    assertCanManage(viewer, "waivers");
    const { idempotencyKey, reason } = parseInput(reverseInput, input);
    return this.changeFine(viewer, { kind: "reverseEntry", idempotencyKey }, { id, reason }, async (tx, made) => {
      const [entry] = await selectEntries(tx, sql`ledger_entries.id = ${id}`, sql`LIMIT 1`);
      if (!entry) {
        throw ledgerEntryNotFound();
      }
      this.assertCashOfToday(entry, made.madeAt);
      const openAmount = async () => required(await readCharge(tx, entry.fineId), "the charge of an entry").state.open;
      const before = { openAmount: await openAmount() };
      const { kind, amount, studentId, fineId: chargeId } = entry;
      if (kind === "refund") await reopenFoundLoss(tx, { chargeId, amount }, { reason, ...made });
      await reverseEntry(tx, id, { reason, ...made });
      const after = { openAmount: await openAmount(), studentId, entryId: id, kind, amount, reason };
      const waived = await settleFoundLoss(tx, chargeId, made);
      return {
        // No undo takes a reversal back.
        entryIds: [],
        chargeIds: [chargeId],
        audit: [{ action: "fine.reverse", recordId: chargeId, before, after }, ...waived.audit],
        receiptId: null,
      };
    });
  }

  /** The cash of earlier days was counted when they ended, so their payments and refunds must stay. */
  private assertCashOfToday({ kind, madeAt }: EntryRow, now: Date): void {
    const isCash = kind === "payment" || kind === "refund";
    if (!isCash || dayIn(this.timeZone, madeAt) === dayIn(this.timeZone, now)) {
      return;
    }
    throw new ConflictError(
      kind === "payment"
        ? "Pembayaran ini bukan dari hari ini, dan kas hari itu sudah dihitung. Kembalikan saja uangnya."
        : "Uang ini dikembalikan bukan hari ini, dan kas hari itu sudah dihitung. Catat pembayaran yang baru.",
    );
  }

  private async changeFine(viewer: Viewer, command: Command, request: object, work: Work): Promise<ChangedFine> {
    const { fineId, actId } = await this.run(viewer, command, request, work);
    const [fine] = await this.database.read((reader) => finesByIds(reader, [fineId]));
    return { fine: required(fine, "the fine just changed"), actId };
  }

  private async moveCash(viewer: Viewer, command: Command, request: object, work: Work): Promise<FineWithReceipt> {
    const { fines, ...moved } = await this.moveCashOfMany(viewer, command, request, work);
    return { ...moved, fine: required(fines[0], "the fine just changed") };
  }

  private async moveCashOfMany(
    viewer: Viewer,
    command: Command,
    request: object,
    work: Work,
  ): Promise<FinesWithReceipt> {
    const { receiptNumber, actId } = await this.run(viewer, command, request, work);
    return this.database.read(async (reader) => {
      const number = required(receiptNumber, "the number of a receipt");
      const receipt = required(await readReceipt(reader, number), "the receipt just written");
      const fineIds = receipt.entries.map(({ fineId }) => fineId);
      return { fines: await finesByIds(reader, fineIds), receipt, actId };
    });
  }

  private run(viewer: Viewer, { kind, idempotencyKey }: Command, request: object, work: Work) {
    const now = this.now();
    return runAct(this.database, { viewer, kind, idempotencyKey, request, now }, async (tx, journal) => {
      const { entryIds, chargeIds, audit, receiptId } = await work(tx, { madeAt: now, madeBy: actorOf(viewer) });
      entryIds.forEach((id) => journal.addedLedgerEntry(id));
      return { answer: { fineId: required(chargeIds[0], "a charge"), receiptNumber: receiptId }, audit };
    });
  }
}

/** The same work for whom somebody has approved it; the audit trail names both. */
function approved(approver: Approver | null, work: Work): Work {
  return async (tx, made) => {
    await assertStillApproves(tx, approver);
    const settled = await work(tx, made);
    const audit = settled.audit.map((change) => ({
      ...change,
      after: { ...change.after, ...approvalValues(approver) },
    }));
    return { ...settled, audit: approver ? audit : settled.audit };
  };
}

async function assertStudent(tx: Transaction, id: number): Promise<void> {
  const [student] = await tx.select(pick(studentTable, "id"), sql`FROM students WHERE id = ${id}`);
  if (!student) {
    throw studentNotFound();
  }
}

interface NewCharge {
  readonly borrowingId: number | null;
  readonly studentId: number;
  readonly chargeReason: ChargeReason;
}

/** A loss is charged where it is reported, and here only if that charge was reversed. */
async function assertBorrowing(tx: Transaction, { borrowingId, studentId, chargeReason }: NewCharge): Promise<void> {
  if (borrowingId === null) {
    if (chargeReason === "lost") throw invalid("borrowingId", "Sebutkan peminjaman yang bukunya hilang.");
    return;
  }
  const [borrowing] = await tx.select(
    pick(borrowingTable, "id", "lost", "returnedAt"),
    sql`FROM borrowings WHERE id = ${borrowingId} AND student_id = ${studentId}`,
  );
  if (!borrowing) {
    throw invalid("borrowingId", "Peminjaman ini bukan milik anggota itu.");
  }
  if (chargeReason !== "lost") {
    return;
  }
  if (!borrowing.lost || borrowing.returnedAt !== null) {
    throw invalid("borrowingId", "Buku dari peminjaman ini tidak tercatat hilang. Catat dulu bukunya sebagai hilang.");
  }
  const charged = await lastCharge(tx, borrowingId, "lost");
  if (charged && !charged.state.isReversed) {
    throw new ConflictError("Buku hilang ini sudah ditagih. Batalkan dulu denda itu jika keliru.");
  }
}
