import { z } from "zod";

import { KEPT_DESCRIPTIONS, ROW_DESCRIPTIONS } from "../StoredImport.js";
import { KEPT_REASONS, type KeptItem } from "../undo/importUses.js";
import type { OutcomeRow } from "../preview/outcomeFile.js";
import type { ProposedCode } from "../preview/rowDecision.js";
import { count, text } from "../importPresenter.js";

export const keptItemResponse = z.object({
  book_id: z.int(),
  title: z.string(),
  item_code: text.describe("The copy's code; null for a book, which stays with its copies."),
  reasons: z
    .array(z.enum(KEPT_REASONS))
    .describe(KEPT_REASONS.map((reason) => `${reason}: ${KEPT_DESCRIPTIONS[reason]}`).join(" ")),
});

export const outcomeRowResponse = z.object({
  number: count.describe("As a spreadsheet shows it."),
  outcome: z.string().describe("new, duplicate or refused."),
  title: z.string(),
  authors: z.string(),
  copies: count.describe("How many copies it brings, to a new book or to one that is there."),
  copies_left_out: count.describe("How many of its copies stay out; `reason` says why."),
  needs_check: z.boolean().describe("Whether a person has to look at it."),
  reason: z.string().describe("Why it is no new book, or not all of it; empty where there is nothing to say."),
  warnings: z.array(z.string()),
  own_book: z.string().describe(`${ROW_DESCRIPTIONS.ownBook} impossible, possible or decided.`),
  taken_codes: z
    .array(
      z.object({
        item_code: z.string().describe(ROW_DESCRIPTIONS.itemCode),
        holder: z.string().describe(ROW_DESCRIPTIONS.holder),
        new_code: text.describe(ROW_DESCRIPTIONS.newCode),
        is_left_out: z.boolean().describe(ROW_DESCRIPTIONS.isLeftOut),
      }),
    )
    .describe(ROW_DESCRIPTIONS.takenCodes),
});

export const proposedCodeResponse = z.object({
  item_code: z.string().describe(ROW_DESCRIPTIONS.itemCode),
  new_code: text.describe(ROW_DESCRIPTIONS.proposedCode),
});

export function presentKeptItem({ bookId, title, itemCode, reasons }: KeptItem): z.infer<typeof keptItemResponse> {
  return { book_id: bookId, title, item_code: itemCode, reasons: [...reasons] };
}

export function presentOutcomeRow({
  number,
  kind,
  title,
  authors,
  copies,
  copiesLeftOut,
  needsCheck,
  reason,
  warnings,
  ownBook,
  takenCodes,
}: OutcomeRow): z.infer<typeof outcomeRowResponse> {
  return {
    number,
    outcome: kind,
    title,
    authors,
    copies,
    copies_left_out: copiesLeftOut,
    needs_check: needsCheck,
    reason,
    warnings: [...warnings],
    own_book: ownBook,
    taken_codes: takenCodes.map(({ itemCode, holder, newCode, isLeftOut }) => ({
      item_code: itemCode,
      holder,
      new_code: newCode,
      is_left_out: isLeftOut,
    })),
  };
}

export function presentProposedCode({ itemCode, newCode }: ProposedCode): z.infer<typeof proposedCodeResponse> {
  return { item_code: itemCode, new_code: newCode };
}
