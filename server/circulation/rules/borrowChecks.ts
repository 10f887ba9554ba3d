import type { CopyStatus } from "../../books/copies/Copy.entity.js";
import type { LendingCheck } from "../../errors.js";
import { longDate } from "../../platform/time/longDate.js";
import type { Strictness } from "../../settings/lendingFigures.js";
import type { StudentStatus } from "../../students/Student.entity.js";
import { rupiah } from "./rupiah.js";
import { isSuspendedOn, personText } from "./checks.js";

export const BORROW_CHECK_CODES = [
  "student_unknown",
  "copy_unknown",
  "code_of_both",
  "student_left",
  "suspended",
  "membership_ended",
  "cleared",
  "withdrawn",
  "not_lendable",
  "mine",
  "on_loan",
  "lost",
  "repair",
  "reference_only",
  "kept",
  "kept_swapped",
  "waited_for",
  "same_title",
  "limit",
  "has_overdue",
  "lost_unsettled",
  "debt",
  "due_today",
  "due_capped",
  "closed_today",
  "bad_condition",
] as const;
export type BorrowCheckCode = (typeof BORROW_CHECK_CODES)[number];

/** What of a student decides whether they borrow at all. */
export interface MemberFacts {
  readonly name: string;
  readonly status: StudentStatus;
  /** The last day of the suspension; null where it stays until it is lifted. */
  readonly suspendedUntil: string | null;
  readonly membershipEnds: string | null;
}

/** All that the decision to lend a copy depends on, as it is when the copy is scanned. */
export interface BorrowFacts {
  /** Whether the code that was scanned for the copy is a student's number too. */
  readonly isCodeOfBoth: boolean;
  readonly student: MemberFacts & {
    /** Whether the clearance letter was issued. */
    readonly isCleared: boolean;
  };
  readonly copy: {
    readonly status: CopyStatus;
    readonly isInBin: boolean;
    readonly isDamaged: boolean;
    readonly isLendable: boolean;
  };
  /** The copy's open loan. */
  readonly loan: {
    readonly isMine: boolean;
    readonly name: string;
    readonly className: string | null;
    readonly due: string;
  } | null;
  /** The student for whom the copy is kept. */
  readonly keptFor: {
    readonly isMine: boolean;
    readonly name: string;
    /** The code of the copy that is kept for who borrows, and that the other can have instead; null without one. */
    readonly swapCode: string | null;
  } | null;
  /** Whether another copy of the title is kept for who borrows, and will be free. */
  readonly hasOtherKept: boolean;
  /** How many other students wait for the title, and how many other copies are free for them. */
  readonly waiting: number;
  readonly otherFreeCopies: number;
  /** The code of another copy of the title that the student has. */
  readonly sameTitleCode: string | null;
  /** Each limit that holds, with what counts towards it before this loan. */
  readonly limits: readonly { readonly most: number; readonly has: number }[];
  readonly overdueLoans: number;
  readonly lostUnsettled: number;
  readonly debt: number;
  readonly debtLimit: number | null;
  readonly strictness: { readonly limit: Strictness; readonly overdue: Strictness };
  /** Whether the book has already left the library, as with a scan that arrives late. */
  readonly hasLeft: boolean;
  readonly today: string;
  readonly isOpenToday: boolean;
  /** The due date, and what it would be without the end of the membership. */
  readonly due: string;
  readonly dueWithoutEnd: string;
}

type CopyBlock = (facts: BorrowFacts) => LendingCheck | null;

const STUDENT_LEFT: Readonly<Partial<Record<StudentStatus, string>>> = { graduated: "lulus", moved: "pindah" };

const check = (code: BorrowCheckCode, kind: LendingCheck["kind"], message: string): LendingCheck => ({
  code,
  kind,
  message,
});

export function studentUnknown(number: string): LendingCheck {
  return check("student_unknown", "impossible", `Nomor ${number} tidak dikenal. Periksa kartunya atau tambah anggota.`);
}

