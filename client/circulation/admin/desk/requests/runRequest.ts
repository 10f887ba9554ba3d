import { forgetFields } from "../../../../apollo/forgetFields";
import type { CallOutcome } from "../../../../apollo/operationResult";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import type { DeskLoan_BorrowingFragment } from "../../../../gql/graphql";
import type { Answer } from "../../answers/Answer";
import {
  cardText,
  failedAnswer,
  lentAnswer,
  lostAnswer,
  recordedAnswer,
  refusedAnswer,
  renewedAnswer,
  returnedAnswer,
  setLentAnswer,
} from "../../answers/deskAnswers";
import {
  BorrowCopyMutation,
  DeskChoiceQuery,
  DeskCopyQuery,
  DeskScanQuery,
  LendClassSetCopyMutation,
  PayFineMutation,
  RenewBorrowingMutation,
  ReportBorrowingLostMutation,
  ReturnCopyMutation,
} from "./deskActDocuments";
import { DeskLoan_borrowing, DeskStudent_student, DeskStudentQuery } from "../deskDocuments";
import { CODE_OF_BOTH, eitherAnswer } from "../../answers/eitherAnswer";
import { isFollower, type Unsettled } from "../../waiting/Unsettled";
import {
  type DeskRequest,
  type FollowingScan,
  isLate,
  type LendRequest,
  type ScanRequest,
  type SetLendRequest,
} from "./deskRequests";
import type { DeskEvent } from "../deskState";
import { staleAfterUndo } from "../../../staleFields";
import { paidAnswer } from "../../../ledger/fineAnswers";
import { UndoDeskActMutation } from "../undoDeskAct";
import {
  type Desk,
  type Made,
  Recorded,
  Refused,
  type Sent,
  Unanswered,
  made,
  messageOf,
  read,
  send,
} from "./deskCalls";
import { lateFailure, unsettledOf, setAside, unsettledRefusal, askedAgain, ofSet, outsider } from "./unsettledScan";

type SetLendScan = Extract<FollowingScan, { kind: "setLend" }>;

/** A scan that the server fails on so often is set aside, so that those behind it get on. */
const MOST_FAILURES = 5;

/** What has become of the request. Never rejects. */
export async function runRequest(desk: Desk, request: DeskRequest): Promise<DeskEvent> {
  try {
    return await perform(desk, request);
  } catch (error) {
    if (error instanceof Unanswered) return { type: "stalled", why: error.why, isFailure: false };
    if (error instanceof Recorded) return answered(recordedAnswer(made(request.key)));
    if (isLate(request, Date.now())) {
      const isFailure = !(error instanceof Refused) || error.isFailure;
      if (isFailure && desk.failures < MOST_FAILURES) return { type: "stalled", why: "network", isFailure };
      const late = lateFailure(desk, request, messageOfError(error));
      if (late) return late;
    }
    if (error instanceof Refused) return answered(failedAnswer(made(request.key), error.message));
    console.error(error);
    return answered(failedAnswer(made(request.key), "Terjadi kesalahan. Muat ulang halaman, lalu pindai lagi."));
  }
}

function perform(desk: Desk, request: DeskRequest): Promise<DeskEvent> {
  switch (request.kind) {
    case "letGo":
      return Promise.resolve({ type: "letGoInQueue" });
    case "doubt":
      return Promise.resolve({ type: "doubted", unsettledKey: request.unsettledKey, at: Date.now() });
    case "scan":
      if (request.at < (desk.doubtUntil ?? 0)) return lookAtFollower(desk, request);
      return desk.chosenId === null
        ? lookAtScan(desk, request)
        : lend(desk, request, {
            kind: "lend",
            studentId: desk.chosenId,
            itemCode: request.code,
            confirm: [],
            reason: "",
          });
    case "choose":
      return chooseById(desk, request);
    case "lend":
      return lend(desk, request, request);
    case "setLend": {
      const doubtful = desk.unsettled.find((unsettled) => isFollower(request, unsettled));
      return doubtful ? Promise.resolve(followerInSet(desk, request, doubtful)) : lendInSet(desk, request, request);
    }
    case "return":
      return takeBack(desk, request, request.itemCode, { isNoCard: false });
    case "renew":
      return renew(desk, request);
    case "lost":
      return reportLost(desk, request);
    case "pay":
      return pay(desk, request);
    case "undo":
      return undo(desk, request);
  }
}

