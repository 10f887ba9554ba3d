/**
 * What the desk asks the server to do, and when it was asked by this browser's clock; the key stays the same however
 * often it is sent.
 */
export type DeskRequest = { readonly key: string; readonly at: number } & (
  | { readonly kind: "scan"; readonly code: string }
  | { readonly kind: "choose"; readonly studentId: string }
  | LendRequest
  | SetLendRequest
  | { readonly kind: "return"; readonly itemCode: string }
  | RenewRequest
  | { readonly kind: "lost"; readonly borrowingId: string; readonly amount: number }
  | PayRequest
  | PayAllRequest
  | { readonly kind: "undo"; readonly answerKey: string; readonly actId: number }
  /** Whoever was chosen is let go at this point of the queue. */
  | { readonly kind: "letGo" }
  /** What follows belongs to a code that nobody knows. */
  | { readonly kind: "possibleCard"; readonly unsettledKey: string }
);

export interface LendRequest {
  readonly kind: "lend";
  readonly studentId: string;
  readonly itemCode: string;
  readonly confirm: readonly string[];
  readonly reason: string;
}

/** A copy of a class set for who is named, or else for the next student of the class. */
export interface SetLendRequest {
  readonly kind: "setLend";
  readonly classSetId: string;
  readonly itemCode: string;
  /** Who was named before the copy was scanned. */
  readonly studentId: string | null;
  /** The student whom the screen named as next. */
  readonly fromStudentId: string | null;
  /** The name of either, for what waits. */
  readonly studentName: string | null;
  readonly confirm: readonly string[];
  readonly reason: string;
}

/** One fine in full. */
interface PayRequest {
  readonly kind: "pay";
  readonly fineId: string;
  readonly amount: number;
}

/** All that is open of several fines of a student, on one receipt. */
interface PayAllRequest {
  readonly kind: "payAll";
  readonly studentId: string;
  readonly fineIds: readonly string[];
  readonly amount: number;
}

export interface RenewRequest {
  readonly kind: "renew";
  readonly borrowingId: string;
  readonly itemCode: string;
  readonly confirm: readonly string[];
  readonly reason: string;
}

/** The copy that it is about, as it was scanned or named. */
export function subjectOf(request: DeskRequest | undefined): string | null {
  switch (request?.kind) {
    case "scan":
      return request.code.toUpperCase();
    case "lend":
    case "setLend":
    case "return":
    case "renew":
      return request.itemCode.trim().toUpperCase();
    default:
      return null;
  }
}

/** A scan as it waits. */
export type ScanRequest = Extract<DeskRequest, { kind: "scan" }>;

/** What was scanned after a code that nobody knows. */
export type FollowingScan = Extract<DeskRequest, { kind: "scan" | "setLend" }>;

/** After this time the reader has left with the book, whatever the server says: it is recorded as it was. */
const LEFT_AFTER_MS = 30_000;

export function isLate({ at }: Pick<DeskRequest, "at">, now: number): boolean {
  return now - at >= LEFT_AFTER_MS;
}
