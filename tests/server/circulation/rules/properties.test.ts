import { fc } from "../../../support/fastCheck.js";

import { dueDate, lastDay, renewedDueDate } from "../../../../server/circulation/rules/dueDate.js";
import { fineFor, lastOverdueDueDate, overdueDays } from "../../../../server/circulation/rules/fine.js";
import { FINE_DAYS } from "../../../../server/settings/lendingFigures.js";
import { type CalendarFacts, OpenCalendar } from "../../../../server/circulation/rules/OpenCalendar.js";
import { addDays, weekdayOf, WEEKDAYS } from "../../../../server/platform/time/libraryClock.js";

const FIRST = "2026-01-01";
const YEAR = 366;

const range = (from: string, length: number) => Array.from({ length }, (_, offset) => addDays(from, offset));
const dayWithin = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((offset) => addDays(FIRST, offset));
const day = dayWithin(-200, 500);
/** Holidays of a day, a school break, and a closure of more than a year. */
const closure = fc
  .tuple(day, fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 25 }) }, fc.integer({ min: 360, max: 450 })))
  .map(([from, length]) => range(from, length));
const facts = fc.record({
  closedWeekdays: fc.oneof(
    fc.subarray([...WEEKDAYS]),
    fc.constant<CalendarFacts["closedWeekdays"]>(["saturday", "sunday"]),
  ),
  holidays: fc.array(closure, { maxLength: 6 }).map((closures) => closures.flat()),
  openDays: fc.array(day, { maxLength: 8 }),
});
const calendar = facts.map((known) => new OpenCalendar(known));
const figures = fc.record({
  loanDays: fc.integer({ min: 0, max: 60 }),
  dueOn: fc.option(dayWithin(-100, 900)),
});
const fineDays = fc.constantFrom(...FINE_DAYS);
const fineFigures = fc.record({
  finePerDay: fc.integer({ min: 0, max: 5_000 }),
  graceDays: fc.integer({ min: 0, max: 10 }),
  graceCharged: fc.boolean(),
  fineCap: fc.option(fc.integer({ min: 0, max: 50_000 })),
  capAtPrice: fc.boolean(),
});
const price = fc.option(fc.integer({ min: 0, max: 100_000 }));

describe("The calendar, whatever is closed", () => {
  it("has open days win over closed weekdays and holidays", () => {
    fc.assert(
      fc.property(facts, day, (known, asked) => {
        const isClosed = [...known.closedWeekdays].includes(weekdayOf(asked)) || known.holidays.includes(asked);
        expect(new OpenCalendar(known).isOpen(asked)).toBe(known.openDays.includes(asked) || !isClosed);
      }),
    );
  });

  it("counts the open days that one finds by looking at each", () => {
    fc.assert(
      fc.property(calendar, day, fc.integer({ min: -20, max: 700 }), (open, after, length) => {
        const looked = range(addDays(after, 1), Math.max(length, 0)).filter((one) => open.isOpen(one));
        expect(open.countOpenDays(after, addDays(after, length))).toBe(looked.length);
      }),
    );
  });

  it("finds the open day next to any day, within a year", () => {
    fc.assert(
      fc.property(calendar, day, fc.integer({ min: 0, max: 30 }), (open, asked, length) => {
        const later = range(asked, YEAR + 1);
        const earlier = range(addDays(asked, -YEAR), YEAR + 1).reverse();
        const near = earlier.slice(0, length);
        expect(open.firstOpenDay(asked)).toBe(later.find((one) => open.isOpen(one)) ?? null);
        expect(open.lastOpenDay(asked)).toBe(earlier.find((one) => open.isOpen(one)) ?? null);
        expect(open.lastOpenDay(asked, addDays(asked, -length))).toBe(near.find((one) => open.isOpen(one)) ?? null);
      }),
    );
  });
});

describe("A library that is closed for a year", () => {
  it("has its due dates moved by 366 days at most", () => {
    const due = (closed: number) => {
      const open = new OpenCalendar({ closedWeekdays: [], holidays: range("2026-11-09", closed), openDays: [] });
      return dueDate({ loanDays: 7, dueOn: null }, open, "2026-11-02", null);
    };
    expect([due(366), due(367)]).toEqual(["2027-11-10", "2026-11-09"]);
  });
});

describe("A library that is never open", () => {
  const never = new OpenCalendar({ closedWeekdays: WEEKDAYS, holidays: [], openDays: [] });

  it("still has due dates, and counts no day late but by the calendar", () => {
    expect(dueDate({ loanDays: 7, dueOn: null }, never, "2026-11-02", null)).toBe("2026-11-09");
    expect(dueDate({ loanDays: 7, dueOn: "2027-06-11" }, never, "2026-11-02", "2026-11-05")).toBe("2026-11-02");
    expect(overdueDays("open", never, "2026-11-09", "2036-11-09")).toBe(0);
    expect(overdueDays("calendar", never, "2026-11-09", "2026-11-12")).toBe(3);
    expect(lastOverdueDueDate("open", never, "2026-11-12")).toBeNull();
    expect(lastOverdueDueDate("calendar", never, "2026-11-12")).toBe("2026-11-11");
  });
});