/** Nobody is chosen: the code is a student's, or else that of a copy which comes back. */
async function lookAtScan(desk: Desk, scan: ScanRequest): Promise<DeskEvent> {
  const { key, code } = scan;
  const { student, copy } = await read(desk, DeskScanQuery, { code });
  // Nobody is there any more to be asked: whoever comes to the desk shows the card first.
  if (student && copy && !isLate(scan, Date.now())) {
    return answered(eitherAnswer(made(key), student, copy.itemCode, null), chosen(desk, student));
  }
  return student ? chosen(desk, student) : takeBack(desk, scan, code, { isNoCard: true });
}

/** The code before it may have been a student's: only another student's card ends the doubt. */
async function lookAtFollower(desk: Desk, scan: ScanRequest): Promise<DeskEvent> {
  const { student } = await read(desk, DeskScanQuery, { code: scan.code });
  if (student) return chosen(desk, student);
  const message = "Pindaian ini menyusul kode yang tidak dikenal.";
  return { type: "followed", scan, fallback: unsettledOf(desk, scan, { code: scan.code, why: "unknown", message }) };
}

async function chooseById(desk: Desk, request: Extract<DeskRequest, { kind: "choose" }>): Promise<DeskEvent> {
  const { viewer, student } = await read(desk, DeskChoiceQuery, { id: request.studentId });
  if (student) return chosen(desk, student);
  // To a visitor nobody is there.
  if (!viewer) throw new Unanswered("login");
  const message = "Siswa ini tidak ditemukan.";
  return isLate(request, Date.now())
    ? setAside(unsettledOf(desk, request, { code: "", why: "unknown", message }))
    : answered(failedAnswer(made(request.key), message));
}

function chosen({ client }: Desk, student: { id: string } & FragmentType<typeof DeskStudent_student>): DeskEvent {
  client.writeQuery({ query: DeskStudentQuery, variables: { id: student.id }, data: { student } });
  const { name, className, borrowings, mostLoans } = readFragment(DeskStudent_student, student);
  const has = countingLoans(borrowings.nodes);
  return {
    type: "chosen",
    studentId: student.id,
    said: `${[name, className].filter(Boolean).join(", ")} dipilih, ${has} dari ${mostLoans} pinjaman.`,
    at: Date.now(),
  };
}

/** How many of the loans count towards the limit. */
export function countingLoans(loans: readonly FragmentType<typeof DeskLoan_borrowing>[]): number {
  return readFragment(DeskLoan_borrowing, loans).filter(({ countsToLimit }) => countsToLimit).length;
}

async function lend(desk: Desk, scan: Made, request: LendRequest): Promise<DeskEvent> {
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

/** The code before it may have been somebody's card: then this copy is for that one, and not for whom the screen named. */
function followerInSet(desk: Desk, request: SetLendScan, { key: of }: Unsettled): DeskEvent {
  const message = "Pindaian ini menyusul kode yang tidak dikenal.";
  const fallback = ofSet(unsettledOf(desk, request, { code: request.itemCode, why: "refused", message }), request);
  return { type: "followed", scan: request, fallback, of };
}

/** Of a class set. A code that no copy has may be the card of somebody from another class. */
async function lendInSet(desk: Desk, scan: Made, request: SetLendRequest): Promise<DeskEvent> {
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
    if (student) return outsider(desk, scan, request, { student, message: check.message });
  }
  const unsettled = ofSet(unsettledRefusal(desk, scan, itemCode, null, result), request);
  if (isLate(scan, Date.now())) return setAside(unsettled);
  return answered(await refused(desk, key, result, request, itemCode), setAside(askedAgain(unsettled)));
}

/** `isNoCard`: it was asked already whether the code is a student's. */
async function takeBack(
  desk: Desk,
  scan: Made,
  itemCode: string,
  { isNoCard }: { readonly isNoCard: boolean },
): Promise<DeskEvent> {
  const { key } = scan;
  const result = await send(desk, ReturnCopyMutation, {
    input: { itemCode, idempotencyKey: key, ...clocksOf(scan) },
  });
  if (result.data !== null) return answered(returnedAnswer(made(key), result.data, desk.timeZone));
  const unsettled = unsettledRefusal(desk, scan, itemCode, null, result);
  const isUnknown = result.checks?.some(({ code }) => code === "copy_unknown") === true;
  const { student } = isUnknown && !isNoCard ? await read(desk, DeskScanQuery, { code: itemCode }) : { student: null };
  const card = student ? cardText(student) : null;
  if (isLate(scan, Date.now())) return setAside({ ...unsettled, message: card ?? unsettled.message });
  if (isUnknown) {
    const message =
      card ?? "Tidak ada siswa atau eksemplar dengan kode ini. Ketik ulang, atau cari nama atau judulnya.";
    return answered(failedAnswer(made(key), message, itemCode), setAside(unsettled));
  }
  return answered(await refused(desk, key, result, null, itemCode), setAside(askedAgain(unsettled)));
}

