import { dueDate } from "../../../../server/circulation/rules/dueDate.js";
import { fineFor, overdueDays } from "../../../../server/circulation/rules/fine.js";
import type { PolicyFigures } from "../../../../server/settings/lendingFigures.js";
import { type CalendarFacts, OpenCalendar } from "../../../../server/circulation/rules/OpenCalendar.js";
import { addDays, dayIn, instantOf } from "../../../../server/platform/time/libraryClock.js";
import { anyPolicy } from "../../../support/circulation/lending.js";

const JAKARTA = "Asia/Jakarta";

interface Change {
  readonly policy?: Partial<PolicyFigures>;
  readonly price?: number;
  readonly membershipEnds?: string;
  readonly timeZone?: string;
  readonly calendar?: Partial<CalendarFacts>;
  /** Days that were closed after the loan was made. */
  readonly closedLater?: readonly string[];
}

type Example = readonly [number, string, Change, string, string, string, number, number];

const days = (from: string, until: string) => {
  const range = [from];
  while ((range.at(-1) ?? until) < until) range.push(addDays(range.at(-1) ?? from, 1));
  return range;
};
const winterBreak = days("2026-12-19", "2027-01-03");
const inBreak = (policy: Partial<PolicyFigures> = {}): Change => ({ policy, calendar: { holidays: winterBreak } });