export function copyUnknown(code: string): LendingCheck {
  return check("copy_unknown", "impossible", `Kode ${code} tidak ada di koleksi. Ketik ulang atau cari judulnya.`);
}

/**
 * Whether a copy can be lent to a student. The first thing that is impossible ends it and is returned alone; otherwise
 * all that has to be confirmed comes together, and then what is only worth knowing.
 */
export function checkBorrow(facts: BorrowFacts): LendingCheck[] {
  for (const impossible of IMPOSSIBLE) {
    const found = impossible(facts);
    if (found) return [found];
  }
  const checks = CONDITIONS.flatMap((condition) => condition(facts) ?? []);
  const impossible = checks.find(({ kind }) => kind === "impossible");
  if (impossible) return [impossible];
  return [...checks.filter(({ kind }) => kind === "confirm"), ...checks.filter(({ kind }) => kind === "notice")];
}

/** Why a student may neither borrow nor reserve today, whatever the book; null where nothing stands against it. */
export function checkMember(student: MemberFacts, today: string): LendingCheck | null {
  return checkLeft(student) ?? checkSuspended(student, today, "impossible") ?? checkMembership(student, today);
}

function checkLeft({ name, status }: MemberFacts): LendingCheck | null {
  const left = STUDENT_LEFT[status];
  return left === undefined
    ? null
    : check("student_left", "impossible", `${name} sudah ${left}. Ubah dulu statusnya jika keliru.`);
}

function checkSuspended(
  student: MemberFacts,
  today: string,
  kind: Exclude<LendingCheck["kind"], "notice">,
): LendingCheck | null {
  if (!isSuspendedOn(student, today)) return null;
  const { name, suspendedUntil } = student;
  const until = suspendedUntil === null ? "" : ` sampai ${longDate(suspendedUntil)}`;
  return check("suspended", kind, `${name} ditangguhkan${until}. Cabut dulu penangguhannya.`);
}

function checkMembership({ name, membershipEnds }: MemberFacts, today: string): LendingCheck | null {
  if (membershipEnds !== null && membershipEnds < today) {
    const message = `Keanggotaan ${name} berakhir ${longDate(membershipEnds)}. Perpanjang dulu.`;
    return check("membership_ended", "impossible", message);
  }
  return null;
}

/** Blocks that nobody overrides, in the order in which they are checked. */
const IMPOSSIBLE: readonly CopyBlock[] = [
  ({ student }) => checkLeft(student),
  ({ student, hasLeft, today }) => (hasLeft ? null : checkSuspended(student, today, "impossible")),
  ({ student, today }) => checkMembership(student, today),
  ({ copy: { status, isInBin } }) =>
    status === "withdrawn" || isInBin
      ? check("withdrawn", "impossible", "Eksemplar ini sudah ditarik. Ubah statusnya dulu.")
      : null,
  ({ copy: { isLendable } }) =>
    isLendable ? null : check("not_lendable", "impossible", "Koleksi ini tidak dipinjamkan."),
];

