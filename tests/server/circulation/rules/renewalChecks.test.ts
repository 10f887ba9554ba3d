import { renewedDueDate } from "../../../../server/circulation/rules/dueDate.js";
import { fineFor, overdueDays } from "../../../../server/circulation/rules/fine.js";
import { OpenCalendar } from "../../../../server/circulation/rules/OpenCalendar.js";
import { checkRenewal, type RenewalFacts } from "../../../../server/circulation/rules/renewalChecks.js";
import { anyPolicy } from "../../../support/circulation/lending.js";

const calendar = new OpenCalendar({ closedWeekdays: ["saturday", "sunday"], holidays: [], openDays: [] });
const DUE = "2026-11-09";

const renewable: RenewalFacts = {
  isOpen: true,
  renewalCount: 0,
  mostRenewals: 2,
  membershipEnds: "2027-06-30",
  renewedDue: "2026-11-16",
  overdueDays: 0,
  status: "active",
  suspendedUntil: null,
  suspends: false,
  debt: 0,
  debtLimit: null,
  waiting: 0,
  freeCopies: 0,
  today: "2026-11-05",
  isStudent: false,
};
const checksOf = (facts: Partial<RenewalFacts>) => checkRenewal({ ...renewable, ...facts });
const codesOf = (facts: Partial<RenewalFacts>) => checksOf(facts).map(({ code, kind }) => `${code} ${kind}`);

describe("The due date of a renewed loan", () => {
  const renewedOn = (today: string, membershipEnds: string | null = null) =>
    renewedDueDate(anyPolicy, calendar, { due: DUE, today, membershipEnds });

  it("counts from the due date before it, and from today after it", () => {
    expect(renewedOn("2026-11-05")).toBe("2026-11-16");
    expect(renewedOn("2026-11-09")).toBe("2026-11-16");
    expect(renewedOn("2026-11-11")).toBe("2026-11-18");
  });

  it("leaves the lateness so far to be charged", () => {
    expect(fineFor(anyPolicy, overdueDays("open", calendar, DUE, "2026-11-11"), null)).toBe(1_000);
  });

  it("is none where the membership leaves no later day", () => {
    expect(renewedOn("2026-11-05", "2026-11-12")).toBe("2026-11-12");
    expect(renewedOn("2026-11-05", DUE)).toBeNull();
    expect(renewedOn("2026-11-11", "2026-11-10")).toBeNull();
  });
});

describe("A renewal", () => {
  it("is done by itself while nothing speaks against it", () => {
    expect(checksOf({})).toEqual([]);
    expect(checksOf({ isStudent: true })).toEqual([]);
    expect(checksOf({ renewalCount: 1, debt: 4_000, debtLimit: 5_000, waiting: 2, freeCopies: 2 })).toEqual([]);
    expect(checksOf({ debt: 4_000 })).toEqual([]);
  });

  it.each<[string, Partial<RenewalFacts>, string, string]>([
    [
      "that is not open",
      { isOpen: false },
      "not_open",
      "Buku ini sudah dikembalikan atau hilang, jadi tidak dapat diperpanjang.",
    ],
    [
      "that was renewed as often as it may be",
      { renewalCount: 2 },
      "renewals_used",
      "Sudah diperpanjang 2 dari 2 kali. Kembalikan dulu, lalu pinjam lagi.",
    ],
    [
      "that may not be renewed",
      { mostRenewals: 0 },
      "renewals_used",
      "Buku ini tidak dapat diperpanjang. Kembalikan dulu, lalu pinjam lagi.",
    ],
    [
      "whose membership leaves no later day",
      { renewedDue: null },
      "no_later_day",
      "Perpanjangan tidak menambah waktu, karena keanggotaan berakhir 30 Juni 2027.",
    ],
  ])("of a loan %s is impossible for everybody, whatever else there is", (_what, facts, code, message) => {
    for (const isStudent of [true, false]) {
      const others = { overdueDays: 1, debt: 9_000, debtLimit: 5_000, waiting: 1, isStudent };
      expect(checksOf({ ...others, ...facts })).toEqual([{ code, kind: "impossible", message }]);
    }
  });

  it.each<[string, Partial<RenewalFacts>, string, string, string]>([
    [
      "an overdue loan",
      { overdueDays: 2 },
      "overdue",
      "Terlambat 2 hari. Catat dendanya dan perpanjang?",
      "Terlambat 2 hari. Kembalikan bukunya ke perpustakaan.",
    ],
    [
      "a suspended borrower",
      { status: "suspended" },
      "suspended",
      "Peminjam sedang ditangguhkan. Tetap perpanjang?",
      "Keanggotaan Anda sedang ditangguhkan. Hubungi petugas perpustakaan.",
    ],
    [
      "a debt as high as its limit",
      { debt: 5_000, debtLimit: 5_000 },
      "debt",
      "Ada denda Rp5.000. Tetap perpanjang?",
      "Ada denda Rp5.000. Lunasi dulu di perpustakaan.",
    ],
    [
      "more who wait than copies are free",
      { waiting: 2, freeCopies: 1 },
      "waited_for",
      "2 anggota menunggu judul ini. Tetap perpanjang?",
      "2 anggota menunggu judul ini. Kembalikan tepat waktu.",
    ],
  ])("with %s is asked of the desk and impossible for the student", (_what, facts, code, asked, refused) => {
    expect(checksOf(facts)).toEqual([{ code, kind: "confirm", message: asked }]);
    expect(checksOf({ ...facts, isStudent: true })).toEqual([{ code, kind: "impossible", message: refused }]);
  });

  it("asks the desk everything together, and tells the student the first reason", () => {
    const all: Partial<RenewalFacts> = {
      overdueDays: 1,
      status: "suspended",
      suspendedUntil: "2026-11-05",
      debt: 6_000,
      debtLimit: 5_000,
      waiting: 1,
    };
    expect(codesOf(all)).toEqual(["overdue confirm", "suspended confirm", "debt confirm", "waited_for confirm"]);
    expect(codesOf({ ...all, isStudent: true })).toEqual(["overdue impossible"]);
  });

  it("lets the desk renew what suspends by itself, but not past one that somebody has to lift, nor the student", () => {
    const late: Partial<RenewalFacts> = { overdueDays: 1, suspends: true, status: "suspended" };
    expect(codesOf({ ...late, suspendedUntil: "2026-11-09" })).toEqual(["overdue confirm"]);
    expect(codesOf(late)).toEqual(["overdue confirm", "suspended confirm"]);
    const notYetLate = { ...late, overdueDays: 0, suspends: false, suspendedUntil: "2026-11-09" };
    expect(codesOf(notYetLate)).toEqual(["suspended confirm"]);
    expect(codesOf({ ...notYetLate, isStudent: true })).toEqual(["suspended impossible"]);
  });

  it("minds no suspension that is over, and calls nobody suspended who has left", () => {
    expect(checksOf({ status: "suspended", suspendedUntil: "2026-11-04" })).toEqual([]);
    expect(checksOf({ status: "graduated" })).toEqual([]);
  });
});
