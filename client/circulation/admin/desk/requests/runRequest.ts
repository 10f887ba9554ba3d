import { forgetFields } from "../../../../apollo/forgetFields";
import {
  cardText,
  failedAnswer,
  lostAnswer,
  recordedAnswer,
  renewedAnswer,
  returnedAnswer,
} from "../../answers/deskAnswers";
import {
  DeskChoiceQuery,
  DeskScanQuery,
  PayFineMutation,
  PayReturnFinesMutation,
  RenewBorrowingMutation,
  ReportBorrowingLostMutation,
  ReturnCopyMutation,
} from "./deskActDocuments";
import { DeskStudentQuery } from "../deskDocuments";
import { eitherAnswer } from "../../answers/eitherAnswer";
import { isFollower } from "../../waiting/Unsettled";
import { type DeskRequest, isLate, type ScanRequest } from "./deskRequests";
import type { DeskEvent } from "../DeskEvent";
import { staleAfterUndo } from "../../../staleFields";
import { paidAnswer } from "../../../ledger/fineAnswers";
import { UndoDeskActMutation } from "../undoDeskAct";
import { type Desk, type Made, Recorded, Refused, Unanswered, made, messageOf, read, send } from "./deskCalls";
import { lateFailure, unsettledOf, setAside, unsettledRefusal, askedAgain } from "./unsettledScan";
import { chosen, clocksOf, answered, refused } from "./requestOutcome";
import { lend, followerInSet, lendInSet } from "./lendScanned";

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
    case "possibleCard":
      return Promise.resolve({ type: "doubted", unsettledKey: request.unsettledKey, at: Date.now() });
    case "scan":
      if (request.at < (desk.possibleUntil ?? 0)) return lookAtFollower(desk, request);
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
    case "payAll":
      return payAll(desk, request);
    case "undo":
      return undo(desk, request);
  }
}

/** Nobody is chosen: the code is a student's, or else that of a copy which comes back. */
async function lookAtScan(desk: Desk, scan: ScanRequest): Promise<DeskEvent> {
  const { key, code } = scan;
  const { student, copy } = await read(desk, DeskScanQuery, { code });
  // Of a late scan nobody can be asked any more; it is taken as a card, which readers show first.
  if (student && copy && !isLate(scan, Date.now())) {
    return answered(eitherAnswer(made(key), student, copy.itemCode, null), chosen(desk, student));
  }
  return student ? chosen(desk, student) : takeBack(desk, scan, code, { isNoCard: true });
}

/** The code before it may have been a student's: only another student's card ends the doubt. */
async function lookAtFollower(desk: Desk, scan: ScanRequest): Promise<DeskEvent> {
  const { student } = await read(desk, DeskScanQuery, { code: scan.code });
  if (student) return chosen(desk, student);
  const message = "Dipindai setelah kode yang tidak dikenal.";
  return { type: "followed", scan, fallback: unsettledOf(desk, scan, { code: scan.code, why: "unknown", message }) };
}

async function chooseById(desk: Desk, request: Extract<DeskRequest, { kind: "choose" }>): Promise<DeskEvent> {
  const { viewer, student } = await read(desk, DeskChoiceQuery, { id: request.studentId });
  if (student) return chosen(desk, student);
  // Without a login the server shows no students, so this one may exist.
  if (!viewer) throw new Unanswered("login");
  const message = "Anggota ini tidak ditemukan.";
  return isLate(request, Date.now())
    ? setAside(unsettledOf(desk, request, { code: "", why: "unknown", message }))
    : answered(failedAnswer(made(request.key), message));
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
      card ?? "Tidak ada anggota atau eksemplar dengan kode ini. Ketik ulang, atau cari nama atau judulnya.";
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

async function payAll(
  desk: Desk,
  { key, studentId, fineIds, amount }: Extract<DeskRequest, { kind: "payAll" }>,
): Promise<DeskEvent> {
  const input = { studentId, fineIds: [...fineIds], amount, idempotencyKey: key };
  const result = await send(desk, PayReturnFinesMutation, { input });
  if (result.data === null) return answered(failedAnswer(made(key), messageOf(result)));
  const { actId, receipt, fines } = result.data;
  return answered(paidAnswer(made(key), { actId, receipt, balance: fines[0]?.student?.balance ?? null }));
}

/** Undoes an act and reads its records again, since the answer does not say what they were before. */
async function undo(desk: Desk, { key, actId, answerKey }: Extract<DeskRequest, { kind: "undo" }>): Promise<DeskEvent> {
  const { client, chosenId, shownKeys } = desk;
  const result = await send(desk, UndoDeskActMutation, { input: { actId } });
  if (result.data === null) {
    const message = messageOf(result);
    // An act of another page is not shown here: say it by itself.
    return shownKeys.includes(answerKey)
      ? { type: "undone", answerKey, message }
      : answered(failedAnswer(made(key), message, "Tidak diurungkan"));
  }
  forgetFields(client.cache, staleAfterUndo);
  if (chosenId !== null) await read(desk, DeskStudentQuery, { id: chosenId }).catch(() => undefined);
  return { type: "undone", answerKey, message: null };
}

function messageOfError(error: unknown): string {
  return error instanceof Refused ? error.message : "Terjadi kesalahan saat mengirimnya.";
}
