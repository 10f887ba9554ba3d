import { z } from "zod";

import { DISPOSALS, WEEDING_REASONS } from "../../common/weedingWords.js";
import { COPY_CONDITIONS } from "../books/copies/Copy.entity.js";
import { SHOWN_COPY_STATUSES } from "../books/bookReads.js";
import { placeName } from "../stockTakes/scanMessage.js";
import type { WeedingItemRow, WeedingRow, WeedingTotals } from "./weedingReads.js";
import { WEEDING_STATES } from "./Weeding.entity.js";
import type { WeedingOutcome } from "./WeedingEditingService.js";
import { WEEDING_SKIPS } from "./WeedingItem.entity.js";
import { COLLECT_OUTCOMES, type CollectAnswer } from "./WeedingScanService.js";
import type { CandidateRow } from "./WeedingService.js";

const count = z.int();

export const weedingResponse = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(WEEDING_STATES),
  started_at: z.iso.datetime(),
  started_by: z.string(),
  finished_at: z.iso.datetime().nullable().describe("When its copies were withdrawn, or it was given up."),
  finished_by: z.string().nullable(),
  copies: count.describe("Copies that it has collected."),
  withdrawn: count.describe("Of those, withdrawn by its end."),
  skipped: count.describe("Of those, left by its end, or by its undo."),
  value: count.describe("What they cost together without those that were left, in whole rupiah."),
  unpriced: count.describe("Of how many nobody knows the price."),
});

export function presentWeeding(weeding: WeedingRow, totals: WeedingTotals) {
  const { copies, withdrawn, skipped, value, unpriced } = totals;
  return {
    id: weeding.id,
    name: weeding.name,
    state: weeding.state,
    started_at: weeding.startedAt.toISOString(),
    started_by: weeding.startedBy,
    finished_at: weeding.finishedAt?.toISOString() ?? null,
    finished_by: weeding.finishedBy,
    copies,
    withdrawn,
    skipped,
    value,
    unpriced,
  } satisfies z.output<typeof weedingResponse>;
}

export const weedingItemResponse = z.object({
  id: z.int(),
  copy_id: z.int(),
  code: z.string(),
  inventory_code: z.string().nullable(),
  title: z.string(),
  call_number: z.string().nullable(),
  publish_year: z.int().nullable(),
  price: z.int().nullable(),
  reason: z.enum(WEEDING_REASONS),
  reason_text: z.string().nullable(),
  disposal: z.enum(DISPOSALS).describe("What becomes of it."),
  added_at: z.iso.datetime(),
  added_by: z.string(),
  withdrawn: z.boolean(),
  skipped: z.enum(WEEDING_SKIPS).nullable().describe("Why the end, or its undo, has left it."),
});

export function presentWeedingItem(item: WeedingItemRow) {
  return {
    id: item.id,
    copy_id: item.copyId,
    code: item.code,
    inventory_code: item.inventoryCode,
    title: item.title,
    call_number: item.callNumber,
    publish_year: item.publishYear,
    price: item.price,
    reason: item.reason,
    reason_text: item.reasonText,
    disposal: item.disposal,
    added_at: item.addedAt.toISOString(),
    added_by: item.addedBy,
    withdrawn: item.withdrawn,
    skipped: item.skipped,
  } satisfies z.output<typeof weedingItemResponse>;
}

export const candidateResponse = z.object({
  copy_id: z.int(),
  book_id: z.int(),
  code: z.string(),
  inventory_code: z.string().nullable(),
  title: z.string(),
  call_number: z.string().nullable(),
  location: z.string().nullable(),
  publish_year: z.int().nullable(),
  condition: z.enum(COPY_CONDITIONS),
  status: z.enum(SHOWN_COPY_STATUSES),
  price: z.int().nullable(),
  loans: count.describe("How often it was lent."),
  in_house_uses: count.describe("How often it was read in the library."),
  last_used_at: z.iso.datetime().nullable().describe("Lent, or read in the library; null for never."),
  other_copies: count.describe("Of its title, neither withdrawn, lost nor collected."),
  newer_edition_year: z.int().nullable().describe("Of a later edition that the library holds."),
  reasons: z.array(z.string()).describe("Why it may go, in Indonesian."),
  warning: z.string().nullable().describe("That it is the last copy of a title that is much lent, in Indonesian."),
});

export function presentCandidate(row: CandidateRow) {
  return {
    copy_id: row.id,
    book_id: row.bookId,
    code: row.code,
    inventory_code: row.inventoryCode,
    title: row.title,
    call_number: row.callNumber,
    location: placeName(row.locationName, row.locationShelf),
    publish_year: row.publishYear,
    condition: row.condition,
    status: row.status,
    price: row.price,
    loans: row.loans,
    in_house_uses: row.inHouseUses,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    other_copies: row.otherCopies,
    newer_edition_year: row.newerYear,
    reasons: [...row.reasons],
    warning: row.warning,
  } satisfies z.output<typeof candidateResponse>;
}

export const collectResponse = z.object({
  outcome: z.enum(COLLECT_OUTCOMES),
  message: z.string(),
  code: z.string(),
  title: z.string().nullable(),
  item: weedingItemResponse.nullable().describe("Null where it was not collected."),
});

export function presentCollected({ outcome, message, code, title, item }: CollectAnswer) {
  return { outcome, message, code, title, item: item && presentWeedingItem(item) };
}

export const weedingOutcomeResponse = z.object({
  changed: count.describe("Copies that were changed."),
  skipped: count.describe("Copies that stay as they are."),
  remaining: count.describe("Copies that are left for the next call: at most 2,000 are changed by one."),
  weeding: weedingResponse,
});

export function presentWeedingOutcome(outcome: WeedingOutcome, totals: WeedingTotals) {
  const { weeding, changed, skipped, remaining } = outcome;
  return { changed, skipped, remaining, weeding: presentWeeding(weeding, totals) };
}
