import { z } from "zod";

import { recordId } from "../../platform/validation/fields.js";
import { lendingFigures } from "../../settings/lendingFigures.js";
import { STUDENT_KINDS } from "../../students/Student.entity.js";
import type { RuleFigures } from "../rules/loanPolicy.js";

/** A fixed last day from years ago or in a hundred is a slip of the pen. */
const FIRST_DUE = "2020-01-01";
const LAST_DUE = "2100-12-31";

const dueOn = z.iso
  .date({ error: "Isi dengan tanggal. Contoh: 11 Jun 2027", abort: true })
  .refine((day) => day >= FIRST_DUE && day <= LAST_DUE, "Isi dengan tanggal. Contoh: 11 Jun 2027");

/** Null falls through to the next rule; what is left out is null in a new rule, and stays in one that is there. */
const figures = {
  loanDays: lendingFigures.loanDays.nullish().describe("1 to 365."),
  dueOn: dueOn.nullish().describe("A fixed last day, as of textbooks for a school year."),
  mostLoans: lendingFigures.mostLoans
    .nullish()
    .describe("1 to 100; of all that count for a kind, of its own books for a category."),
  mostRenewals: lendingFigures.mostRenewals.nullish().describe("0 to 50."),
  finePerDay: lendingFigures.finePerDay.nullish().describe("Whole rupiah."),
  fineDays: lendingFigures.fineDays.nullish(),
  suspendDaysPerDay: lendingFigures.suspendDaysPerDay
    .nullish()
    .describe("0 to 30: days of suspension for each day overdue."),
  graceDays: lendingFigures.graceDays.nullish().describe("0 to 60."),
  graceCharged: lendingFigures.graceCharged.nullish().describe("Whether a longer delay also costs its days of grace."),
  fineCap: lendingFigures.fineCap.optional().describe("Whole rupiah from 1."),
  capAtPrice: lendingFigures.capAtPrice.nullish().describe("Whether lateness costs no more than the book."),
  debtLimit: lendingFigures.debtLimit.optional().describe("Whole rupiah from 1."),
  lendable: z.boolean().nullish().describe("Whether such books are lent at all."),
  countsToLimit: z.boolean().nullish().describe("Whether such loans count towards the limit of the kind."),
} satisfies Readonly<Record<keyof RuleFigures, z.ZodType>>;

const pair = {
  studentKind: z.enum(STUDENT_KINDS).nullish().describe("Null for every kind."),
  categoryId: recordId.nullish().describe("Null for every category."),
};

export const createLoanRuleInput = z
  .strictObject({ ...pair, ...figures })
  .refine(({ studentKind, categoryId }) => (studentKind ?? categoryId ?? null) !== null, {
    path: ["studentKind"],
    message: "Pilih jenis anggota, kategori, atau keduanya. Aturan umum diubah di pengaturan.",
  });

export const updateLoanRuleInput = z.strictObject(figures);

/** Whose figures are asked for; without either it is the general rule. */
export const loanPolicyInput = z.strictObject({
  ...pair,
  withoutOwnRule: z
    .boolean()
    .nullish()
    .describe(
      "As if the rule of exactly this kind and category were not there: what its empty figures fall through to.",
    ),
});
