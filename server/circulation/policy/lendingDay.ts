import type { Reader } from "../../platform/database/Database.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { readHolidays, readOpenDays } from "../../settings/holidays/holidayReads.js";
import { generalFigures, type Strictness } from "../../settings/lendingFigures.js";
import { readSettings, type Settings } from "../../settings/settingsReads.js";
import { OpenCalendar } from "../rules/OpenCalendar.js";
import { type PolicyCase, type ResolvedPolicy, resolvePolicy } from "../rules/loanPolicy.js";
import { readLoanRules } from "./loanRuleReads.js";

/** The library's clock. */
export interface LibraryTime {
  readonly timeZone: string;
  readonly now: () => Date;
}

/** The rules of lending and the calendar, as they are at this moment: read anew by each act. */
export interface LendingDay {
  readonly now: Date;
  readonly timeZone: string;
  /** The library's own day. */
  readonly today: string;
  readonly calendar: OpenCalendar;
  readonly strictness: { readonly limit: Strictness; readonly overdue: Strictness };
  /** What a lost book costs whose own price nobody knows; null where the desk is asked. */
  readonly defaultPrice: number | null;
  readonly policyFor: (loan: PolicyCase) => ResolvedPolicy;
}

/** A day, as the queue of a title asks for it. */
export type QueueDay = Pick<LendingDay, "calendar" | "today" | "now">;

export async function readLendingDay(reader: Reader, { timeZone, now: clock }: LibraryTime): Promise<LendingDay> {
  const now = clock();
  const settings = await readSettings(reader, "");
  const rules = await readLoanRules(reader);
  const general = generalFigures(settings);
  return {
    now,
    timeZone,
    today: dayIn(timeZone, now),
    calendar: await readCalendar(reader, settings),
    strictness: { limit: settings.limitStrictness, overdue: settings.overdueStrictness },
    defaultPrice: settings.defaultPrice,
    policyFor: (loan) => resolvePolicy(general, rules, loan),
  };
}

/** On which days the library is open. */
export async function readCalendar(reader: Reader, { closedWeekdays }: Settings): Promise<OpenCalendar> {
  const holidays = await readHolidays(reader);
  const openDays = await readOpenDays(reader);
  const datesOf = (days: readonly { readonly date: string }[]) => days.map(({ date }) => date);
  return new OpenCalendar({ closedWeekdays, holidays: datesOf(holidays), openDays: datesOf(openDays) });
}
