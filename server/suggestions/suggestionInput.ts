import { z } from "zod";

import { publishYear } from "../books/record/bookFields.js";
import { given, line, optionalLine, optionalText, recordId } from "../platform/validation/fields.js";
import { SUGGESTION_STATES } from "./suggestionStates.js";

/** So many of a member's own may wait for a decision. */
export const MAX_OPEN = 5;
const TITLE_LENGTH = 500;
const ISBN_LENGTH = 30;

export const createSuggestionInput = z.strictObject({
  title: line(TITLE_LENGTH),
  author: optionalLine(200).optional(),
  publisher: optionalLine(190).optional(),
  publishYear: publishYear.nullish(),
  isbn: optionalLine(ISBN_LENGTH).optional(),
  note: optionalText(1_000).optional(),
});

/** Omitted fields keep their value. */
export const updateSuggestionInput = createSuggestionInput.partial();

export const decideSuggestionInput = z
  .strictObject({
    state: z.enum(SUGGESTION_STATES),
    reason: optionalLine(500).optional(),
    bookId: recordId.nullish(),
  })
  .refine(({ state, reason }) => state !== "rejected" || reason, {
    path: ["reason"],
    message: "Tulis alasannya. Pengusul membacanya.",
  })
  .refine(({ state, bookId }) => state === "available" || !bookId, {
    path: ["bookId"],
    message: "Buku hanya disebut untuk usulan yang sudah tersedia.",
  });

/** What has been typed so far. */
export const suggestionAdviceInput = z.strictObject({
  title: optionalLine(TITLE_LENGTH).optional(),
  isbn: optionalLine(ISBN_LENGTH).optional(),
});

export const SUGGESTION_FILTERS = ["open", "closed", ...SUGGESTION_STATES] as const;
export const SUGGESTION_SORTS = ["votes", "newest"] as const;
export type SuggestionSort = (typeof SUGGESTION_SORTS)[number];

/** Narrows and orders the list. */
export interface SuggestionListArgs {
  readonly state?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: string | null | undefined;
}

export const suggestionListInput = z.strictObject({
  state: given(z.enum(SUGGESTION_FILTERS)),
  search: given(z.string().max(200)),
  sort: given(z.enum(SUGGESTION_SORTS)),
});
