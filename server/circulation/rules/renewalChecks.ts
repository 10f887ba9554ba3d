import type { LendingCheck } from "../../errors.js";
import { longDate } from "../../platform/time/longDate.js";
import type { StudentStatus } from "../../students/Student.entity.js";
import { rupiah } from "./rupiah.js";
import { isSuspendedOn } from "./checks.js";

export interface RenewalFacts {
  readonly isOpen: boolean;
  readonly renewalCount: number;
  readonly mostRenewals: number;
  readonly membershipEnds: string | null;
  /** The new due date; null where none is later. */
  readonly renewedDue: string | null;
  readonly overdueDays: number;
  readonly status: StudentStatus;
  readonly suspendedUntil: string | null;
  /** Whether the renewal itself suspends, for the lateness so far. */
  readonly suspends: boolean;
  readonly debt: number;
  readonly debtLimit: number | null;
  readonly waiting: number;
  readonly freeCopies: number;
  readonly today: string;
  /** A student renews by the rules; the desk may confirm an exception. */
  readonly isStudent: boolean;
}

export const RENEWAL_CHECK_CODES = [
  "not_open",
  "renewals_used",
  "no_later_day",
  "overdue",
  "suspended",
  "debt",
  "waited_for",
] as const;
type RenewalCheckCode = (typeof RENEWAL_CHECK_CODES)[number];

/** Whether a loan can be renewed: the first thing that is impossible alone, or all that has to be confirmed. */
export function checkRenewal(facts: RenewalFacts): LendingCheck[] {
  const never = neverRenewed(facts);
  if (never) return [never];
  const exceptions = exceptionsOf(facts);
  const [first] = exceptions;
  return facts.isStudent && first ? [first] : exceptions;
}

function neverRenewed(facts: RenewalFacts): LendingCheck | null {
  const { isOpen, renewalCount, mostRenewals, membershipEnds, renewedDue } = facts;
  const impossible = (code: RenewalCheckCode, message: string): LendingCheck => ({ code, kind: "impossible", message });
  if (!isOpen) return impossible("not_open", "Buku ini sudah dikembalikan atau hilang, jadi tidak dapat diperpanjang.");
  if (renewalCount >= mostRenewals) {
    return impossible(
      "renewals_used",
      mostRenewals === 0
        ? "Buku ini tidak dapat diperpanjang. Kembalikan dulu, lalu pinjam lagi."
        : `Sudah diperpanjang ${renewalCount} dari ${mostRenewals} kali. Kembalikan dulu, lalu pinjam lagi.`,
    );
  }
  if (renewedDue === null) {
    return impossible(
      "no_later_day",
      membershipEnds === null
        ? "Perpanjangan hari ini tidak menambah waktu. Coba lagi menjelang jatuh tempo."
        : `Perpanjangan tidak menambah waktu, karena keanggotaan berakhir ${longDate(membershipEnds)}.`,
    );
  }
  return null;
}

function exceptionsOf(facts: RenewalFacts): LendingCheck[] {
  const { overdueDays, debt, debtLimit, waiting, freeCopies, today, isStudent } = facts;
  const exception = (code: RenewalCheckCode, message: string, asks: string, cure: string): LendingCheck =>
    isStudent
      ? { code, kind: "impossible", message: `${message} ${cure}` }
      : { code, kind: "confirm", message: `${message} ${asks}` };
  return [
    ...(overdueDays > 0
      ? [
          exception(
            "overdue",
            `Terlambat ${overdueDays} hari.`,
            "Catat dendanya dan perpanjang?",
            "Kembalikan bukunya ke perpustakaan.",
          ),
        ]
      : []),
    ...(isSuspendedOn(facts, today) && !isForLateness(facts)
      ? [
          exception(
            "suspended",
            isStudent ? "Keanggotaan Anda sedang ditangguhkan." : "Peminjam sedang ditangguhkan.",
            "Tetap perpanjang?",
            "Hubungi petugas perpustakaan.",
          ),
        ]
      : []),
    ...(debtLimit !== null && debt >= debtLimit
      ? [exception("debt", `Ada denda ${rupiah(debt)}.`, "Tetap perpanjang?", "Lunasi dulu di perpustakaan.")]
      : []),
    ...(freeCopies < waiting
      ? [
          exception(
            "waited_for",
            `${waiting} anggota menunggu judul ini.`,
            "Tetap perpanjang?",
            "Kembalikan tepat waktu.",
          ),
        ]
      : []),
  ];
}

/**
 * When the desk renews several overdue loans, the suspension by the first must not stop the second, which suspends
 * too. A suspension without an end has another reason.
 */
function isForLateness({ suspends, suspendedUntil, isStudent }: RenewalFacts): boolean {
  return suspends && suspendedUntil !== null && !isStudent;
}
