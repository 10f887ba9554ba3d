import type { CallOutcome } from "../../../../apollo/operationResult";
import { readFragment } from "../../../../gql/fragment-masking";
import { newKey } from "../../../newKey";
import { otherClassAnswer } from "../../answers/deskAnswers";
import type { Unsettled } from "../../waiting/Unsettled";
import { type Desk, type Made, type Sent, messageOf, made } from "./deskCalls";
import { DeskStudentQuery, DeskStudent_student } from "../deskDocuments";
import { type SetLendRequest, isLate, type DeskRequest } from "./deskRequests";
import type { DeskEvent } from "../DeskEvent";

const WHY: Readonly<Record<string, Unsettled["why"]>> = {
  copy_unknown: "unknown",
  on_loan: "lentSince",
  mine: "tooOld",
  moved_since: "tooOld",
  too_old: "tooOld",
};

/** The reader is still there: what was asked is asked again once the desk comes to it. */
export function askedAgain(unsettled: Unsettled): Unsettled {
  return unsettled.why === "refused" ? { ...unsettled, why: "asked" } : unsettled;
}

export function unsettledRefusal(
  desk: Desk,
  scan: Made,
  code: string,
  studentId: string | null,
  result: CallOutcome & Pick<Sent<unknown>, "checks">,
): Unsettled {
  const [check] = result.checks ?? [];
  // Without a check nobody has looked whether the code is a copy's.
  const why = check ? (WHY[check.code] ?? "refused") : "unknown";
  const message =
    check?.code === "copy_unknown"
      ? `Tidak ada anggota atau eksemplar dengan kode ${code}.`
      : (check?.message ?? messageOf(result));
  return unsettledOf({ ...desk, chosenId: studentId }, scan, { code, why, message });
}

export function cardOfOtherClass(
  desk: Desk,
  scan: Made,
  setLend: SetLendRequest,
  { student, message }: { student: { id: string; name: string; className?: string | null }; message: string },
): DeskEvent {
  const { id: studentId, name: studentName, className = null } = student;
  const unsettled = unsettledOf(desk, scan, { code: setLend.itemCode, why: "unknown", message });
  return {
    type: "otherClass",
    answer: otherClassAnswer(made(scan.key), { id: studentId, name: studentName, className }),
    unsettled: { ...unsettled, setLend, studentId, studentName, isCard: true },
    isLate: isLate(scan, Date.now()),
  };
}

/** The student whom the screen named has got the copy. */
export function ofSet(unsettled: Unsettled, setLend: SetLendRequest): Unsettled {
  const { studentId, fromStudentId, studentName } = setLend;
  return { ...unsettled, setLend, studentId: studentId ?? fromStudentId, studentName };
}

/** Null for what is no scan. */
export function lateFailure(desk: Desk, request: DeskRequest, message: string): DeskEvent | null {
  switch (request.kind) {
    case "scan":
      return setAside(unsettledOf(desk, request, { code: request.code, why: "unknown", message }));
    case "choose":
      return setAside(unsettledOf(desk, request, { code: "", why: "unknown", message }));
    case "setLend": {
      const unsettled = unsettledOf(desk, request, { code: request.itemCode, why: "refused", message });
      return setAside(ofSet(unsettled, request));
    }
    case "lend":
    case "return": {
      const chosenId = request.kind === "lend" ? request.studentId : null;
      return setAside(unsettledOf({ ...desk, chosenId }, request, { code: request.itemCode, why: "refused", message }));
    }
    default:
      return null;
  }
}

export function unsettledOf(
  { client, chosenId: studentId }: Pick<Desk, "client" | "chosenId">,
  { key, at }: Made,
  more: Pick<Unsettled, "code" | "why" | "message">,
): Unsettled {
  const known = studentId === null ? null : client.readQuery({ query: DeskStudentQuery, variables: { id: studentId } });
  const studentName = known?.student ? readFragment(DeskStudent_student, known.student).name : null;
  return { key, at, ...more, studentId, studentName, followers: [], settlementKeys: [newKey(), newKey()] };
}

export function setAside(unsettled: Unsettled): DeskEvent {
  return { type: "setAside", unsettled, at: Date.now() };
}