describe("A due date", () => {
  it("is no closed day, unless nothing else is left", () => {
    fc.assert(
      fc.property(calendar, figures, day, fc.option(dayWithin(-200, 900)), (open, policy, lent, membershipEnds) => {
        const due = dueDate(policy, open, lent, membershipEnds);
        if (open.isOpen(due)) return;
        const isForced = membershipEnds !== null && due === lent && open.lastOpenDay(membershipEnds, lent) === null;
        expect(isForced || open.firstOpenDay(addDays(lent, policy.loanDays)) === null).toBe(true);
      }),
    );
  });

  it("is within the membership, and not before the loan", () => {
    fc.assert(
      fc.property(calendar, figures, day, fc.nat({ max: 400 }), (open, policy, lent, left) => {
        const membershipEnds = addDays(lent, left);
        const due = dueDate(policy, open, lent, membershipEnds);
        expect(due >= lent && due <= membershipEnds).toBe(true);
      }),
    );
  });

  it("is not moved by a membership that ends later", () => {
    fc.assert(
      fc.property(calendar, figures, day, fc.nat({ max: 400 }), (open, policy, lent, left) => {
        const free = dueDate(policy, open, lent, null);
        expect(dueDate(policy, open, lent, addDays(free, left))).toBe(free);
      }),
    );
  });

  it("of a renewed loan is later than before and within the membership, or there is none", () => {
    fc.assert(
      fc.property(calendar, figures, day, day, fc.option(day), (open, policy, due, today, membershipEnds) => {
        const renewed = renewedDueDate(policy, open, { due, today, membershipEnds });
        if (renewed === null) return;
        expect(renewed > due && renewed >= today && renewed <= (membershipEnds ?? renewed)).toBe(true);
      }),
    );
  });
});

describe("Lateness", () => {
  it("is none up to the last day, which is the due date where that is open", () => {
    fc.assert(
      fc.property(calendar, fineDays, day, fc.nat({ max: 500 }), (open, counted, due, before) => {
        const last = lastDay(open, due);
        expect(last >= due && (last === due || !open.isOpen(due))).toBe(true);
        expect(overdueDays(counted, open, due, addDays(last, -before))).toBe(0);
      }),
    );
  });

  it("grows from day to day by one at most: by none on a closed day where open days count", () => {
    fc.assert(
      fc.property(calendar, fineDays, day, fc.nat({ max: 600 }), (open, counted, due, late) => {
        const today = addDays(lastDay(open, due), late);
        const tomorrow = addDays(today, 1);
        const grows = counted === "calendar" || open.isOpen(tomorrow) ? 1 : 0;
        expect(overdueDays(counted, open, due, tomorrow)).toBe(overdueDays(counted, open, due, today) + grows);
      }),
    );
  });

  it("is counted over ten years too", () => {
    const open = new OpenCalendar({ closedWeekdays: ["saturday", "sunday"], holidays: ["2030-01-01"], openDays: [] });
    expect(overdueDays("open", open, "2026-11-09", "2036-11-10")).toBe(522 * 5 - 1);
    expect(overdueDays("calendar", open, "2026-11-09", "2036-11-10")).toBe(3_654);
  });

  it("is what the last overdue due date says, for every due date", () => {
    fc.assert(
      fc.property(calendar, fineDays, dayWithin(0, 900), (open, counted, today) => {
        const last = lastOverdueDueDate(counted, open, today);
        const dues = range(addDays(today, -900), 1_000);
        expect(dues.filter((due) => last !== null && due <= last)).toEqual(
          dues.filter((due) => overdueDays(counted, open, due, today) > 0),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe("The last overdue due date", () => {
  const weekends = { closedWeekdays: ["saturday", "sunday"], openDays: [] } as const;

  it("is the open day before the last open day, or by the calendar the last open day before today", () => {
    const open = new OpenCalendar({ ...weekends, holidays: [] });
    const lastOn = (today: string) => FINE_DAYS.map((counted) => lastOverdueDueDate(counted, open, today));
    expect(lastOn("2026-11-13")).toEqual(["2026-11-12", "2026-11-12"]);
    expect(lastOn("2026-11-14")).toEqual(["2026-11-12", "2026-11-13"]);
    expect(lastOn("2026-11-16")).toEqual(["2026-11-13", "2026-11-13"]);
  });

  it("is still there while the library is closed for longer than a year", () => {
    const open = new OpenCalendar({ ...weekends, holidays: range("2026-03-16", 500) });
    expect(lastOverdueDueDate("open", open, "2027-07-20")).toBe("2026-03-12");
  });
});

describe("A fine", () => {
  it("is never negative, never above its cap or a known price, and in whole rupiah", () => {
    fc.assert(
      fc.property(fineFigures, fc.nat({ max: 5_000 }), price, (policy, days, known) => {
        const fine = fineFor(policy, days, known);
        expect(Number.isInteger(fine) && fine >= 0).toBe(true);
        expect(fine).toBeLessThanOrEqual(policy.fineCap ?? fine);
        if (policy.capAtPrice && known !== null && known > 0) expect(fine).toBeLessThanOrEqual(known);
      }),
    );
  });

  it("is never more than a column holds, however long the delay", () => {
    const policy = { finePerDay: 1_000_000, graceDays: 0, graceCharged: true, fineCap: null, capAtPrice: false };
    expect(fineFor(policy, 5_000, null)).toBe(2_000_000_000);
  });

  it("is not capped at a price of 0, which nobody knows", () => {
    const policy = { finePerDay: 500, graceDays: 0, graceCharged: true, fineCap: null, capAtPrice: true };
    expect([0, null, 800].map((known) => fineFor(policy, 2, known))).toEqual([1_000, 1_000, 800]);
  });

  it("never shrinks from one day to the next", () => {
    fc.assert(
      fc.property(fineFigures, fc.nat({ max: 5_000 }), price, (policy, days, known) => {
        expect(fineFor(policy, days + 1, known)).toBeGreaterThanOrEqual(fineFor(policy, days, known));
      }),
    );
  });

  it("is nothing in time or within the days of grace", () => {
    fc.assert(
      fc.property(fineFigures, fc.nat({ max: 10 }), price, (policy, days, known) => {
        expect(fineFor(policy, Math.min(days, policy.graceDays), known)).toBe(0);
      }),
    );
  });
});
