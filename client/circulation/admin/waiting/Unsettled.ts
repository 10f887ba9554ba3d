import type { DeskRequest, ScanRequest } from "../desk/deskRequests";

/** A scan from a time without network that the server could not take; somebody decides what becomes of it. */
export interface Unsettled {
  readonly key: string;
  /** When it was scanned, by this browser's clock. */
  readonly at: number;
  readonly code: string;
  /** Who was chosen then; null where nobody was, or where nobody knows. */
  readonly studentId: string | null;
  readonly studentName: string | null;
  readonly why: "unknown" | "lentSince" | "tooOld" | "refused";
  readonly message: string;
  /** What was scanned after a code that may have been a student's: `unknown` ones alone have any. */
  readonly followers: readonly ScanRequest[];
  /** Of what is done about it, so that two pages that have both kept it do it once. */
  readonly settlementKeys: readonly [string, string];
}

export type Settlement =
  /** Again, under another code where it was misread. */
  | { readonly kind: "again"; readonly code: string }
  /** As if it were scanned now. */
  | { readonly kind: "now" }
  /** The copy is taken back from whoever has it, and lent as it was scanned. */
  | { readonly kind: "takeBack" }
  /** Without what followed it, too. */
  | { readonly kind: "skip" }
  /** What followed it belongs to who was chosen before. */
  | { readonly kind: "skipAlone" };

interface SettlingDesk {
  readonly now: number;
  readonly newKey: () => string;
  /** Who is served at the desk meanwhile. */
  readonly chosenId: string | null;
}

/** What is to be done now. What follows an unknown code is sent once that is cleared up. */
export function requestsFor(
  { at, code, studentId, why, followers, settlementKeys: [key, otherKey] }: Unsettled,
  settlement: Settlement,
  { now, newKey, chosenId }: SettlingDesk,
): DeskRequest[] {
  const give = (when: number, itemCode: string, own: string): DeskRequest =>
    studentId === null
      ? { kind: "return", itemCode, key: own, at: when }
      : { kind: "lend", studentId, itemCode, confirm: [], reason: "", key: own, at: when };
  const choose = (id: string | null): DeskRequest =>
    id === null ? { kind: "letGo", key: newKey(), at } : { kind: "choose", studentId: id, key: newKey(), at };
  switch (settlement.kind) {
    case "skip":
      return [];
    case "skipAlone":
      return [choose(studentId), ...followers, choose(chosenId)];
    case "now":
      return [give(now, code, key)];
    case "takeBack":
      return [{ kind: "return", itemCode: code, key, at: now }, give(now, code, otherKey)];
    case "again":
      return why === "unknown"
        ? [choose(studentId), { kind: "scan", code: settlement.code, key, at }, ...followers, choose(chosenId)]
        : [give(at, settlement.code, key)];
  }
}
