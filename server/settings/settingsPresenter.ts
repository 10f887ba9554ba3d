import { z } from "zod";

import { presenterOf, responseShape } from "../platform/rest/shownFields.js";
import { WEEKDAYS } from "../platform/time/libraryClock.js";
import type { HolidayRow } from "./holidays/holidayReads.js";
import type { NationalYear } from "./holidays/nationalHolidays.js";
import { shownSettings } from "./lendingFigures.js";
import type { Signatory } from "./letterhead/signatories.js";
import { NOTICE_KINDS, NOTICE_TEXT_KINDS } from "./noticeKinds.js";
import { noticeTextOf } from "./noticeTexts.js";
import type { OpeningState } from "./openingHours/openingHours.js";
import { REPORT_FIGURES } from "./reportTargets/reportTargets.js";
import { CARD_TONES } from "./settingsInput.js";
import type { Settings } from "./settingsReads.js";
import { UPLOAD_KINDS, type UploadLimit } from "./uploads/uploadLimits.js";

const text = z.string().nullable();
const weekday = z.enum(WEEKDAYS);

/** The public settings as REST returns them. Every key is listed explicitly, so that nothing is exposed by accident. */
export const settingsResponse = z
  .object({
    name: z.string().describe("The library's own name."),
    logo_url: text.describe("Address of its logo, at most 640 pixels."),
    card_tone: z.enum(CARD_TONES).describe("The colour of member cards."),
    about_text: z.string().describe("Markdown, as typed."),
    about_html: z.string().describe("The about text as pages show it: sanitised HTML whose headings begin at h2."),
    opening_hours: z
      .array(z.object({ weekday, hours: z.array(z.object({ opens: z.string(), closes: z.string() })) }))
      .describe("All seven days from Monday on; without hours a day is closed."),
    open_now: z.boolean().describe("By the library's clock, holidays included."),
    opening_changes_at: z.iso
      .datetime()
      .nullable()
      .describe(
        "When `open_now` changes next; null where it does not within two weeks, or nobody can tell at what time.",
      ),
    open_day_name: z
      .string()
      .nullable()
      .describe("Why it is open today although its weekday has no hours, at times that are not said here; else null."),
    address: text,
    phone: text,
    email: text,
    map_url: text,
    parent_organisation: text.describe("The school or agency that it belongs to, as letters have it above its name."),
    library_number: text.describe("NPP, the number that the National Library has given it."),
    letter_city: text.describe("Where letters are dated: `Bandung`."),
    signatories: z
      .array(
        z.object({
          position: z.string().describe("As what they sign: `Kepala Perpustakaan`."),
          name: text.describe("With titles; null where a line is left for it."),
          nip: text.describe("Their number as a civil servant or teacher."),
        }),
      )
      .describe("Who signs what is handed out, and who has seen it; for librarians, nobody for others."),
    ...responseShape(shownSettings),
    closed_weekdays: z.array(weekday).describe("No book is due on these."),
    holidays: z
      .array(z.object({ date: z.iso.date(), name: z.string() }))
      .describe("Closed, and no book is due; in order."),
    open_days: z
      .array(z.object({ date: z.iso.date(), name: z.string() }))
      .describe("Open although the weekday or a holiday would close them; in order."),
    notice_kinds: z.array(z.enum(NOTICE_KINDS)).describe("What students are written about by e-mail."),
    notice_texts: z
      .array(z.object({ kind: z.enum(NOTICE_TEXT_KINDS), text: z.string() }))
      .describe(
        "What each kind of notice says, by e-mail and in a chat, and the letter to a guardian, with its fields in braces.",
      ),
    notice_sender: text.describe("Whom these e-mails are from; null for the library's name."),
    report_targets: z
      .array(
        z.object({
          figure: z.enum(REPORT_FIGURES),
          from_classes: z.int().describe("For schools with so many classes or more, up to the figure's next target."),
          at_least: z.number().nullable(),
          at_most: z.number().nullable(),
          basis: text.describe("Where it is from, such as a form."),
        }),
      )
      .describe("What the figures of the accreditation report are to reach."),
    anonymise_after_months: z
      .int()
      .nullable()
      .describe("After how many months it forgets whose a returned loan was, and a guest's name; null for never."),
    students_may_clear_history: z.boolean().describe("Whether students may clear their own history."),
    shows_often_searched: z.boolean().describe("Whether the home page shows what is often searched for."),
    hidden_searches: z
      .array(z.string())
      .describe("What it does not show there, for who may change the settings; nothing for others."),
    requires_second_factor: z
      .boolean()
      .describe(
        "Whether every librarian must have a second factor, for who may read the settings here; false for others.",
      ),
    inventory_pattern: text.describe(
      "How the inventory numbers of copies are written, as `{0001}/PERPUS/{tahun}`; null where somebody types each.",
    ),
    inventory_restarts_yearly: z.boolean().describe("Whether each year that the pattern names begins with 1."),
    max_cover_mb: z.int().nullable().describe("How many megabytes a cover or a logo may have; null for what is usual."),
    max_document_mb: z.int().nullable().describe("How many megabytes a digital file may have; null for what is usual."),
    max_import_mb: z
      .int()
      .nullable()
      .describe("How many megabytes a CSV file to import may have; null for what is usual."),
    max_photo_mb: z.int().nullable().describe("How many megabytes a student's photo may have; null for what is usual."),
    max_picture_mb: z
      .int()
      .nullable()
      .describe("How many megabytes a picture within a post may have; null for what is usual."),
    upload_limits: z
      .array(z.object({ kind: z.enum(UPLOAD_KINDS), megabytes: z.int(), usual: z.int(), most: z.int() }))
      .describe("How large files may be, each kind once: what is chosen or usual, and the most on this machine."),
    revision: z.int().describe("Rises with every change by `PUT /settings`."),
  })
  .meta({ id: "Settings", description: "The library's own words, hours and address, and its rules of lending." });

