import { STRICTNESSES } from "../../../../server/settings/lendingFigures.js";
import { fc } from "../../../support/fastCheck.js";

import type { LendingCheck } from "../../../../server/errors.js";
import {
  BORROW_CHECK_CODES,
  type BorrowCheckCode,
  type BorrowFacts,
  checkBorrow,
  copyUnknown,
  studentUnknown,
} from "../../../../server/circulation/rules/borrowChecks.js";
import { refusingChecks } from "../../../../server/circulation/rules/checks.js";

const TODAY = "2026-11-21";
const DUE = "2026-11-30";

const ordinary: BorrowFacts = {
  isCodeOfBoth: false,
  student: { name: "Rina", status: "active", suspendedUntil: null, membershipEnds: "2027-06-30", isCleared: false },
  copy: { status: "available", isInBin: false, isDamaged: false, isLendable: true },
  loan: null,
  keptFor: null,
  hasOtherKept: false,
  waiting: 0,
  otherFreeCopies: 0,
  sameTitleCode: null,
  limits: [{ most: 3, has: 2 }],
  overdueLoans: 0,
  lostUnsettled: 0,
  debt: 0,
  debtLimit: null,
  strictness: { limit: "confirm", overdue: "confirm" },
  hasLeft: false,
  today: TODAY,
  isOpenToday: true,
  due: DUE,
  dueWithoutEnd: DUE,
};

type Part = (facts: BorrowFacts) => BorrowFacts;
const student = (change: Partial<BorrowFacts["student"]>): Part => {
  return (facts) => ({ ...facts, student: { ...facts.student, ...change } });
};
const copy = (change: Partial<BorrowFacts["copy"]>): Part => {
  return (facts) => ({ ...facts, copy: { ...facts.copy, ...change } });
};
const also = (change: Partial<BorrowFacts>): Part => {
  return (facts) => ({ ...facts, ...change });
};
const loanOf = (name: string, isMine: boolean): Part =>
  also({ loan: { isMine, name, className: "X IPA 1", due: "2026-11-28" } });

interface Row {
  readonly number: number;
  readonly code: BorrowCheckCode;
  readonly kind: LendingCheck["kind"];
  readonly message: string;
  readonly when: Part;
}
const row = (number: number, code: BorrowCheckCode, kind: LendingCheck["kind"], when: Part, message: string): Row => ({
  number,
  code,
  kind,
  message,
  when,
});

/** The rows of the table from the third on. Of those in one list only one holds at once. */
const table: readonly (readonly Row[])[] = [
  [
    row(
      3,
      "code_of_both",
      "confirm",
      also({ isCodeOfBoth: true }),
      "Kode ini dipakai seorang anggota dan sebuah eksemplar. Pilih salah satu.",
    ),
  ],
  [
    row(
      4,
      "student_left",
      "impossible",
      student({ status: "graduated" }),
      "Rina sudah lulus. Ubah dulu statusnya jika keliru.",
    ),
    row(
      5,
      "suspended",
      "impossible",
      student({ status: "suspended", suspendedUntil: "2026-12-03" }),
      "Rina ditangguhkan sampai 3 Desember 2026. Cabut dulu penangguhannya.",
    ),
  ],
  [
    row(
      6,
      "membership_ended",
      "impossible",
      student({ membershipEnds: "2026-06-30" }),
      "Keanggotaan Rina berakhir 30 Juni 2026. Perpanjang dulu.",
    ),
  ],
  [
    row(
      7,
      "cleared",
      "confirm",
      student({ isCleared: true }),
      "Surat Bebas Pustaka Rina sudah terbit. Cabut dan pinjamkan?",
    ),
  ],
  [row(8, "withdrawn", "impossible", copy({ isInBin: true }), "Eksemplar ini sudah ditarik. Ubah statusnya dulu.")],
  [row(9, "not_lendable", "impossible", copy({ isLendable: false }), "Koleksi ini tidak dipinjamkan.")],
  [
    row(
      10,
      "mine",
      "confirm",
      loanOf("Rina", true),
      "Sedang dipinjam Rina sampai 28 November 2026. Perpanjang atau kembalikan?",
    ),
    row(
      11,
      "on_loan",
      "confirm",
      loanOf("Budi", false),
      "Tercatat dipinjam Budi, X IPA 1. Kembalikan dulu, lalu pinjamkan?",
    ),
  ],
  [
    row(12, "lost", "confirm", copy({ status: "lost" }), "Tercatat hilang. Tandai ditemukan dan pinjamkan?"),
    row(13, "repair", "confirm", copy({ status: "repair" }), "Sedang diperbaiki. Tandai selesai dan pinjamkan?"),
    row(
      14,
      "reference_only",
      "confirm",
      copy({ status: "reference_only" }),
      "Hanya dibaca di tempat. Pinjamkan sampai hari ini?",
    ),
  ],
  [
    row(
      15,
      "kept",
      "confirm",
      also({ keptFor: { isMine: false, name: "Sari", swapCode: null } }),
      "Disimpan untuk Sari. Tetap pinjamkan?",
    ),
    row(
      15,
      "kept_swapped",
      "notice",
      also({ keptFor: { isMine: false, name: "Sari", swapCode: "B00012" }, hasOtherKept: true }),
      "B00012 disimpan untuk Sari sebagai gantinya.",
    ),
  ],
  [
    row(
      16,
      "waited_for",
      "confirm",
      also({ waiting: 2, otherFreeCopies: 1 }),
      "2 anggota menunggu judul ini. Tetap pinjamkan?",
    ),
  ],
  [
    row(
      17,
      "same_title",
      "confirm",
      also({ sameTitleCode: "B00012" }),
      "Rina sudah meminjam judul ini (B00012). Pinjamkan lagi?",
    ),
  ],
  [
    row(
      18,
      "limit",
      "confirm",
      also({ limits: [{ most: 3, has: 3 }] }),
      "Rina sudah meminjam 3 dari 3 buku. Tetap pinjamkan?",
    ),
  ],
  [row(19, "has_overdue", "confirm", also({ overdueLoans: 2 }), "Rina punya 2 buku terlambat. Tetap pinjamkan?")],
  [
    row(
      20,
      "lost_unsettled",
      "confirm",
      also({ lostUnsettled: 1 }),
      "Rina belum mengganti 1 buku hilang. Tetap pinjamkan?",
    ),
  ],
  [
    row(21, "debt", "notice", also({ debt: 12_000 }), "Denda Rina Rp12.000."),
    row(21, "debt", "confirm", also({ debt: 12_000, debtLimit: 12_000 }), "Denda Rina Rp12.000. Tetap pinjamkan?"),
  ],
  [
    row(
      22,
      "due_today",
      "confirm",
      also({ due: TODAY }),
      "Keanggotaan berakhir, jadi jatuh tempo hari ini. Pinjamkan?",
    ),
    row(
      23,
      "due_capped",
      "notice",
      also({ due: "2026-11-28" }),
      "Jatuh tempo dimajukan ke 28 November 2026, karena keanggotaan berakhir.",
    ),
  ],
  [row(23, "closed_today", "notice", also({ isOpenToday: false }), "Hari ini perpustakaan tutup menurut kalendernya.")],
  [row(23, "bad_condition", "notice", copy({ isDamaged: true }), "Kondisi eksemplar ini rusak berat.")],
];
const rows = table.flat();

