import { failedAnswer, lentAnswer, setLentAnswer } from "../../answers/deskAnswers";
import { BorrowCopyMutation, DeskScanQuery, LendClassSetCopyMutation } from "./deskActDocuments";
import { CODE_OF_BOTH, eitherAnswer } from "../../answers/eitherAnswer";
import type { Unsettled } from "../../waiting/Unsettled";
import { isLate, type LendRequest, type SetLendRequest } from "./deskRequests";
import type { DeskEvent } from "../DeskEvent";
import { type Desk, type Made, made, read, send } from "./deskCalls";
import { unsettledOf, setAside, unsettledRefusal, askedAgain, ofSet, cardOfOtherClass } from "./unsettledScan";
import { type SetLendScan, chosen, clocksOf, answered, refused, loansOf } from "./requestOutcome";

export async function lend(desk: Desk, scan: Made, request: LendRequest): Promise<DeskEvent> {
  const { key } = scan;
  const { studentId, itemCode, confirm, reason } = request;
  const result = await send(desk, BorrowCopyMutation, {
    input: {
      studentId,
      itemCode,
      confirm: [...confirm],
      reason: reason || null,
      idempotencyKey: key,
      ...clocksOf(scan),
    },
  });
  if (result.data !== null) return answered(lentAnswer(made(key), result.data));
  if (result.checks?.some(({ code }) => code === "copy_unknown")) {
    const { student } = await read(desk, DeskScanQuery, { code: itemCode });
    if (student) return chosen(desk, student);
  }
  const unsettled = unsettledRefusal(desk, scan, itemCode, studentId, result);
  if (isLate(scan, Date.now())) return setAside(unsettled);
  const ifFollowed = setAside(askedAgain(unsettled));
  if (!confirm.includes(CODE_OF_BOTH) && result.checks?.some(({ code }) => code === CODE_OF_BOTH)) {
    const { student } = await read(desk, DeskScanQuery, { code: itemCode });
    if (student) return answered(eitherAnswer(made(key), student, itemCode, request), ifFollowed);
  }
  return answered(await refused(desk, key, result, request, itemCode, loansOf(desk, studentId)), ifFollowed);
}

/**
 * A copy that was scanned after what may be somebody's card: it is then for that student, and not for the one whom the
 * screen named.
 */
export function followerInSet(desk: Desk, request: SetLendScan, { key: of }: Unsettled): DeskEvent {
  const message = "Dipindai setelah kode yang tidak dikenal.";
  const fallback = ofSet(unsettledOf(desk, request, { code: request.itemCode, why: "refused", message }), request);
  return { type: "followed", scan: request, fallback, of };
}

/** Lends a copy of a class set. A code that no copy has may be the card of somebody from another class. */
export async function lendInSet(desk: Desk, scan: Made, request: SetLendRequest): Promise<DeskEvent> {
  const { key } = scan;
  const { classSetId, itemCode, studentId, fromStudentId, confirm, reason } = request;
  const result = await send(desk, LendClassSetCopyMutation, {
    input: {
      classSetId,
      itemCode,
      studentId,
      fromStudentId,
      confirm: [...confirm],
      reason: reason || null,
      idempotencyKey: key,
      ...clocksOf(scan),
    },
  });
  if (result.data !== null) return answered(setLentAnswer(made(key), result.data));
  const [check] = result.checks ?? [];
  if (check?.code === "all_for_teacher") return answered(failedAnswer(made(key), check.message, itemCode));
  if (check?.code === "student_card") {
    const { student } = await read(desk, DeskScanQuery, { code: itemCode });
    if (student) return cardOfOtherClass(desk, scan, request, { student, message: check.message });
  }
  const unsettled = ofSet(unsettledRefusal(desk, scan, itemCode, null, result), request);
  if (isLate(scan, Date.now())) return setAside(unsettled);
  return answered(await refused(desk, key, result, request, itemCode), setAside(askedAgain(unsettled)));
}
