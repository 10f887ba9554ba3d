import type { CallOutcome } from "../../../../apollo/operationResult";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import type { DeskLoan_BorrowingFragment } from "../../../../gql/graphql";
import type { Answer } from "../../answers/Answer";
import { failedAnswer, refusedAnswer } from "../../answers/deskAnswers";
import { DeskCopyQuery } from "./deskActDocuments";
import { DeskLoan_borrowing, DeskStudent_student, DeskStudentQuery } from "../deskDocuments";
import { type DeskRequest, type FollowingScan, isLate, type LendRequest, type SetLendRequest } from "./deskRequests";
import type { DeskEvent } from "../DeskEvent";
import { type Desk, type Made, type Sent, made, messageOf, read } from "./deskCalls";

export type SetLendScan = Extract<FollowingScan, { kind: "setLend" }>;

export function chosen(
  { client }: Desk,
  student: { id: string } & FragmentType<typeof DeskStudent_student>,
): DeskEvent {
  client.writeQuery({ query: DeskStudentQuery, variables: { id: student.id }, data: { student } });
  const { name, className, borrowings, mostLoans } = readFragment(DeskStudent_student, student);
  const has = countingLoans(borrowings.nodes);
  return {
    type: "chosen",
    studentId: student.id,
    announcement: `${[name, className].filter(Boolean).join(", ")} dipilih, ${has} dari ${mostLoans} pinjaman.`,
    at: Date.now(),
  };
}

/** How many of the loans count towards the limit. */
function countingLoans(loans: readonly FragmentType<typeof DeskLoan_borrowing>[]): number {
  return readFragment(DeskLoan_borrowing, loans).filter(({ countsToLimit }) => countsToLimit).length;
}

/** For a scan that comes late, when it was made and what the clock says now. */
export function clocksOf(scan: Made): { scannedAt: string; sentAt: string } | undefined {
  const now = Date.now();
  return isLate(scan, now)
    ? { scannedAt: new Date(scan.at).toISOString(), sentAt: new Date(now).toISOString() }
    : undefined;
}

export const answered = (answer: Answer, ifFollowed?: DeskEvent): DeskEvent => ({
  type: "answered",
  answer,
  ...(ifFollowed && { ifFollowed }),
});

export async function refused(
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
export function loansOf({ client }: Desk, studentId: string): readonly DeskLoan_BorrowingFragment[] {
  const known = client.readQuery({ query: DeskStudentQuery, variables: { id: studentId } });
  if (!known?.student) return [];
  return readFragment(DeskLoan_borrowing, readFragment(DeskStudent_student, known.student).borrowings.nodes);
}
