import sql from "sql-template-tag";

import { type CopyCondition, copyTable } from "../../books/copies/Copy.entity.js";
import { ConflictError, LendingRefusedError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import type { ActOutcome } from "../acts/runAct.js";
import { movedSince } from "../acts/offlineScan.js";
import { refuseSlip } from "../acts/paperSlip.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { keptFor, offerCopy } from "../reservations/reservationQueue.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";
import { type BorrowingRow, selectBorrowings } from "../borrowings/borrowingReads.js";
import { assertNotTooOld } from "./assertConfirmed.js";
import {
  endEarlier,
  endedValues,
  endLoan,
  type FoundLoss,
  namesOf,
  NO_LOSS,
  returnLostLoans,
  scanOf,
} from "./endLoan.js";
import { type LockedCopy, lockScannedCopy } from "../acts/lockScanned.js";
import { returnOfSlip } from "./slipMoment.js";

/** A second scan of the same copy within this time is no new act. */
const SAME_SCAN_MS = 10_000;

type ReturnOutcome = "returned" | "found" | "already_returned" | "not_on_loan" | "withdrawn";

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type Received = {
  readonly outcome: ReturnOutcome;
  readonly copyId: number;
  /** The loan that ended, or that had ended a moment ago; null where the copy was not lent. */
  readonly borrowingId: number | null;
  readonly overdueDays: number;
  readonly fine: number;
  /** Until when its borrower is suspended for its lateness; null for one who is not. */
  readonly suspendedUntil: string | null;
  /** The reservation that it is kept for from now on, or was already. */
  readonly reservationId: number | null;
  /** What of the fine waits for somebody who may let it off, in whole rupiah; null where nothing waits. */
  readonly heldFine: number | null;
} & FoundLoss;

export interface ReceiveRequest {
  readonly copyId?: number | undefined;
  readonly itemCode?: string | undefined;
  /** The state in which it comes back; a damaged one goes to repair. */
  readonly condition?: CopyCondition | undefined;
  /** The loan that it ends, and no other. */
  readonly ofLoan?: number;
  /** The day on a paper slip. */
  readonly slipDay?: string | undefined;
}

/** Takes a copy back, whoever brings it and whenever. @throws LendingRefusedError for a code that no copy has. */
export async function receiveCopy(tools: ActTools, request: ReceiveRequest): Promise<ActOutcome<Received>> {
  const { tx, day, isOffline } = tools;
  const copy = await lockScannedCopy(tx, request);
  assertNotTooOld(tools);
  const [lent] = await selectBorrowings(tx, sql`borrowings.open_copy_id = ${copy.id}`);
  // A loan that began after this scan did not come back with it.
  const open = lent && (!isOffline || lent.borrowedAt <= day.now) ? lent : undefined;
  if (request.ofLoan !== undefined && open?.id !== request.ofLoan) {
    throw new ConflictError("Peminjaman ini sudah berakhir.");
  }
  if (open) {
    const ended = await endLoan(tools, open, "returned");
    const found = await returnLostLoans(tools, copy.id);
    const reservationId = await shelve(tools, copy, request.condition);
    return {
      answer: { outcome: "returned", copyId: copy.id, borrowingId: open.id, ...ended, reservationId, ...found.loss },
      audit: [
        {
          action: "borrowing.return",
          recordId: open.id,
          after: { ...namesOf(open), ...endedValues(ended), ...conditionOf(request), ...scanOf(tools) },
        },
        ...found.audit,
      ],
    };
  }
  const earlier = isOffline ? await loanAt(tools, copy.id) : undefined;
  if (earlier) {
    const ended = await endEarlier(tools, earlier);
    return {
      answer: {
        outcome: "returned",
        copyId: copy.id,
        borrowingId: earlier.id,
        ...ended,
        reservationId: null,
        ...NO_LOSS,
      },
      audit: [
        {
          action: "borrowing.return",
          recordId: earlier.id,
          before: { ...namesOf(earlier), returnedAt: earlier.returnedAt?.toISOString() ?? null, fine: earlier.fine },
          after: { ...namesOf(earlier), returnedAt: day.now.toISOString(), ...endedValues(ended), ...scanOf(tools) },
        },
      ],
    };
  }
  const later = returnOfSlip(tools, lent);
  if (later !== null) return receiveCopy(later, request);
  const nothing = {
    copyId: copy.id,
    borrowingId: null,
    overdueDays: 0,
    fine: 0,
    suspendedUntil: null,
    reservationId: null,
    heldFine: null,
    ...NO_LOSS,
  };
  if (tools.slipDay !== null) {
    refuseSlip("not_on_loan", tools.slipDay, `${copy.itemCode} tidak tercatat dipinjam. Periksa kode dan tanggalnya.`);
  }
  if (isOffline) await assertNotLostSince(tools, copy.id);
  const found = await returnLostLoans(tools, copy.id);
  if (copy.status === "lost" || found.audit.length > 0) return receiveFound(tools, copy, request, found);
  if (copy.status === "withdrawn") return { answer: { ...nothing, outcome: "withdrawn" }, audit: [] };
  const keeper = await keptFor(tx, copy.id);
  const last = await lastReturn(tools, copy.id);
  return {
    answer: {
      ...nothing,
      outcome: last === null ? "not_on_loan" : "already_returned",
      borrowingId: last,
      reservationId: keeper?.reservationId ?? null,
    },
    audit: [],
  };
}

async function receiveFound(
  tools: ActTools,
  copy: LockedCopy,
  request: ReceiveRequest,
  { loss, audit }: Awaited<ReturnType<typeof returnLostLoans>>,
) {
  const isMarkedLost = copy.status === "lost";
  if (isMarkedLost) await tools.journal.update(copyTable, copy.id, { status: "available" });
  const shelved = isMarkedLost ? { ...copy, status: "available" as const } : copy;
  const reservationId = await shelve(tools, shelved, request.condition);
  const borrowingId = audit[0]?.recordId ?? null;
  const after = { itemCode: copy.itemCode, bookId: copy.bookId, ...conditionOf(request), ...scanOf(tools) };
  return {
    answer: {
      outcome: "found" as const,
      copyId: copy.id,
      borrowingId,
      overdueDays: 0,
      fine: 0,
      suspendedUntil: null,
      reservationId,
      heldFine: null,
      ...loss,
    },
    audit: audit.length > 0 ? audit : [{ action: "borrowing.find" as const, recordId: null, after }],
  };
}

/** The loan that the copy was out on at the moment of the scan, and that has ended since. */
async function loanAt({ tx, day }: ActTools, copyId: number): Promise<BorrowingRow | undefined> {
  const then = toSqlDateTime(day.now);
  const [loan] = await selectBorrowings(
    tx,
    sql`borrowings.copy_id = ${copyId} AND borrowings.lost = 0
      AND borrowings.borrowed_at <= ${then} AND borrowings.returned_at > ${then}`,
    sql`borrowings.id DESC`,
    1,
  );
  return loan;
}

/** Nobody knows whether it was there before it was looked for. @throws LendingRefusedError */
async function assertNotLostSince({ tx, day }: ActTools, copyId: number): Promise<void> {
  const lostSince = await tx.count(
    sql`FROM borrowings WHERE copy_id = ${copyId} AND lost = 1 AND returned_at IS NULL
      AND lost_at > ${toSqlDateTime(day.now)}`,
  );
  if (lostSince > 0) throw new LendingRefusedError("conflict", [LOST_SINCE]);
}

const LOST_SINCE = movedSince(
  "Setelah pindaian ini, eksemplarnya dicatat hilang. Terima sekarang jika bukunya ada, atau lewati.",
);

/** Back to the shelf, to repair, or aside for whoever waits for it: then its reservation's number is returned. */
async function shelve(
  { tx, journal, arrival }: ActTools,
  copy: LockedCopy,
  condition: CopyCondition | undefined,
): Promise<number | null> {
  const status = condition === "damaged" && copy.status !== "withdrawn" ? "repair" : copy.status;
  if (condition !== undefined && (condition !== copy.condition || status !== copy.status)) {
    await journal.update(copyTable, copy.id, { condition, status });
  }
  if (status !== "available") return null;
  return (await offerCopy(tx, journal, { copyId: copy.id, bookId: copy.bookId }, arrival))?.reservationId ?? null;
}

function conditionOf({ condition }: ReceiveRequest) {
  return condition === undefined ? {} : { condition };
}

/** The loan that was returned a moment ago. */
async function lastReturn({ tx, day }: ActTools, copyId: number): Promise<number | null> {
  const [last] = await tx.select(
    pick(borrowingTable, "id", "returnedAt"),
    sql`FROM borrowings WHERE copy_id = ${copyId} AND returned_at IS NOT NULL ORDER BY returned_at DESC, id DESC
      LIMIT 1`,
  );
  const since = last?.returnedAt ? day.now.getTime() - last.returnedAt.getTime() : Infinity;
  return last && since < SAME_SCAN_MS ? last.id : null;
}
