import { addDays } from "../../platform/time/libraryClock.js";
import type { PolicyFigures } from "../../settings/lendingFigures.js";
import type { OpenCalendar } from "./OpenCalendar.js";

type DueFigures = Pick<PolicyFigures, "loanDays" | "dueOn">;

/**
 * The last day of a loan that is made or renewed on `day`: never a day on which the library is closed where there is
 * another, and never after the membership has ended.
 */
export function dueDate(
  { loanDays, dueOn }: DueFigures,
  calendar: OpenCalendar,
  day: string,
  membershipEnds: string | null,
): string {
  const due = fixedDueDate(dueOn, calendar, day) ?? firstOpenDay(calendar, addDays(day, loanDays));
  return membershipEnds !== null && due > membershipEnds ? (calendar.lastOpenDay(membershipEnds, day) ?? day) : due;
}

function fixedDueDate(dueOn: string | null, calendar: OpenCalendar, day: string): string | null {
  return dueOn !== null && dueOn > day ? calendar.lastOpenDay(dueOn, day) : null;
}

function firstOpenDay(calendar: OpenCalendar, day: string): string {
  return calendar.firstOpenDay(day) ?? day;
}

/** The last day on which a return is in time: the next open day, where the due date has become a closed day since. */
export function lastDay(calendar: OpenCalendar, due: string): string {
  return firstOpenDay(calendar, due);
}

/** The last day of a renewed loan; null where none is later than it is and within the membership. */
export function renewedDueDate(
  figures: DueFigures,
  calendar: OpenCalendar,
  {
    due,
    today,
    membershipEnds,
  }: { readonly due: string; readonly today: string; readonly membershipEnds: string | null },
): string | null {
  const renewed = dueDate(figures, calendar, due > today ? due : today, membershipEnds);
  return renewed > due && (membershipEnds === null || renewed <= membershipEnds) ? renewed : null;
}
