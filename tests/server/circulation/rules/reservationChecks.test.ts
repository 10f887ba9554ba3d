import { suspensionEnd } from "../../../../server/circulation/rules/fine.js";
import { checkReservation, type ReservationFacts } from "../../../../server/circulation/rules/reservationChecks.js";

const student = {
  name: "Rina",
  status: "active",
  suspendedUntil: null,
  membershipEnds: "2027-06-30",
  isCleared: false,
} as const;
const facts: ReservationFacts = {
  student,
  isCleared: false,
  today: "2026-11-24",
  isLendable: true,
  isOnShelf: false,
  ownLoanDue: null,
  hasReserved: false,
  openReservations: 1,
};
const codeWith = (changed: Partial<ReservationFacts>) => checkReservation({ ...facts, ...changed })?.code ?? null;

describe("A reservation", () => {
  it("is made where nothing stands against it", () => {
    expect(checkReservation(facts)).toBeNull();
  });

  it.each<[string, Partial<ReservationFacts>]>([
    ["student_left", { student: { ...student, status: "graduated" } }],
    ["suspended", { student: { ...student, status: "suspended", suspendedUntil: "2026-11-24" } }],
    ["membership_ended", { student: { ...student, membershipEnds: "2026-11-23" } }],
    ["cleared", { isCleared: true }],
    ["not_lendable", { isLendable: false }],
    ["same_title", { ownLoanDue: "2026-12-01" }],
    ["already_reserved", { hasReserved: true }],
    ["on_shelf", { isOnShelf: true }],
    ["reservation_limit", { openReservations: 2 }],
  ])("is refused as %s, which nobody overrides", (code, changed) => {
    expect(checkReservation({ ...facts, ...changed })).toMatchObject({ code, kind: "impossible" });
  });

  it("is refused for what comes first: the student, then the book, then the queue", () => {
    expect(codeWith({ isCleared: true, isLendable: false, hasReserved: true })).toBe("cleared");
    expect(codeWith({ isLendable: false, ownLoanDue: "2026-12-01" })).toBe("not_lendable");
    expect(codeWith({ hasReserved: true, isOnShelf: true, openReservations: 2 })).toBe("already_reserved");
    expect(codeWith({ isOnShelf: true, openReservations: 2 })).toBe("on_shelf");
  });
});

describe("A suspension for lateness", () => {
  const end = (suspendDaysPerDay: number, days: number, graceDays = 0, graceCharged = true) =>
    suspensionEnd({ suspendDaysPerDay, graceDays, graceCharged }, days, "2026-11-24");

  it("lasts so many days for each day that counts, from the return on", () => {
    expect(end(2, 3)).toBe("2026-11-30");
    expect(end(1, 1)).toBe("2026-11-25");
    expect(end(2, 3, 2, false)).toBe("2026-11-26");
  });

  it("is none within the days of grace, or where the library has none, and ends after ten years", () => {
    expect([end(2, 2, 2), end(0, 5), end(2, 0)]).toEqual([null, null, null]);
    expect(end(10, 1_000)).toBe("2036-12-01");
  });
});