async function renew(desk: Desk, request: Extract<DeskRequest, { kind: "renew" }>): Promise<DeskEvent> {
  const { key, borrowingId, confirm, reason } = request;
  const result = await send(desk, RenewBorrowingMutation, {
    input: { id: borrowingId, confirm: [...confirm], reason: reason || null, idempotencyKey: key },
  });
  if (result.data !== null) return answered(renewedAnswer(made(key), result.data));
  return answered(await refused(desk, key, result, request, request.itemCode));
}

async function reportLost(
  desk: Desk,
  { key, borrowingId, amount }: Extract<DeskRequest, { kind: "lost" }>,
): Promise<DeskEvent> {
  const result = await send(desk, ReportBorrowingLostMutation, {
    input: { id: borrowingId, amount, idempotencyKey: key },
  });
  return answered(
    result.data === null ? failedAnswer(made(key), messageOf(result)) : lostAnswer(made(key), result.data),
  );
}

async function pay(desk: Desk, { key, fineId, amount }: Extract<DeskRequest, { kind: "pay" }>): Promise<DeskEvent> {
  const result = await send(desk, PayFineMutation, { input: { id: fineId, amount, idempotencyKey: key } });
  if (result.data === null) return answered(failedAnswer(made(key), messageOf(result)));
  const { actId, receipt, fine } = result.data;
  return answered(paidAnswer(made(key), { actId, receipt, balance: fine.student?.balance ?? null }));
}

/** What was taken back is read again: the act's answer does not tell how things stood before it. */
async function undo(desk: Desk, { key, actId, answerKey }: Extract<DeskRequest, { kind: "undo" }>): Promise<DeskEvent> {
  const { client, chosenId, shownKeys } = desk;
  const result = await send(desk, UndoDeskActMutation, { input: { actId } });
  if (result.data === null) {
    const message = messageOf(result);
    // Of an act that another page had shown, nothing here could say so.
    return shownKeys.includes(answerKey)
      ? { type: "undone", answerKey, message }
      : answered(failedAnswer(made(key), message, "Tidak diurungkan"));
  }
  forgetFields(client.cache, staleAfterUndo);
  if (chosenId !== null) await read(desk, DeskStudentQuery, { id: chosenId }).catch(() => undefined);
  return { type: "undone", answerKey, message: null };
}

/** For a scan that comes late, when it was made and what the clock says now. */
function clocksOf(scan: Made): { scannedAt: string; sentAt: string } | undefined {
  const now = Date.now();
  return isLate(scan, now)
    ? { scannedAt: new Date(scan.at).toISOString(), sentAt: new Date(now).toISOString() }
    : undefined;
}

function messageOfError(error: unknown): string {
  return error instanceof Refused ? error.message : "Terjadi kesalahan saat mengirimnya.";
}

const answered = (answer: Answer, ifFollowed?: DeskEvent): DeskEvent => ({
  type: "answered",
  answer,
  ...(ifFollowed && { ifFollowed }),
});

async function refused(
  desk: Desk,
  key: string,
  result: CallOutcome & Pick<Sent<unknown>, "checks">,
  request: Extract<DeskRequest, { kind: "renew" }> | LendRequest | SetLendRequest | null,
  code: string,
  loans: readonly DeskLoan_BorrowingFragment[] = [],
) {
  const { checks } = result;
  if (!checks) return failedAnswer(made(key), messageOf(result), code);
  const { copy } = await read(desk, DeskCopyQuery, { code }).catch(() => ({ copy: null }));
  return refusedAnswer(made(key), checks, { request, copy: copy ?? null, code, loans });
}

/** As the desk shows them. */
function loansOf({ client }: Desk, studentId: string): readonly DeskLoan_BorrowingFragment[] {
  const known = client.readQuery({ query: DeskStudentQuery, variables: { id: studentId } });
  if (!known?.student) return [];
  return readFragment(DeskLoan_borrowing, readFragment(DeskStudent_student, known.student).borrowings.nodes);
}
