import { addDays } from "../../../platform/time/libraryClock.js";
import type { FineDays } from "../../../settings/lendingFigures.js";
import { lastOverdueDueDate } from "../../rules/fine.js";
import type { OpenCalendar } from "../../rules/OpenCalendar.js";

/** Days of lateness on which a student is written to. */
const OVERDUE_STAGES = [1, 7, 14] as const;
/** From so many days of lateness on no e-mail is sent automatically: the desk knows that loan by now. */
const OVERDUE_ENDS = 21;
/** How many open days before the due date a student is reminded. */
const OPEN_DAYS_BEFORE = 2;
/** A calendar on which nothing is open must not be searched for ever. */
const MAX_SEARCH_DAYS = 366;

/** Due dates, the first one excluded. */
export interface DueRange {
  readonly after: string | null;
  readonly until: string;
}

/** The due dates of which students are reminded today; also those of which a server that was off has not reminded. */
export function dueSoonRange(calendar: OpenCalendar, today: string): DueRange {
  let soon = 0;
  let later = MAX_SEARCH_DAYS + 1;
  while (later - soon > 1) {
    const middle = Math.floor((soon + later) / 2);
    if (calendar.countOpenDays(today, addDays(today, middle)) <= OPEN_DAYS_BEFORE) soon = middle;
    else later = middle;
  }
  return { after: today, until: addDays(today, soon) };
}

/** For each stage of lateness, the due dates of the loans whose students are written to today. */
export function overdueRanges(
  fineDays: FineDays,
  calendar: OpenCalendar,
  today: string,
): readonly (DueRange & { readonly stage: number })[] {
  return OVERDUE_STAGES.flatMap((stage, index) => {
    const until = lastOverdueDueDate(fineDays, calendar, today, stage);
    const after = lastOverdueDueDate(fineDays, calendar, today, OVERDUE_STAGES[index + 1] ?? OVERDUE_ENDS);
    return until === null ? [] : [{ stage, after, until }];
  });
}

export function isWithin(due: string, { after, until }: DueRange): boolean {
  return due <= until && (after === null || due > after);
}
