import { lastDay } from "./dueDate.js";
import type { FineDays, PolicyFigures } from "../../settings/lendingFigures.js";
import { MOST_RUPIAH } from "../../platform/validation/fields.js";
import { dayNumber, dayOfNumber, type OpenCalendar } from "./OpenCalendar.js";

/** How many days late a loan is on this day. */
export function overdueDays(fineDays: FineDays, calendar: OpenCalendar, due: string, day: string): number {
  const last = lastDay(calendar, due);
  if (day <= last) return 0;
  return fineDays === "open" ? calendar.countOpenDays(last, day) : dayNumber(day) - dayNumber(last);
}

/**
 * The last due date of loans that are overdue today, by so many days or more; null where none can be. A binary search
 * finds it: whoever had to return earlier is overdue too, however long the library was closed.
 */
export function lastOverdueDueDate(
  fineDays: FineDays,
  calendar: OpenCalendar,
  today: string,
  atLeast = 1,
): string | null {
  let overdueUntil = -1;
  let inTimeFrom = dayNumber(today);
  while (inTimeFrom - overdueUntil > 1) {
    const middle = Math.floor((overdueUntil + inTimeFrom) / 2);
    if (overdueDays(fineDays, calendar, dayOfNumber(middle), today) >= atLeast) overdueUntil = middle;
    else inTimeFrom = middle;
  }
  return overdueUntil < 0 ? null : dayOfNumber(overdueUntil);
}

type FineFigures = Pick<PolicyFigures, "finePerDay" | "graceDays" | "graceCharged" | "fineCap" | "capAtPrice">;

/** What so many days of lateness cost, in whole rupiah. `price` is the book's; null or 0 where nobody knows it. */
export function fineFor(
  { finePerDay, graceDays, graceCharged, fineCap, capAtPrice }: FineFigures,
  days: number,
  price: number | null,
): number {
  const fine = chargedDays({ graceDays, graceCharged }, days) * finePerDay;
  return Math.min(fine, MOST_RUPIAH, fineCap ?? fine, capAtPrice && price !== null && price > 0 ? price : fine);
}

/** How many of the days late count: none within the days of grace. */
function chargedDays(
  { graceDays, graceCharged }: Pick<FineFigures, "graceDays" | "graceCharged">,
  days: number,
): number {
  if (days <= graceDays) return 0;
  return graceCharged ? days : days - graceDays;
}

/** Longer than any school keeps a pupil; far from where dates end. */
const MOST_SUSPENDED_DAYS = 3_660;

type SuspensionFigures = Pick<PolicyFigures, "suspendDaysPerDay" | "graceDays" | "graceCharged">;

/** The last day of the suspension that a return so many days late brings; null for none. */
export function suspensionEnd(figures: SuspensionFigures, days: number, returned: string): string | null {
  const suspended = Math.min(chargedDays(figures, days) * figures.suspendDaysPerDay, MOST_SUSPENDED_DAYS);
  return suspended === 0 ? null : dayOfNumber(dayNumber(returned) + suspended);
}
