import sql from "sql-template-tag";

import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import type { Database, Reader } from "../../platform/database/Database.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertStudentOrCanManage, isStudent, type Viewer } from "../../viewer.js";
import { type Approvals, approverFor, assertStillApproves, noApprovals } from "../acts/approval.js";
import type { ActResult, Acted, ActOutcome } from "../acts/runAct.js";
import { type OfflineScan, offlineScanOf } from "../acts/offlineScan.js";
import { type ActTools, type LendingAct, runLendingAct } from "../acts/runLendingAct.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import { type BorrowingRow, selectBorrowings } from "../borrowings/borrowingReads.js";
import { type Decided, decideHeld, decideHeldInput } from "./decideHeld.js";
import { charge, endLoan, namesOf } from "./endLoan.js";
import { lendCopy, type Lent } from "./lendCopy.js";
import { borrowInput, lostInput, renewInput, returnBorrowingInput, returnInput } from "./lendingInput.js";
import { receiveCopy, type Received, type ReceiveRequest } from "./receiveCopy.js";
import { type Renewed, renewLoan } from "./renewLoan.js";
import { copyTable } from "../../books/copies/Copy.entity.js";

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type Lost = { readonly borrowingId: number; readonly fine: number; readonly lostCharge: number };

/** How copies are lent, taken back, renewed and reported lost. */
export class LendingService {
  constructor(
    private readonly database: Database,
    private readonly time: LibraryTime,
    private readonly approvals: Approvals = noApprovals,
  ) {}

  /**
   * Lends a copy to a student.
   * @throws LendingRefusedError with every reason, of which some can be confirmed; ValidationError; ForbiddenError
   */
  async borrow(viewer: Viewer, input: unknown): Promise<Acted<Lent>> {
    assertCanManage(viewer, "circulation");
    const parsed = parseInput(borrowInput, input);
    const { idempotencyKey, confirm = [], reason, scannedAt, sentAt, approval, ...request } = parsed;
    const { slipDay } = request;
    if (slipDay !== undefined) assertCanManage(viewer, "overrides");
    const asked = { ...request, confirm, reason: reason ?? undefined };
    const approver = await approverFor(this.approvals, viewer, "overrides", approval);
    const offline = offlineScanOf({ scannedAt, sentAt });
    const act = { kind: "borrow", idempotencyKey, request: asked, offline, slipDay };
    return this.act(viewer, act, async (tools) => {
      await assertStillApproves(tools.tx, approver);
      return lendCopy(tools, viewer, { ...asked, approver });
    });
  }

  /** Takes a copy back, whoever brings it. @throws LendingRefusedError for a code that no copy has; ValidationError */
  async returnCopy(viewer: Viewer, input: unknown): Promise<Acted<Received>> {
    assertCanManage(viewer, "circulation");
    const { idempotencyKey, scannedAt, sentAt, ...request } = parseInput(returnInput, input);
    if (request.slipDay !== undefined) assertCanManage(viewer, "overrides");
    return this.receive(viewer, idempotencyKey, request, offlineScanOf({ scannedAt, sentAt }));
  }

  /** As `returnCopy`, by the loan. @throws NotFoundError; ConflictError where it has ended. */
  async returnBorrowing(viewer: Viewer, id: number, input: unknown): Promise<Acted<Received>> {
    assertCanManage(viewer, "circulation");
    const { idempotencyKey, condition } = parseInput(returnBorrowingInput, input);
    const { copyId } = await this.database.read((reader) => findLoan(reader, id));
    return this.receive(viewer, idempotencyKey, { copyId, condition, ofLoan: id });
  }

  /** By its student or the desk. @throws LendingRefusedError; NotFoundError; ForbiddenError */
  async renew(viewer: Viewer, id: number, input: unknown): Promise<Acted<Renewed>> {
    assertStudentOrCanManage(viewer, "circulation");
    const { idempotencyKey, confirm = [], reason, approval } = parseInput(renewInput, input);
    const asked = { id, confirm, reason: reason ?? undefined };
    const approver = isStudent(viewer) ? null : await approverFor(this.approvals, viewer, "overrides", approval);
    return this.act(viewer, { kind: "renew", idempotencyKey, request: asked }, async (tools) => {
      const loan = await findLoan(tools.tx, id);
      if (isStudent(viewer) && loan.studentId !== viewer.studentId) throw borrowingNotFound();
      await assertStillApproves(tools.tx, approver);
      return renewLoan(tools, viewer, loan, { ...asked, approver });
    });
  }

  /**
   * Ends a loan whose copy is lost, and charges what it costs: the copy, or else its book, or any book.
   * @throws NotFoundError; ConflictError where it has ended; ValidationError where nobody knows its price.
   */
  async reportLost(viewer: Viewer, id: number, input: unknown): Promise<Acted<Lost>> {
    assertCanManage(viewer, "circulation");
    const { idempotencyKey, amount } = parseInput(lostInput, input);
    return this.act(viewer, { kind: "lost", idempotencyKey, request: { id, amount } }, async (tools) => {
      const loan = await findLoan(tools.tx, id);
      if (loan.returnedAt !== null || loan.lost) {
        throw new ConflictError(
          loan.lost ? "Buku ini sudah tercatat hilang." : "Buku ini sudah dikembalikan, jadi tidak hilang.",
        );
      }
      const price = amount ?? loan.price ?? tools.day.defaultPrice;
      if (price === null) throw invalid("amount", "Harga buku ini belum diketahui. Isi jumlah ganti ruginya.");
      const { fine } = await endLoan(tools, loan, "lost");
      await tools.journal.update(copyTable, loan.copyId, { status: "lost" });
      await charge(tools, loan, "lost", price);
      return {
        answer: { borrowingId: id, fine, lostCharge: price },
        audit: [{ action: "borrowing.lose", recordId: id, after: { ...namesOf(loan), fine, lostCharge: price } }],
      };
    });
  }

  /**
   * Allows or refuses what waits at a loan since a scan that came late: exceptions, and the time of its return.
   * @throws NotFoundError; ConflictError where nothing waits any more; ValidationError; ForbiddenError
   */
  async decideHeld(viewer: Viewer, id: number, input: unknown): Promise<Acted<Decided>> {
    assertCanManage(viewer, "overrides");
    const { idempotencyKey, ...request } = parseInput(decideHeldInput, input);
    const act = { kind: "decideHeld", idempotencyKey, request: { id, ...request } };
    return this.act(viewer, act, async (tools) => decideHeld(tools, await findLoan(tools.tx, id), request));
  }

  private receive(
    viewer: Viewer,
    idempotencyKey: string | undefined,
    request: ReceiveRequest,
    offline: OfflineScan | null = null,
  ) {
    const act = { kind: "return", idempotencyKey, request, offline, slipDay: request.slipDay };
    return this.act(viewer, act, (tools) => receiveCopy(tools, request));
  }

  private act<Result extends ActResult>(
    viewer: Viewer,
    act: Omit<LendingAct, "viewer">,
    work: (tools: ActTools) => Promise<ActOutcome<Result>>,
  ): Promise<Acted<Result>> {
    return runLendingAct(this.database, this.time, { viewer, ...act }, work);
  }
}

async function findLoan(reader: Reader, id: number): Promise<BorrowingRow> {
  const [loan] = await selectBorrowings(reader, sql`borrowings.id = ${id}`);
  if (!loan) throw borrowingNotFound();
  return loan;
}

function borrowingNotFound(): NotFoundError {
  return new NotFoundError("Peminjaman ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}
