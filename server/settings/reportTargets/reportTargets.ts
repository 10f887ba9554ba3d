import { z } from "zod";

import { optionalLine } from "../../platform/validation/fields.js";

/** The figures of the accreditation report that a library may set itself a target for. */
export const REPORT_FIGURES = [
  "titles",
  "copies",
  "titles_per_class",
  "nonfiction_percent",
  "textbook_titles",
  "reference_titles",
  "periodical_titles",
  "audiovisual_titles",
  "ebooks",
  "lost_copies",
  "damaged_copies",
  "new_titles",
  "new_titles_percent",
  "new_copies",
  "new_copies_percent",
  "members",
  "member_percent",
  "open_days",
  "opening_hours_per_week",
  "visitors",
  "visitors_per_open_day",
  "visits_per_pupil",
  "loans",
  "loans_per_open_day",
  "loans_per_member_and_month",
  "borrowers_percent",
  "books_per_occasion",
  "turnover",
  "never_borrowed_titles",
  "overdue_loans",
] as const;
export type ReportFigure = (typeof REPORT_FIGURES)[number];

/** A figure's bands by how many classes (rombel) a school has are a handful. */
export const MOST_TARGETS = 100;
const MOST = 100_000_000;

const amount = z
  .number()
  .min(0, "Isi dengan 0 atau lebih.")
  .max(MOST, "Maksimal 100.000.000.")
  .refine((value) => Number(value.toFixed(2)) === value, "Maksimal dua angka di belakang koma.")
  .nullable()
  .default(null);

const reportTarget = z
  .strictObject({
    figure: z.enum(REPORT_FIGURES),
    fromClasses: z.int().min(0, "Isi dengan 0 atau lebih.").max(999, "Maksimal 999 rombel.").default(0),
    atLeast: amount,
    atMost: amount,
    basis: optionalLine(120).default(null),
  })
  .refine(({ atLeast, atMost }) => atLeast !== null || atMost !== null, {
    path: ["atLeast"],
    message: "Isi batas bawah, batas atas, atau keduanya.",
  })
  .refine(({ atLeast, atMost }) => atLeast === null || atMost === null || atLeast <= atMost, {
    path: ["atMost"],
    message: "Batas atas tidak boleh kurang dari batas bawah.",
  });

/** What a library is to reach, from so many classes on until the next band of the same figure. */
export type ReportTarget = z.output<typeof reportTarget>;

export const reportTargets = z
  .array(reportTarget)
  .max(MOST_TARGETS, `Maksimal ${MOST_TARGETS} target.`)
  .refine(
    (targets) => new Set(targets.map(({ figure, fromClasses }) => `${figure}/${fromClasses}`)).size === targets.length,
    "Setiap angka cukup disebut sekali untuk jumlah rombel yang sama.",
  );

/** What is known of the forms; every other figure has a target when the library enters one. */
export const DEFAULT_TARGETS: readonly ReportTarget[] = [
  { figure: "titles", fromClasses: 19, atLeast: 3_500, atMost: null, basis: "Instrumen akreditasi 2/2022" },
  { figure: "nonfiction_percent", fromClasses: 0, atLeast: 65, atMost: 75, basis: "Formulir akreditasi lama" },
  { figure: "ebooks", fromClasses: 0, atLeast: 300, atMost: null, basis: "Formulir akreditasi lama" },
];

/** `titles: 3500–, mulai 19 rombel`. */
export function targetAuditLine({ figure, fromClasses, atLeast, atMost, basis }: ReportTarget): string {
  const bounds = `${figure}: ${atLeast ?? ""}–${atMost ?? ""}`;
  return [bounds, fromClasses > 0 ? `mulai ${fromClasses} rombel` : null, basis].filter(Boolean).join(", ");
}
