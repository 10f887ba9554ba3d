import type { BookCover_book } from "../../../books/BookCover";
import { personName } from "../../../format/personName";
import type { FragmentType } from "../../../gql/fragment-masking";
import type { LendRequest, RenewRequest, SetLendRequest } from "../desk/requests/deskRequests";

/** `asks`: nothing was done, and it will be once it is confirmed. */
export type AnswerTone = "done" | "notice" | "asks" | "refused";

type AnswerUndo =
  | { readonly state: "offered"; readonly actId: number }
  | { readonly state: "undone" | "refused"; readonly message: string | null };

/** What came of one act at the desk. */
export interface Answer {
  /** The key of the request that this answers. */
  readonly key: string;
  /** When it came, by this browser's clock. */
  readonly at: number;
  readonly tone: AnswerTone;
  /** In two words what has happened: `Dipinjamkan`. */
  readonly label: string;
  /** The book; where nothing was done, why. */
  readonly title: string;
  readonly detail: string;
  /** What one should know besides. */
  readonly notes: readonly string[];
  /** The item code of the copy that was lent. */
  readonly lentCode: string | null;
  /** The last day of the loan. */
  readonly dueAt: string | null;
  readonly book: FragmentType<typeof BookCover_book> | null;
  /** All of it in one sentence, for who does not see it. */
  readonly sentence: string;
  readonly undo: AnswerUndo | null;
  readonly ask: Ask | null;
  /** The receipt of an act that moved cash. */
  readonly receiptNumber: number | null;
  /** The loan that was made, renewed or ended, for the student's slip. */
  readonly loan: { readonly id: string; readonly studentId: string } | null;
  /** The copy's code as it was scanned or named: what comes of it later settles what was refused. */
  readonly subject: string | null;
  /** What was refused or asked, and has been decided, answered by a later scan or closed since. */
  readonly isDealtWith: boolean;
  /** By how much an act has changed what is open of which fines; less than nothing for what was given back. */
  readonly settles: readonly FineChange[];
}

export interface FineChange {
  readonly fineId: string;
  readonly amount: number;
}

/** For an answer that only says what has happened. */
export const nothingMore = {
  notes: [],
  lentCode: null,
  dueAt: null,
  book: null,
  undo: null,
  ask: null,
  receiptNumber: null,
  loan: null,
  subject: null,
  isDealtWith: false,
  settles: [],
} as const;

interface Person {
  studentName: string | null;
  className?: string | null;
}

export function personText({ studentName, className }: Person): string {
  const name = personName(studentName);
  return className ? `${name}, ${className}` : name;
}

/** What happens once it is confirmed. */
export type ConfirmedRequest = LendRequest | RenewRequest | SetLendRequest;

/** What can be done about a refusal. */
export type Ask =
  | ConfirmAsk
  | GiveBackAsk
  | FineAsk
  | RefundAsk
  /** The loan is unknown where it could not be read: then it can only be returned. */
  | { readonly kind: "mine"; readonly borrowingId: string | null; readonly itemCode: string }
  /** A card was scanned of who is not in the set's class. */
  | { readonly kind: "otherClass"; readonly studentId: string; readonly studentName: string }
  | {
      readonly kind: "either";
      readonly studentId: string;
      readonly studentName: string;
      readonly itemCode: string;
      /** Where the copy is meant, whom it is for; null where it comes back. */
      readonly lend: LendRequest | SetLendRequest | null;
    };

export interface ConfirmAsk {
  readonly kind: "confirm";
  readonly request: ConfirmedRequest;
  readonly codes: readonly string[];
  /** What is asked, for who decides about it elsewhere. */
  readonly messages: readonly string[];
  /** Those of the codes that are exceptions from the rules, which take a right and a reason. */
  readonly exceptions: readonly string[];
  /** What may come back instead, so that nothing has to be confirmed. */
  readonly way: GiveBackAsk | null;
}

/** A loan of the student's whose return makes room for another. */
export interface GiveBackAsk {
  readonly kind: "giveBack";
  readonly itemCode: string;
  readonly bookTitle: string;
}

/** What an overdue return was charged, which can be settled at once. */
export interface FineAsk {
  readonly kind: "fine";
  readonly studentId: string;
  readonly studentName: string;
  readonly fineId: string;
  /** What is open of it now. */
  readonly amount: number;
}

/** What was paid for a lost book that was found. */
export interface RefundAsk {
  readonly kind: "refund";
  readonly studentId: string;
  readonly fineId: string;
  readonly amount: number;
}
