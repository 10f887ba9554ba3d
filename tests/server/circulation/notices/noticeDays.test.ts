import { fc } from "../../../support/fastCheck.js";

import { dueSoonRange, isWithin, overdueRanges } from "../../../../server/circulation/notices/outbox/noticeDays.js";
import { overdueDays } from "../../../../server/circulation/rules/fine.js";
import { OpenCalendar } from "../../../../server/circulation/rules/OpenCalendar.js";
import { addDays, WEEKDAYS } from "../../../../server/platform/time/libraryClock.js";
import { FINE_DAYS } from "../../../../server/settings/lendingFigures.js";

const FIRST = "2026-01-01";
const day = fc.integer({ min: -60, max: 200 }).map((offset) => addDays(FIRST, offset));
const closure = fc
  .tuple(day, fc.integer({ min: 1, max: 25 }))
  .map(([from, length]) => Array.from({ length }, (_, offset) => addDays(from, offset)));
const calendar = fc
  .record({
    closedWeekdays: fc.subarray([...WEEKDAYS], { maxLength: 6 }),
    holidays: fc.array(closure, { maxLength: 4 }).map((closures) => closures.flat()),
    openDays: fc.array(day, { maxLength: 5 }),
  })
  .map((facts) => new OpenCalendar(facts));
const weekends = new OpenCalendar({ closedWeekdays: ["saturday", "sunday"], holidays: [], openDays: [] });
const fineDays = fc.constantFrom(...FINE_DAYS);

const stageOf = (open: OpenCalendar, count: "open" | "calendar", due: string, today: string) =>
  overdueRanges(count, open, today)
    .filter((range) => isWithin(due, range))
    .map(({ stage }) => stage);

describe("The days on which a student is written to", () => {
  it.each([
    ["2026-11-05", false],
    // Friday and Monday are the two open days before Tuesday.
    ["2026-11-06", true],
    ["2026-11-09", true],
    ["2026-11-10", false],
  ])("reminds on %s of a loan that is due on Tuesday, 10 November: %s", (today, reminded) => {
    expect(isWithin("2026-11-10", dueSoonRange(weekends, today))).toBe(reminded);
  });

  it.each([
    ["2026-11-09", []],
    ["2026-11-10", [1]],
    ["2026-11-17", [1]],
    ["2026-11-18", [7]],
    ["2026-11-27", [14]],
    ["2026-12-07", [14]],
    ["2026-12-08", []],
  ])("tells on %s of a loan that was due on 9 November by day %j", (today, stages) => {
    expect(stageOf(weekends, "open", "2026-11-09", today)).toEqual(stages);
  });

  it("reminds of what is due after one or two open days, and of nothing that is due today", () => {
    fc.assert(
      fc.property(calendar, day, fc.integer({ min: -5, max: 40 }), (open, today, ahead) => {
        const due = addDays(today, ahead);
        const expected = due > today && open.countOpenDays(today, due) <= 2;
        expect(isWithin(due, dueSoonRange(open, today))).toBe(expected);
      }),
    );
  });

  it("tells of lateness in one stage at most, by the days that everybody is shown", () => {
    fc.assert(
      fc.property(calendar, fineDays, day, fc.integer({ min: -90, max: 5 }), (open, count, today, offset) => {
        const due = addDays(today, offset);
        const days = overdueDays(count, open, due, today);
        const expected = days < 1 || days >= 21 ? [] : [days >= 14 ? 14 : days >= 7 ? 7 : 1];
        expect(stageOf(open, count, due, today)).toEqual(expected);
      }),
    );
  });

  it("never tells of the same loan both that it is due soon and that it is overdue", () => {
    fc.assert(
      fc.property(calendar, fineDays, day, fc.integer({ min: -40, max: 40 }), (open, count, today, offset) => {
        const due = addDays(today, offset);
        const isSoon = isWithin(due, dueSoonRange(open, today));
        expect(isSoon && stageOf(open, count, due, today).length > 0).toBe(false);
      }),
    );
  });
});
