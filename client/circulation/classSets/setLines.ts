import { nextInTurn } from "../../../common/nextInTurn";
import { personName } from "../../format/personName";
import type { DeskRequest } from "../admin/desk/requests/deskRequests";
import type { Unsettled } from "../admin/waiting/Unsettled";
import type { SetLine, ShownSet } from "./classSetDocuments";

/** The class, or the teacher who has all of it, as long as the library knows who that was. */
export function whomText({ className, teacherName }: Pick<ShownSet, "className" | "teacherName">): string {
  return className ?? personName(teacherName);
}

type Line = Pick<SetLine, "isInClass"> & {
  readonly student?: { readonly id: string } | null;
  readonly borrowing?: { readonly status: string } | null;
};

/** Who has had no copy yet. */
function isWaiting({ borrowing }: Pick<Line, "borrowing">): boolean {
  return !borrowing;
}

export function isOut({ borrowing }: Pick<Line, "borrowing">): boolean {
  return borrowing?.status === "ON_LOAN" || borrowing?.status === "OVERDUE";
}

/**
 * Who gets the next copy, as the server decides it: the first without one from `fromId` on, and then from the start.
 * `promised`: for whom scans wait that have not been answered.
 */
export function nextLine<Shown extends Line>(
  lines: readonly Shown[],
  fromId: string | null,
  promised: ReadonlySet<string>,
): Shown | undefined {
  return nextInTurn(lines, {
    isFrom: ({ student }) => student?.id === fromId,
    isServed: (line) => !isWaiting(line) || promised.has(line.student?.id ?? ""),
  });
}

/**
 * Students for whom a copy was scanned that the list does not show yet, also where the server did not take the scan:
 * they have left with the book, unless the code was no copy's.
 */
export function promisedIn(
  classSetId: string,
  { queue, unsettled }: { readonly queue: readonly DeskRequest[]; readonly unsettled: readonly Unsettled[] },
): ReadonlySet<string> {
  const aside = unsettled.flatMap(({ followers, setLend, isCard = false, why }) => [
    ...followers,
    ...(setLend && !isCard && why !== "unknown" ? [setLend] : []),
  ]);
  return new Set(
    [...queue, ...aside].flatMap((request) =>
      request.kind === "setLend" && request.classSetId === classSetId
        ? (request.studentId ?? request.fromStudentId ?? [])
        : [],
    ),
  );
}

/** How many copies are where. */
export function countLines(lines: readonly Line[]) {
  const lent = lines.filter((line) => !isWaiting(line));
  return {
    lent: lent.length,
    out: lent.filter(isOut).length,
    lost: lent.filter(({ borrowing }) => borrowing?.status === "LOST").length,
    waiting: lines.length - lent.length,
  };
}

export type SetMode = "lend" | "return";

/** What is most likely done with the set now: given out as long as nothing is back and somebody waits. */
export function likelyMode(
  { entries, dueAt, teacherName }: Pick<ShownSet, "dueAt" | "teacherName"> & { entries: readonly Line[] },
  today: string,
): SetMode {
  const { lent, out, waiting } = countLines(entries);
  const isGivenOut = dueAt >= today && out === lent;
  // How many copies a teacher gets, nobody has said.
  return isGivenOut && (waiting > 0 || lent === 0 || teacherName !== null) ? "lend" : "return";
}