const checkOf = ({ code, kind, message }: Row): LendingCheck => ({ code, kind, message });
const checksWith = (...parts: Part[]) => checkBorrow(parts.reduce((facts, part) => part(facts), ordinary));
const codesWith = (...parts: Part[]) => checksWith(...parts).map(({ code }) => code);

describe("Whether a copy can be lent", () => {
  it("has nothing to say of an ordinary loan", () => {
    expect(checkBorrow(ordinary)).toEqual([]);
  });

  it("knows by name what is not known at all", () => {
    expect([studentUnknown("240199"), copyUnknown("B00099")]).toEqual([
      {
        code: "student_unknown",
        kind: "impossible",
        message: "Nomor 240199 tidak dikenal. Periksa kartunya atau tambah anggota.",
      },
      {
        code: "copy_unknown",
        kind: "impossible",
        message: "Kode B00099 tidak ada di koleksi. Ketik ulang atau cari judulnya.",
      },
    ]);
  });

  it.each(rows.map((one) => [one.number, one.code, one.kind, one] as const))(
    "is decided by row %i: %s, %s",
    (_number, _code, _kind, one) => {
      expect(checksWith(one.when)).toEqual([checkOf(one)]);
    },
  );

  it("has a row for every code", () => {
    const unknown = [studentUnknown("1"), copyUnknown("1")].map(({ code }) => code);
    expect([...unknown, ...new Set(rows.map(({ code }) => code))]).toEqual([...BORROW_CHECK_CODES]);
  });

  it("ends at the first thing that is impossible; else asks all together, and tells the rest", () => {
    const some = fc
      .tuple(...table.map((alternatives) => fc.option(fc.constantFrom(...alternatives), { freq: 1 })))
      .map((chosen) => chosen.filter((one): one is Row => one !== null));
    fc.assert(
      fc.property(some, fc.boolean(), (chosen, mayBeImpossible) => {
        const held = mayBeImpossible ? chosen : chosen.filter(({ kind }) => kind !== "impossible");
        const impossible = held.find(({ kind }) => kind === "impossible");
        const asked = held.filter(({ kind }) => kind === "confirm");
        const reported = held.filter(({ kind }) => kind === "notice");
        expect(checksWith(...held.map(({ when }) => when))).toEqual(
          (impossible ? [impossible] : [...asked, ...reported]).map(checkOf),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("calls impossible, asks or tells of limit and overdue books as the library has set it", () => {
    const kinds = STRICTNESSES.map((limit) =>
      checksWith(also({ limits: [{ most: 3, has: 3 }], strictness: { limit, overdue: "confirm" } })),
    );
    expect(kinds.flat()).toEqual([
      {
        code: "limit",
        kind: "impossible",
        message: "Rina sudah meminjam 3 dari 3 buku. Kembalikan dulu salah satunya.",
      },
      { code: "limit", kind: "confirm", message: "Rina sudah meminjam 3 dari 3 buku. Tetap pinjamkan?" },
      { code: "limit", kind: "notice", message: "Rina sudah meminjam 3 dari 3 buku." },
    ]);
    const strict = also({ strictness: { limit: "notice", overdue: "impossible" } });
    expect(checksWith(strict, also({ overdueLoans: 1, sameTitleCode: "B00012" }))).toMatchObject([
      { code: "has_overdue", kind: "impossible" },
    ]);
  });
});

describe("The checks of a loan in particular", () => {
  it("tell where the student went, and how long a suspension lasts that has no end", () => {
    expect(checksWith(student({ status: "moved" }))).toMatchObject([
      { message: "Rina sudah pindah. Ubah dulu statusnya jika keliru." },
    ]);
    expect(checksWith(student({ status: "suspended" }))).toMatchObject([
      { message: "Rina ditangguhkan. Cabut dulu penangguhannya." },
    ]);
  });

  it("record a suspension where the book has left, and still refuse what is impossible beside it", () => {
    const left: Part = (facts) =>
      student({ status: "suspended", suspendedUntil: "2026-12-03" })(also({ hasLeft: true })(facts));
    expect(checksWith(left)).toMatchObject([{ code: "suspended", kind: "confirm" }]);
    expect(codesWith((facts) => student({ membershipEnds: "2026-11-20" })(left(facts)))).toEqual(["membership_ended"]);
    expect(codesWith((facts) => copy({ isLendable: false })(left(facts)))).toEqual(["not_lendable"]);
  });

  it("let a suspension and a membership last through their last day", () => {
    expect(codesWith(student({ status: "suspended", suspendedUntil: TODAY }))).toEqual(["suspended"]);
    expect(codesWith(student({ status: "suspended", suspendedUntil: "2026-11-20" }))).toEqual([]);
    expect(codesWith(student({ membershipEnds: TODAY }))).toEqual([]);
    expect(codesWith(student({ membershipEnds: "2026-11-20" }))).toEqual(["membership_ended"]);
    expect(codesWith(student({ membershipEnds: null }))).toEqual([]);
  });

  it("refuse a withdrawn copy as one in the bin", () => {
    expect(codesWith(copy({ status: "withdrawn" }))).toEqual(["withdrawn"]);
  });

  it("name a borrower without a class by the name alone", () => {
    const loan = { isMine: false, name: "Bu Tuti", className: null, due: DUE };
    expect(checksWith(also({ loan }))).toMatchObject([
      { message: "Tercatat dipinjam Bu Tuti. Kembalikan dulu, lalu pinjamkan?" },
    ]);
  });

  it("ask nobody who fetches the copy that is kept for him, however many wait behind him", () => {
    expect(codesWith(also({ keptFor: { isMine: true, name: "Rina", swapCode: null }, waiting: 5 }))).toEqual([]);
  });

  it("mind no queue that the copy kept for who borrows will serve", () => {
    expect(codesWith(also({ waiting: 2, hasOtherKept: true }))).toEqual([]);
  });

  it("mind no queue that the other copies can serve", () => {
    expect(codesWith(also({ waiting: 2, otherFreeCopies: 2 }))).toEqual([]);
  });

  it("hold every limit, and name the one that is reached", () => {
    const limits = [
      { most: 10, has: 4 },
      { most: 1, has: 1 },
    ];
    expect(checksWith(also({ limits }))).toMatchObject([{ message: expect.stringContaining("1 dari 1 buku") }]);
    expect(codesWith(also({ limits: [] }))).toEqual([]);
  });

  it("only tell of a debt below its limit, or without one", () => {
    expect(checksWith(also({ debt: 12_000, debtLimit: 12_001 }))).toMatchObject([{ code: "debt", kind: "notice" }]);
    expect(codesWith(also({ debt: 0, debtLimit: 0 }))).toEqual([]);
  });

  it("ask for no return today that the desk has chosen, or that is the rule", () => {
    expect(codesWith(also({ due: TODAY, dueWithoutEnd: TODAY }))).toEqual([]);
    expect(codesWith(copy({ status: "reference_only" }), also({ due: TODAY, dueWithoutEnd: TODAY }))).toEqual([
      "reference_only",
    ]);
  });
});

describe("What still has to be confirmed", () => {
  const asked = () =>
    checksWith(also({ sameTitleCode: "B00012", lostUnsettled: 1, debt: 12_000, limits: [{ most: 3, has: 3 }] }));
  const refusing = (confirmed: string[]) => refusingChecks(asked(), confirmed).map(({ code }) => code);

  it("is all that is asked and was not confirmed, and never a notice", () => {
    expect(refusing([])).toEqual(["same_title", "limit", "lost_unsettled"]);
    expect(refusing(["limit", "kept"])).toEqual(["same_title", "lost_unsettled"]);
    expect(refusing(["limit", "same_title", "lost_unsettled"])).toEqual([]);
  });

  it("is what is impossible, whatever was confirmed", () => {
    const checks = checksWith(copy({ isLendable: false }));
    expect(refusingChecks(checks, ["not_lendable"])).toEqual(checks);
  });
});
