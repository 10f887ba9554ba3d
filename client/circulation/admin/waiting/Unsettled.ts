import type { DeskRequest, FollowingScan, SetLendRequest } from "../desk/requests/deskRequests";

/** A scan that the server could not take while nobody looked; somebody decides what becomes of it. */
export interface Unsettled {
  readonly key: string;
  /** When it was scanned, by this browser's clock. */
  readonly at: number;
  readonly code: string;
  /** Who was chosen then; null where nobody was, or where nobody knows. */
  readonly studentId: string | null;
  readonly studentName: string | null;
  /** `asked`: the reader was still there when it was answered, and others were scanned already. */
  readonly why: "unknown" | "lentSince" | "tooOld" | "refused" | "asked";
  readonly message: string;
  /** What was scanned after a code that may have been a student's: `unknown` ones alone have any. */
  readonly followers: readonly FollowingScan[];
  /** What was asked for within a class set; missing for all else. */
  readonly setLend?: SetLendRequest;
  /** Within a class set: the code is the card of the student who is named here, and no copy's. */
  readonly isCard?: boolean;
  /** Within a class set: what was scanned of it until then may be for somebody else than the screen said. */
  readonly until?: number;
  /** Idempotency keys for settling it, so that two pages that kept it do so once. */
  readonly settlementKeys: readonly [string, string];
}

export type Settlement =
  /** Again, under another code where it was misread. */
  | { readonly kind: "again"; readonly code: string }
  /** As if it were scanned now. */
  | { readonly kind: "now" }
  /** The copy is taken back from whoever has it, and lent as it was scanned. */
  | { readonly kind: "takeBack" }
  /** Neither the scan nor those that followed it are recorded. */
  | { readonly kind: "skip" }
  /** The next copy is for the student whose card it is. */
  | { readonly kind: "card" }
  /** What followed it belongs to who was chosen before, or whom the screen named. */
  | { readonly kind: "skipAlone" };

/** Why a copy of a class set is for somebody of another class, where a card was scanned before it. */
const CARD_FIRST = "Kartu anggota ini dipindai sebelum bukunya";

interface SettlingDesk {
  readonly now: number;
  readonly newKey: () => string;
  /** Who is served at the desk meanwhile. */
  readonly chosenId: string | null;
}

/** What is to be done now. Scans after an unknown code are sent once that code is cleared up. */
export function requestsFor(
  { at, code, studentId, studentName, why, followers, setLend, settlementKeys: [key, otherKey] }: Unsettled,
  settlement: Settlement,
  { now, newKey, chosenId }: SettlingDesk,
): DeskRequest[] {
  const give = (when: number, itemCode: string, own: string): DeskRequest =>
    setLend
      ? // Whoever the screen named has left with it.
        { ...setLend, itemCode, studentId, fromStudentId: null, confirm: [], key: own, at: when }
      : studentId === null
        ? { kind: "return", itemCode, key: own, at: when }
        : { kind: "lend", studentId, itemCode, confirm: [], reason: "", key: own, at: when };
  const choose = (id: string | null): DeskRequest =>
    id === null ? { kind: "letGo", key: newKey(), at } : { kind: "choose", studentId: id, key: newKey(), at };
  switch (settlement.kind) {
    case "skip":
      return [];
    case "card": {
      const [first, ...others] = followers;
      if (first?.kind !== "setLend") return [];
      // Whoever presses it says that the copy is for somebody of another class.
      const given = {
        ...first,
        studentId,
        fromStudentId: null,
        studentName,
        confirm: ["not_in_class"],
        reason: CARD_FIRST,
      };
      return [given, ...others.map(asNamed)];
    }
    case "skipAlone":
      return setLend ? followers.map(asNamed) : [choose(studentId), ...followers, choose(chosenId)];
    case "now":
      return [give(now, code, key)];
    case "takeBack":
      return [{ kind: "return", itemCode: code, key, at: now }, give(now, code, otherKey)];
    case "again":
      return why === "unknown" && !setLend
        ? [choose(studentId), { kind: "scan", code: settlement.code, key, at }, ...followers, choose(chosenId)]
        : // These wait once more if this is no copy's code either.
          [give(at, settlement.code, key), ...followers];
  }
}

/** For exactly whom the screen named. */
function asNamed(scan: FollowingScan): DeskRequest {
  return scan.kind === "setLend"
    ? { ...scan, studentId: scan.studentId ?? scan.fromStudentId, fromStudentId: null }
    : scan;
}

/** Whether a copy of a class set was scanned after a code of which nobody knows who it was. */
export function isFollower(request: DeskRequest, { setLend, until }: Pick<Unsettled, "setLend" | "until">): boolean {
  return (
    request.kind === "setLend" &&
    request.classSetId === setLend?.classSetId &&
    request.studentId === null &&
    request.fromStudentId !== null &&
    request.at < (until ?? 0)
  );
}
