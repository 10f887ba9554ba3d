import { z } from "zod";

import { DISPOSALS, WEEDING_REASONS } from "../../common/weedingWords.js";
import { COPY_CONDITIONS, COPY_STATUSES } from "../books/copies/Copy.entity.js";
import { MAX_ITEM_CODE_LENGTH } from "../books/copies/itemCodes/itemCode.js";
import { given, libraryDay, line, optionalLine, recordId, recordIds } from "../platform/validation/fields.js";
import { beginKey, classCode } from "../stockTakes/stockTakeInput.js";

export const MOST_COLLECTED = 100;

export const beginWeedingInput = z.strictObject({ name: optionalLine(120).nullish(), key: beginKey });

export const weedingStateInput = z.strictObject({ state: z.enum(["open", "cancelled"]) });

const fate = {
  reason: z.enum(WEEDING_REASONS),
  reasonText: optionalLine(200).nullish().describe("Needed for `other`."),
  disposal: z.enum(DISPOSALS).describe("What becomes of it."),
};
const hasItsText = ({ reason, reasonText }: { reason: string; reasonText?: string | null | undefined }) =>
  reason !== "other" || Boolean(reasonText);
const NEEDS_TEXT = { path: ["reasonText"], message: "Tulis alasannya." };

const collected = z
  .strictObject({
    code: line(MAX_ITEM_CODE_LENGTH).describe("Its item code, as the scanner has read it."),
    key: z.uuid().describe("Of this one scan: sent again with it, it gets the same answer."),
    ...fate,
  })
  .refine(hasItsText, NEEDS_TEXT);
export type CollectedInput = z.output<typeof collected>;

export const collectInput = z.strictObject({
  scans: z
    .array(collected)
    .min(1, "Pilih minimal satu eksemplar.")
    .max(MOST_COLLECTED, `Maksimal ${MOST_COLLECTED} eksemplar.`),
});

const itemIds = recordIds(MOST_COLLECTED, "Sebuah eksemplar disebut dua kali. Sebutkan satu kali saja.").min(
  1,
  "Pilih minimal satu eksemplar.",
);

export const changeItemsInput = z.strictObject({ itemIds, ...fate }).refine(hasItsText, NEEDS_TEXT);
export const removeItemsInput = z.strictObject({ itemIds });

/** What a list shows: what is to go, what has gone, or what the end has left. */
export const WEEDING_LISTS = ["waiting", "withdrawn", "skipped"] as const;
export type WeedingList = (typeof WEEDING_LISTS)[number];

export const CANDIDATE_CONDITIONS = COPY_CONDITIONS;
export const CANDIDATE_STATUSES = COPY_STATUSES.filter((status) => status !== "withdrawn");

/** Which copies are looked at; what is left out does not narrow it. */
export const candidatesInput = z.strictObject({
  publishedBefore: given(z.int().min(1).max(9999)),
  acquiredBefore: given(libraryDay),
  unusedSince: given(libraryDay),
  neverUsed: given(z.boolean()),
  condition: given(z.enum(COPY_CONDITIONS)),
  status: given(z.enum(CANDIDATE_STATUSES)),
  locationId: given(recordId),
  categoryId: given(recordId),
  classFrom: given(classCode),
  classTo: given(classCode),
  hasOtherCopies: given(z.boolean()),
  hasNewerEdition: given(z.boolean()),
});
export type CandidatesInput = z.output<typeof candidatesInput>;