/** Number, what differs, borrowed, returned, due, days late, fine; a time without Z is the library's own. */
const examples: readonly Example[] = [
  [1, "the day it is due", {}, "2026-11-02", "2026-11-09", "2026-11-09", 0, 0],
  [2, "a day late", {}, "2026-11-02", "2026-11-10", "2026-11-09", 1, 500],
  [3, "the last second of the day", {}, "2026-11-02", "2026-11-09T23:59:59", "2026-11-09", 0, 0],
  [4, "the first second after it", {}, "2026-11-02", "2026-11-10T00:00:00", "2026-11-09", 1, 500],
  [5, "a weekend between", {}, "2026-11-06", "2026-11-16", "2026-11-13", 1, 500],
  [6, "returned on a closed day", {}, "2026-11-06", "2026-11-14", "2026-11-13", 0, 0],
  [7, "lent on a closed day", {}, "2026-11-07", "2026-11-16", "2026-11-16", 0, 0],
  [8, "calendar days", { policy: { fineDays: "calendar" } }, "2026-11-06", "2026-11-16", "2026-11-13", 3, 1500],
  [9, "a holiday", { calendar: { holidays: ["2026-11-09"] } }, "2026-11-02", "2026-11-11", "2026-11-10", 1, 500],
  [
    10,
    "two holidays",
    { calendar: { holidays: ["2026-12-24", "2026-12-25"] } },
    "2026-12-17",
    "2026-12-29",
    "2026-12-28",
    1,
    500,
  ],
  [11, "a break", inBreak(), "2026-12-14", "2027-01-05", "2027-01-04", 1, 500],
  [12, "overdue across the break", inBreak(), "2026-12-07", "2027-01-04", "2026-12-14", 5, 2500],
  [
    13,
    "the same in calendar days",
    inBreak({ fineDays: "calendar" }),
    "2026-12-07",
    "2027-01-04",
    "2026-12-14",
    21,
    10500,
  ],
  [
    14,
    "the same with a cap",
    inBreak({ fineDays: "calendar", fineCap: 5000 }),
    "2026-12-07",
    "2027-01-04",
    "2026-12-14",
    21,
    5000,
  ],
  [15, "within grace", { policy: { graceDays: 2 } }, "2026-11-02", "2026-11-11", "2026-11-09", 2, 0],
  [16, "beyond grace", { policy: { graceDays: 2 } }, "2026-11-02", "2026-11-12", "2026-11-09", 3, 1500],
  [
    17,
    "beyond grace that is not charged",
    { policy: { graceDays: 2, graceCharged: false } },
    "2026-11-02",
    "2026-11-12",
    "2026-11-09",
    3,
    500,
  ],
  [18, "grace and a weekend", { policy: { graceDays: 1 } }, "2026-11-06", "2026-11-16", "2026-11-13", 1, 0],
  [19, "membership until Friday", { membershipEnds: "2026-11-06" }, "2026-11-02", "2026-11-09", "2026-11-06", 1, 500],
  [20, "membership until Sunday", { membershipEnds: "2026-11-08" }, "2026-11-02", "2026-11-09", "2026-11-06", 1, 500],
  [21, "membership until today", { membershipEnds: "2026-11-02" }, "2026-11-02", "2026-11-02", "2026-11-02", 0, 0],
  [
    22,
    "lent on Friday, membership until Sunday",
    { membershipEnds: "2026-11-08" },
    "2026-11-06",
    "2026-11-09",
    "2026-11-06",
    1,
    500,
  ],
  [23, "Jakarta", {}, "2026-11-02T16:30:00Z", "2026-11-09T16:30:00Z", "2026-11-09", 0, 0],
  [24, "Makassar", { timeZone: "Asia/Makassar" }, "2026-11-02T16:30:00Z", "2026-11-10T16:30:00Z", "2026-11-10", 1, 500],
  [25, "Jayapura", { timeZone: "Asia/Jayapura" }, "2026-11-02T16:30:00Z", "2026-11-10T14:59:59Z", "2026-11-10", 0, 0],
  [
    26,
    "a cap at the price",
    { policy: { capAtPrice: true }, price: 3000 },
    "2026-11-02",
    "2026-11-23",
    "2026-11-09",
    10,
    3000,
  ],
  [
    27,
    "a cap at a price nobody knows",
    { policy: { capAtPrice: true } },
    "2026-11-02",
    "2026-11-23",
    "2026-11-09",
    10,
    5000,
  ],
  [28, "a fixed last day", { policy: { dueOn: "2027-06-11" } }, "2026-07-20", "2027-06-14", "2027-06-11", 1, 500],
  [
    29,
    "a fixed last day on a Sunday",
    { policy: { dueOn: "2027-06-13" } },
    "2026-07-20",
    "2027-06-14",
    "2027-06-11",
    1,
    500,
  ],
  [
    30,
    "a fixed last day that has passed",
    { policy: { dueOn: "2026-06-12" } },
    "2026-11-02",
    "2026-11-09",
    "2026-11-09",
    0,
    0,
  ],
  [31, "no fine", { policy: { finePerDay: 0 } }, "2026-11-02", "2026-11-12", "2026-11-09", 3, 0],
  [
    32,
    "closed on Sundays only",
    { calendar: { closedWeekdays: ["sunday"] } },
    "2026-11-07",
    "2026-11-16",
    "2026-11-14",
    1,
    500,
  ],
  [
    33,
    "closed on Fridays only",
    { calendar: { closedWeekdays: ["friday"] } },
    "2026-11-06",
    "2026-11-16",
    "2026-11-14",
    2,
    1000,
  ],
  [
    34,
    "open on a Saturday",
    { calendar: { openDays: ["2026-11-14"] } },
    "2026-11-06",
    "2026-11-14",
    "2026-11-13",
    1,
    500,
  ],
  [
    35,
    "due on a Saturday that is open",
    { calendar: { openDays: ["2026-11-14"] } },
    "2026-11-07",
    "2026-11-16",
    "2026-11-14",
    1,
    500,
  ],
  [36, "a leap year", { calendar: { closedWeekdays: [] } }, "2028-02-22", "2028-03-02", "2028-02-29", 2, 1000],
  [
    37,
    "the due date was closed later",
    { closedLater: ["2026-11-09"] },
    "2026-11-02",
    "2026-11-10",
    "2026-11-09",
    0,
    0,
  ],
  [
    38,
    "and it is late all the same",
    { closedLater: ["2026-11-09"] },
    "2026-11-02",
    "2026-11-11",
    "2026-11-09",
    1,
    500,
  ],
];

describe("The worked examples of lending", () => {
  it.each(examples)("%i: %s", (_number, _what, change, borrowed, returned, due, late, fine) => {
    const timeZone = change.timeZone ?? JAKARTA;
    const figures = { ...anyPolicy, ...change.policy };
    const calendarOf = (closed: readonly string[]) =>
      new OpenCalendar({
        closedWeekdays: ["saturday", "sunday"],
        openDays: [],
        ...change.calendar,
        holidays: [...(change.calendar?.holidays ?? []), ...closed],
      });
    const dayOf = (time: string) => {
      if (time.endsWith("Z")) return dayIn(timeZone, new Date(time));
      const [day = "", hour] = time.split("T");
      const begins = instantOf(timeZone, day, hour?.slice(0, 5));
      return dayIn(timeZone, new Date(begins.getTime() + Number(hour?.slice(6) ?? 0) * 1000));
    };
    const lent = dueDate(figures, calendarOf([]), dayOf(borrowed), change.membershipEnds ?? null);
    const calendar = calendarOf(change.closedLater ?? []);
    const daysLate = overdueDays(figures.fineDays, calendar, lent, dayOf(returned));
    expect([lent, daysLate, fineFor(figures, daysLate, change.price ?? null)]).toEqual([due, late, fine]);
  });
});