/** What each viewer is given in their own way. */
interface SettingsForViewer {
  readonly limits: readonly UploadLimit[];
  readonly hiddenSearches: readonly string[];
  readonly requiresSecondFactor: boolean;
  readonly signatories: readonly Signatory[];
}

export const presentFigures = presenterOf(shownSettings);

export function presentSettings(
  settings: Settings,
  { isOpen, changesAt, openDayName }: OpeningState,
  holidays: readonly HolidayRow[],
  openDays: readonly HolidayRow[],
  { limits, hiddenSearches, requiresSecondFactor, signatories }: SettingsForViewer,
): z.infer<typeof settingsResponse> {
  return {
    name: settings.name,
    logo_url: settings.logoUrl,
    card_tone: settings.cardTone,
    about_text: settings.aboutText.markdown,
    about_html: settings.aboutText.html,
    opening_hours: settings.openingHours.map(({ weekday: day, hours }) => ({
      weekday: day,
      hours: hours.map(({ opens, closes }) => ({ opens, closes })),
    })),
    open_now: isOpen,
    opening_changes_at: changesAt?.toISOString() ?? null,
    open_day_name: openDayName,
    address: settings.address,
    phone: settings.phone,
    email: settings.email,
    map_url: settings.mapUrl,
    parent_organisation: settings.parentOrganisation,
    library_number: settings.libraryNumber,
    letter_city: settings.letterCity,
    signatories: signatories.map(({ position, name, nip }) => ({ position, name, nip })),
    ...presentFigures(settings),
    closed_weekdays: [...settings.closedWeekdays],
    holidays: holidays.map(({ date, name }) => ({ date, name })),
    open_days: openDays.map(({ date, name }) => ({ date, name })),
    notice_kinds: [...settings.noticeKinds],
    notice_texts: NOTICE_TEXT_KINDS.map((kind) => ({ kind, text: noticeTextOf(settings.noticeTexts, kind) })),
    notice_sender: settings.noticeSender,
    report_targets: settings.reportTargets.map(({ figure, fromClasses, atLeast, atMost, basis }) => ({
      figure,
      from_classes: fromClasses,
      at_least: atLeast,
      at_most: atMost,
      basis,
    })),
    anonymise_after_months: settings.anonymiseAfterMonths,
    students_may_clear_history: settings.studentsMayClearHistory,
    shows_often_searched: settings.showsOftenSearched,
    hidden_searches: [...hiddenSearches],
    requires_second_factor: requiresSecondFactor,
    inventory_pattern: settings.inventoryPattern,
    inventory_restarts_yearly: settings.inventoryRestartsYearly,
    max_cover_mb: settings.maxCoverMb,
    max_document_mb: settings.maxDocumentMb,
    max_import_mb: settings.maxImportMb,
    max_photo_mb: settings.maxPhotoMb,
    max_picture_mb: settings.maxPictureMb,
    upload_limits: limits.map(({ kind, megabytes, usual, most }) => ({ kind, megabytes, usual, most })),
    revision: settings.revision,
  };
}

export const nationalHolidaysResponse = z
  .object({
    year: z.int(),
    is_decreed: z
      .boolean()
      .describe("Whether the government's decree is known; otherwise only days that need none are listed."),
    source: z.string().describe("Where the days come from, in Indonesian."),
    holidays: z.array(
      z.object({
        date: z.iso.date(),
        name: z.string(),
        is_joint_leave: z.boolean().describe("Between holidays, and taken off by the government too (cuti bersama)."),
      }),
    ),
  })
  .meta({ id: "NationalHolidays", description: "The national holidays of a year, as the product knows them." });

export function presentNationalHolidays({
  year,
  isDecreed,
  source,
  holidays,
}: NationalYear): z.infer<typeof nationalHolidaysResponse> {
  return {
    year,
    is_decreed: isDecreed,
    source,
    holidays: holidays.map(({ date, name, isJointLeave }) => ({ date, name, is_joint_leave: isJointLeave })),
  };
}
