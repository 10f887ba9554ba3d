import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import type { ChargeReason } from "../../circulation/ledger/ledgerKinds.js";
import type { FineDays } from "../../settings/lendingFigures.js";
import type { Gender, StudentStatus } from "../../students/Student.entity.js";

/**
 * A library of another system in our terms, before anything of it is written. A reader (slims/, inlislite/) makes it of
 * a dump; the writer (writing/) brings it in. Ids are the other system's own, as text: with them a second run finds
 * what the first has brought.
 */
export interface MovingLibrary {
  readonly system: MovingSystem;
  /** What the dump tells of its maker and its day, for the preview; null where it does not. */
  readonly description: { readonly libraryName: string | null; readonly madeAt: string | null };
  /** What only a person can know, with a proposal each. The same for the same dump. */
  questions(): Promise<readonly MoveInQuestion[]>;
  /** Records of one kind in the order in which they are written; each row of the source exactly once. */
  read<Kind extends MovingKind>(kind: Kind, answers: MoveInAnswers): AsyncIterable<MovingRow<MovingRecords[Kind]>>;
  /** Of tables that are no records of ours, and of those that are left behind as a whole. */
  tallies(answers: MoveInAnswers): Promise<readonly TableTally[]>;
}

export type MovingSystem = "slims" | "inlislite";
export const SYSTEM_NAMES: Readonly<Record<MovingSystem, string>> = { slims: "SLiMS", inlislite: "INLISLite" };

/** In this order they are written: what comes later refers only to what came before. */
export const MOVING_KINDS = [
  "memberKinds",
  "titles",
  "members",
  "rules",
  "holidays",
  "loans",
  "charges",
  "reservations",
  "visits",
  "files",
] as const;
export type MovingKind = (typeof MOVING_KINDS)[number];

/** A row of the other system, for the balance and its lists. */
export interface SourceRow {
  /** As the other system calls its table. */
  readonly table: string;
  /** Its primary key there, as text. */
  readonly id: string;
  /** How a person knows it: a title, a name, a number. */
  readonly label: string;
}

/** Something that is said of a row: it came, but not as it was, or it did not come. */
export interface MovingRemark {
  /** In kebab case, the same for every row of its kind: `item-status-unknown`. Lists and counts go by it. */
  readonly code: string;
  /** In Indonesian, for a person: what was found and what was made of it. */
  readonly text: string;
}

/** A row of the source and what becomes of it; `leftOut` says why it does not come. */
export type MovingRow<Value> = { readonly source: SourceRow } & (
  { readonly value: Value; readonly remarks?: readonly MovingRemark[] } | { readonly leftOut: MovingRemark }
);

export interface MovingRecords {
  readonly memberKinds: MovingMemberKind;
  readonly titles: MovingTitle;
  readonly members: MovingMember;
  readonly rules: MovingRule;
  readonly holidays: MovingHolidays;
  readonly loans: MovingLoan;
  readonly charges: MovingCharge;
  readonly reservations: MovingReservation;
  readonly visits: MovingVisit;
  readonly files: MovingFile;
}

/** A kind of members by its name: a kind of that name that is there is taken. */
export interface MovingMemberKind {
  readonly name: string;
  /** An existing kind that it becomes, where the answers say so. */
  readonly existingId: number | null;
  readonly attendsClasses: boolean;
  readonly membershipMonths: number | null;
}

/** A title with its copies, each of which is a row of the source too. */
export interface MovingTitle {
  readonly book: Omit<NewBook, "copies">;
  readonly copies: readonly MovingRow<NewCopy>[];
}

export interface MovingMember {
  /** Of a row of `memberKinds`; null for the library's first kind. */
  readonly kindId: string | null;
  readonly nis: string;
  readonly nisn: string | null;
  readonly name: string;
  readonly gender: Gender | null;
  readonly className: string | null;
  readonly major: string | null;
  readonly academicYear: string | null;
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly status: StudentStatus;
  readonly suspendedUntil: string | null;
  readonly registeredAt: Date | null;
  readonly expiresAt: string | null;
}

/** Figures of lending for a kind of members, a category, or both; null falls through. */
export interface MovingRule {
  readonly kindId: string | null;
  readonly category: string | null;
  readonly loanDays: number | null;
  readonly mostLoans: number | null;
  readonly mostRenewals: number | null;
  readonly finePerDay: number | null;
  readonly graceDays: number | null;
}

/** One row of the source may be a day, the days of a week that are closed, or a setting of how fines count. */
export interface MovingHolidays {
  readonly days: readonly { readonly date: string; readonly name: string }[];
  /** 1 is Monday, 7 Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly fineDays: FineDays | null;
}

export interface MovingLoan {
  readonly memberId: string;
  /** The row of the copy, by its table and id. */
  readonly copyId: string;
  readonly borrowedAt: Date;
  /** The last day. */
  readonly dueAt: string;
  /** Null while it is open. */
  readonly returnedAt: Date | null;
  readonly lostAt: Date | null;
  readonly renewalCount: number;
  /** Whole rupiah; null where nothing is known. */
  readonly fine: number | null;
}

/** A charge with what was paid of it; a payment without a charge of its own stands on its oldest open one. */
export interface MovingCharge {
  readonly memberId: string;
  readonly loanId: string | null;
  readonly reason: ChargeReason;
  /** Whole rupiah, more than 0. */
  readonly amount: number;
  readonly madeAt: Date;
  readonly note: string | null;
  readonly payments: readonly { readonly amount: number; readonly paidAt: Date }[];
}

export interface MovingReservation {
  readonly memberId: string;
  readonly titleId: string;
  readonly createdAt: Date;
  /** Too old to be kept: it comes as one that has ended. */
  readonly hasExpired: boolean;
}

export interface MovingVisit {
  readonly memberId: string | null;
  readonly visitorName: string | null;
  readonly institution: string | null;
  /** Of that day. */
  readonly className: string | null;
  readonly peopleCount: number;
  readonly visitedAt: Date;
}

/** A file of the other system's folders, to be found by any of these names, whatever their case. */
export interface MovingFile {
  readonly kind: "cover" | "photo" | "document";
  /** Of the title, or of the member for a photo. */
  readonly ownerId: string;
  /** From the root of the folder or ZIP that is given, the likeliest first. */
  readonly paths: readonly string[];
  /** A document's name for people. */
  readonly name: string | null;
  /** Whether visitors who are not members may read a document. */
  readonly isPublic: boolean;
}

/** A question about a whole dump, asked once: what stands in a column, what a status means, which zone a clock had. */
export interface MoveInQuestion {
  /** `time-zone`, `member-kind:3`, `item-status:RUSAK`. */
  readonly key: string;
  /** In Indonesian. */
  readonly text: string;
  /** Why it is asked, and three of its rows. */
  readonly detail: string | null;
  /** How many rows the answer decides; null where it is about all. */
  readonly rows: number | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** One of the choices: what happens if nobody answers. */
  readonly proposal: string;
}

/** By the key of a question; what is missing is answered as proposed. */
export type MoveInAnswers = Readonly<Record<string, string>>;

/** Read = brought + leftOut, of one table of the source. */
export interface TableTally {
  readonly table: string;
  /** In Indonesian: `Pengarang`, `Log sistem`. */
  readonly label: string;
  /** Rows that its INSERTs had. */
  readonly read: number;
  /** What the dump itself says of it (`-- Dumped table … with n row(s)`); null where it says nothing. */
  readonly stated: number | null;
  readonly brought: number;
  readonly leftOut: readonly {
    readonly remark: MovingRemark;
    readonly rows: number;
    readonly examples: readonly SourceRow[];
  }[];
}
