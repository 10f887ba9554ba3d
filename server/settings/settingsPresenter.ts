import { z } from "zod";

import { WEEKDAYS } from "../platform/time/libraryClock.js";
import type { OpeningState } from "./openingHours.js";
import type { Settings } from "./settingsReads.js";

const text = z.string().nullable();
const weekday = z.enum(WEEKDAYS);

/** The public settings as REST returns them. Every key is listed explicitly, so that nothing is exposed by accident. */
export const settingsResponse = z
  .object({
    about_text: z.string().describe("Markdown, as typed."),
    about_html: z.string().describe("The about text as pages show it: sanitised HTML whose headings begin at h2."),
    opening_hours: z
      .array(z.object({ weekday, hours: z.array(z.object({ opens: z.string(), closes: z.string() })) }))
      .describe("All seven days from Monday on; without hours a day is closed."),
    open_now: z.boolean().describe("By the library's clock, holidays included."),
    opening_changes_at: z.iso
      .datetime()
      .nullable()
      .describe("When `open_now` changes next; null where it does not within two weeks."),
    address: text,
    phone: text,
    email: text,
    map_url: text,
    loan_days: z.int().describe("How long a book is lent."),
    most_loans: z.int().describe("How many copies a student may have on loan at once."),
    most_renewals: z.int().describe("How often a borrowing is renewed."),
    fine_per_day: z.int().describe("Rupiah for each day and copy overdue."),
    grace_days: z.int().describe("Days overdue that cost nothing."),
    closed_weekdays: z.array(weekday).describe("No book is due on these."),
    holidays: z
      .array(z.object({ date: z.iso.date(), name: z.string() }))
      .describe("Closed, and no book is due; in order."),
  })
  .meta({ id: "Settings", description: "The library's own words, hours and address, and its rules of lending." });

export function presentSettings(
  settings: Settings,
  { isOpen, changesAt }: OpeningState,
): z.infer<typeof settingsResponse> {
  return {
    about_text: settings.aboutText.markdown,
    about_html: settings.aboutText.html,
    opening_hours: settings.openingHours.map(({ weekday: day, hours }) => ({
      weekday: day,
      hours: hours.map(({ opens, closes }) => ({ opens, closes })),
    })),
    open_now: isOpen,
    opening_changes_at: changesAt?.toISOString() ?? null,
    address: settings.address,
    phone: settings.phone,
    email: settings.email,
    map_url: settings.mapUrl,
    loan_days: settings.loanDays,
    most_loans: settings.mostLoans,
    most_renewals: settings.mostRenewals,
    fine_per_day: settings.finePerDay,
    grace_days: settings.graceDays,
    closed_weekdays: [...settings.closedWeekdays],
    holidays: settings.holidays.map(({ date, name }) => ({ date, name })),
  };
}
