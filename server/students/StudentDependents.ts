import type { Reader, Transaction } from "../platform/database/Database.js";

/** The accounts with which students log in. */
export interface StudentAccounts {
  open(tx: Transaction, studentIds: readonly number[]): Promise<void>;
  close(tx: Transaction, studentIds: readonly number[]): Promise<void>;
  endSessions(tx: Transaction, studentIds: readonly number[]): Promise<void>;
}

/** A printed code as the bin keeps it: the slip in a pupil's hand is worth as much as before. */
interface KeptCode {
  readonly codeHash: string;
  readonly tries: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The printed codes with which students make their accounts. */
export interface StudentCodes {
  delete(tx: Transaction, studentIds: readonly number[]): Promise<void>;
  /** Null for a student without one. */
  read(tx: Transaction, studentId: number): Promise<KeptCode | null>;
  /** Unless it has expired since. */
  restore(tx: Transaction, studentId: number, code: KeptCode): Promise<void>;
}

export interface LeaversReservations {
  /** Whoever leaves waits for nothing. */
  cancel(tx: Transaction, studentIds: readonly number[], now: Date): Promise<void>;
  /**
   * Students who have not left after all wait again for what was cancelled at that moment. Returns also for how many
   * titles they cannot wait, because those were deleted since.
   */
  reopen(
    tx: Transaction,
    studentIds: readonly number[],
    cancelledAt: Date,
  ): Promise<{ readonly reopened: number; readonly lost: number }>;
}

/** What students still have of the library, by student; those who have nothing are missing. */
export interface StudentLoans {
  /** What is not back: on loan, or lost and not made good. */
  countOpen(reader: Reader): Promise<ReadonlyMap<number, number>>;
  sumDebts(reader: Reader): Promise<ReadonlyMap<number, number>>;
}

/** What names a kind of member because somebody was of it. */
export interface MemberKindUses {
  /** In words, `3 peminjaman`; none where nothing names it. */
  describe(reader: Reader, memberKindId: number): Promise<readonly string[]>;
  /** The replacement is named instead. */
  passOn(tx: Transaction, memberKindId: number, replacementId: number): Promise<void>;
}

/**
 * What depends on students. Accounts, codes and circulation know students and not the other way round: whoever changes
 * students is given this.
 */
export interface StudentDependents {
  readonly accounts: StudentAccounts;
  readonly codes: StudentCodes;
  readonly reservations: LeaversReservations;
  readonly loans: StudentLoans;
  readonly kindUses: readonly MemberKindUses[];
}