const CONDITIONS: readonly CopyBlock[] = [
  ({ isCodeOfBoth }) =>
    isCodeOfBoth
      ? check("code_of_both", "confirm", "Kode ini dipakai seorang anggota dan sebuah eksemplar. Pilih salah satu.")
      : null,
  // Only for a book that has already left: refusing the loan would leave the book out without one.
  ({ student, today }) => checkSuspended(student, today, "confirm"),
  ({ student: { name, isCleared } }) =>
    isCleared ? check("cleared", "confirm", `Surat Bebas Pustaka ${name} sudah terbit. Cabut dan pinjamkan?`) : null,
  ({ student: { name }, loan }) => {
    if (!loan) return null;
    return loan.isMine
      ? check("mine", "confirm", `Sedang dipinjam ${name} sampai ${longDate(loan.due)}. Perpanjang atau kembalikan?`)
      : check("on_loan", "confirm", `Tercatat dipinjam ${personText(loan)}. Kembalikan dulu, lalu pinjamkan?`);
  },
  ({ copy: { status } }) =>
    status === "lost" ? check("lost", "confirm", "Tercatat hilang. Tandai ditemukan dan pinjamkan?") : null,
  ({ copy: { status } }) =>
    status === "repair" ? check("repair", "confirm", "Sedang diperbaiki. Tandai selesai dan pinjamkan?") : null,
  ({ copy: { status } }) =>
    status === "reference_only"
      ? check("reference_only", "confirm", "Hanya dibaca di tempat. Pinjamkan sampai hari ini?")
      : null,
  ({ keptFor }) =>
    keptFor && !keptFor.isMine && keptFor.swapCode === null
      ? check("kept", "confirm", `Disimpan untuk ${keptFor.name}. Tetap pinjamkan?`)
      : null,
  ({ keptFor }) =>
    keptFor && !keptFor.isMine && keptFor.swapCode !== null
      ? check("kept_swapped", "notice", `${keptFor.swapCode} disimpan untuk ${keptFor.name} sebagai gantinya.`)
      : null,
  ({ keptFor, hasOtherKept, waiting, otherFreeCopies }) =>
    !keptFor?.isMine && !hasOtherKept && otherFreeCopies < waiting
      ? check("waited_for", "confirm", `${waiting} anggota menunggu judul ini. Tetap pinjamkan?`)
      : null,
  ({ student: { name }, sameTitleCode }) =>
    sameTitleCode === null
      ? null
      : check("same_title", "confirm", `${name} sudah meminjam judul ini (${sameTitleCode}). Pinjamkan lagi?`),
  ({ student: { name }, limits, strictness }) => {
    const reached = limits.find(({ most, has }) => has >= most);
    return reached
      ? check(
          "limit",
          strictness.limit,
          `${name} sudah meminjam ${reached.has} dari ${reached.most} buku.${askingIf(strictness.limit)}`,
        )
      : null;
  },
  ({ student: { name }, overdueLoans, strictness }) =>
    overdueLoans > 0
      ? check(
          "has_overdue",
          strictness.overdue,
          `${name} punya ${overdueLoans} buku terlambat.${askingIf(strictness.overdue)}`,
        )
      : null,
  ({ student: { name }, lostUnsettled }) =>
    lostUnsettled > 0
      ? check("lost_unsettled", "confirm", `${name} belum mengganti ${lostUnsettled} buku hilang. Tetap pinjamkan?`)
      : null,
  ({ student: { name }, debt, debtLimit }) => {
    if (debt === 0) return null;
    const isOver = debtLimit !== null && debt >= debtLimit;
    return check(
      "debt",
      isOver ? "confirm" : "notice",
      `Denda ${name} ${rupiah(debt)}.${isOver ? " Tetap pinjamkan?" : ""}`,
    );
  },
  ({ due, dueWithoutEnd, today }) =>
    due === today && due < dueWithoutEnd
      ? check("due_today", "confirm", "Keanggotaan berakhir, jadi jatuh tempo hari ini. Pinjamkan?")
      : null,
  ({ due, dueWithoutEnd, today }) =>
    due < dueWithoutEnd && due > today
      ? check("due_capped", "notice", `Jatuh tempo dimajukan ke ${longDate(due)}, karena keanggotaan berakhir.`)
      : null,
  ({ isOpenToday }) =>
    isOpenToday ? null : check("closed_today", "notice", "Hari ini perpustakaan tutup menurut kalendernya."),
  ({ copy: { isDamaged } }) =>
    isDamaged ? check("bad_condition", "notice", "Kondisi eksemplar ini rusak berat.") : null,
];

/** The message's end: the way out where it is impossible, a question where it may be confirmed. */
function askingIf(strictness: Strictness): string {
  return { impossible: " Kembalikan dulu salah satunya.", confirm: " Tetap pinjamkan?", notice: "" }[strictness];
}
