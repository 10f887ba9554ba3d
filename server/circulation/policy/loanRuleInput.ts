import { z } from "zod";

import { inOrder } from "../../platform/fields/describedField.js";
import { recordId } from "../../platform/validation/fields.js";
import { ruleInputs } from "../../settings/lendingFigures.js";

/** Existing API clients may rely on this order. */
const figures = inOrder(
  ruleInputs,
  "loanDays",
  "dueOn",
  "mostLoans",
  "mostRenewals",
  "finePerDay",
  "fineDays",
  "suspendDaysPerDay",
);

const pair = {
  memberKindId: recordId.nullish().describe("Null for every kind of member."),
  categoryId: recordId.nullish().describe("Null for every category."),
};

export const createLoanRuleInput = z
  .strictObject({ ...pair, ...figures })
  .refine(({ memberKindId, categoryId }) => (memberKindId ?? categoryId ?? null) !== null, {
    path: ["memberKindId"],
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
