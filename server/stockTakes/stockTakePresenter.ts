import { z } from "zod";

import { SHOWN_COPY_STATUSES } from "../books/bookReads.js";
import { placeName } from "./scanMessage.js";
import { className, describePart } from "./stockTakePart.js";
import type {
  ProposalCounts,
  Scanner,
  ShelfRow,
  StockTakeItemRow,
  StockTakeRow,
  StockTakeTotals,
} from "./stockTakeReads.js";
import { STOCK_TAKE_STATES } from "./StockTake.entity.js";
import { ACTS_DONE, OUTCOMES, SKIP_REASONS } from "./StockTakeItem.entity.js";
import type { ScanAnswer } from "./StockTakeScanService.js";
import type { Outcome } from "./StockTakeEditingService.js";

const count = z.int();
const status = z.enum(SHOWN_COPY_STATUSES);

export const stockTakeResponse = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(STOCK_TAKE_STATES).describe("`preparing` while its expected copies are written down."),
  part: z.string().describe("In Indonesian."),
  location_id: z.int().nullable(),
  category_id: z.int().nullable(),
  class_from: z.string().nullable(),
  class_to: z.string().nullable(),
  started_at: z.iso.datetime(),
  started_by: z.string(),
  finished_at: z.iso.datetime().nullable(),
  finished_by: z.string().nullable(),
  applied_at: z.iso.datetime().nullable().describe("When copies were changed as it has shown; null once undone."),
  applied_by: z.string().nullable(),
  expected: count.describe("Copies that should stand there."),
  found: count.describe("Of those."),
  missing: count,
  away: count.describe("Lent, lost, in repair or withdrawn by the record, and not scanned."),
  to_check: count.describe("Scanned, and not as the record has them."),
});

export function presentStockTake(take: StockTakeRow, { expected, found, away, toCheck }: StockTakeTotals) {
  return {
    id: take.id,
    name: take.name,
    state: take.state,
    part: describePart(take),
    location_id: take.locationId,
    category_id: take.categoryId,
    class_from: take.classFrom,
    class_to: take.classTo,
    started_at: take.startedAt.toISOString(),
    started_by: take.startedBy,
    finished_at: take.finishedAt?.toISOString() ?? null,
    finished_by: take.finishedBy,
    applied_at: take.appliedAt?.toISOString() ?? null,
    applied_by: take.appliedBy,
    expected,
    found,
    missing: expected - found,
    away,
    to_check: toCheck,
  } satisfies z.output<typeof stockTakeResponse>;
}

export const stockTakeDetailResponse = stockTakeResponse.extend({
  shelves: z.array(
    z.object({
      location: z.string().nullable().describe("Null for copies without a place."),
      class_name: z.string().describe("`800`, `2X`, or that there is none."),
      expected: count,
      found: count,
      away: count,
      to_check: count,
    }),
  ),
  scanners: z.array(z.object({ name: z.string(), scans: count })),
  proposals: z
    .object({ lost: count, available: count, move: count })
    .describe("How many copies the end could mark as lost, as available, or move."),
});

export function presentDetail({
  shelves,
  scanners,
  proposals,
}: {
  readonly shelves: readonly ShelfRow[];
  readonly scanners: readonly Scanner[];
  readonly proposals: ProposalCounts;
}) {
  return {
    shelves: shelves.map(({ locationName, locationShelf, mainClass, expected, found, away, toCheck }) => ({
      location: placeName(locationName, locationShelf),
      class_name: className(mainClass),
      expected,
      found,
      away,
      to_check: toCheck,
    })),
    scanners: scanners.map(({ name, scans }) => ({ name, scans })),
    proposals: { lost: proposals.lost, available: proposals.available, move: proposals.move },
  };
}

export const stockTakeItemResponse = z.object({
  id: z.int(),
  copy_id: z.int().nullable().describe("Null for a code that no copy has."),
  code: z.string(),
  title: z.string().nullable(),
  call_number: z.string().nullable(),
  location: z.string().nullable().describe("Where it belongs."),
  price: z.int().nullable(),
  status: status.nullable().describe("By the record when the stock take began."),
  expected: z.boolean(),
  outcome: z.enum(OUTCOMES),
  found_at: z.iso.datetime().nullable(),
  found_by: z.string().nullable(),
  found_status: status.nullable().describe("By the record when it was scanned."),
  found_location: z.string().nullable().describe("Where it stood."),
  act: z.enum(ACTS_DONE).nullable().describe("What was done at the end."),
  skipped: z.enum(SKIP_REASONS).nullable().describe("Why the end, or its undo, has left it."),
});

export function presentItem(item: StockTakeItemRow) {
  return {
    id: item.id,
    copy_id: item.copyId,
    code: item.code,
    title: item.title,
    call_number: item.callNumber,
    location: placeName(item.locationName, item.locationShelf),
    price: item.price,
    status: item.status,
    expected: item.expected,
    outcome: item.outcome,
    found_at: item.foundAt?.toISOString() ?? null,
    found_by: item.foundBy,
    found_status: item.foundStatus,
    found_location: placeName(item.foundLocationName, item.foundLocationShelf),
    act: item.act,
    skipped: item.skipped,
  } satisfies z.output<typeof stockTakeItemResponse>;
}

export const scanResponse = z.object({
  is_repeated: z.boolean().describe("Whether another scan had found it before."),
  message: z.string(),
  item: stockTakeItemResponse,
});

export function presentScan({ item, isRepeated, message }: ScanAnswer) {
  return { is_repeated: isRepeated, message, item: presentItem(item) };
}

export const outcomeResponse = z.object({
  changed: count.describe("Copies that were changed."),
  skipped: count.describe("Copies that stay as they are, because somebody has changed them since."),
  remaining: count.describe("Copies that are left for the next call: at most 2,000 are changed by one."),
  stock_take: stockTakeResponse,
});

export function presentOutcome({ take, changed, skipped, remaining }: Outcome, totals: StockTakeTotals) {
  return { changed, skipped, remaining, stock_take: presentStockTake(take, totals) };
}
