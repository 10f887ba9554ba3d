import { z } from "zod";

import { locationResponse, presentLocation } from "../authorities/authorityPresenters.js";
import type { AuthorityLoaders } from "../authorities/authorityLoaders.js";
import type { BookLoaders } from "../books/bookLoaders.js";
import { required } from "../platform/required.js";
import { WEEKDAYS, type Weekday } from "../platform/time/libraryClock.js";
import { FREQUENCIES } from "./foretelling/foretell.js";
import { PRICE_SPANS } from "./Serial.entity.js";
import type { SerialLoaders } from "./serialLoaders.js";
import { ISSUE_STATUSES, type IssueRow, type SerialRow } from "./serialReads.js";
import type { SerialService } from "./SerialService.js";

/** A subscription as REST returns it. */
export const serialResponse = z
  .object({
    id: z.int(),
    book_id: z.int(),
    title: z.string().describe("Of the book."),
    frequency: z.enum(FREQUENCIES),
    weekdays: z.array(z.enum(WEEKDAYS)).describe("On which a daily comes out."),
    first_on: z.iso.date().describe("The day of the first issue that is kept; the others are counted from it."),
    ends_on: z.iso.date().nullable().describe("The last day of the subscription."),
    active: z.boolean().describe("Whether it has not ended."),
    supplier: z.string().nullable(),
    price: z.int().nullable().describe("In whole rupiah, of an issue or a year."),
    price_per: z.enum(PRICE_SPANS),
    location: locationResponse.nullable().describe("Where its issues stand; null where the book stands."),
    first_volume: z.int().nullable().describe("The volume of the first issue; it grows by one each year."),
    first_number: z.int().nullable().describe("The number of the first issue."),
    restarts_yearly: z.boolean().describe("Whether each year begins with number 1."),
    label_pattern: z.string().nullable().describe("What issues are called, as `Edisi {nomor}, {bulan} {tahun}`."),
    copies_per_issue: z.int(),
    makes_copies: z.boolean().describe("False for a newspaper of which only is noted that it came."),
    grace_days: z.int().describe("So many days after its own an issue is late."),
    note: z.string().nullable(),
    due_count: z.int().describe("Expected by now and not late yet."),
    late_count: z.int(),
    claimed_count: z.int(),
    next_on: z.iso.date().nullable().describe("The day of the next issue."),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Serial", description: "A subscription to a periodical." });

/** An issue as REST returns it. */
export const issueResponse = z
  .object({
    id: z.int(),
    serial_id: z.int(),
    book_id: z.int(),
    issued_on: z.iso.date().describe("Its own day."),
    extra: z.boolean().describe("Whether somebody added it, as a special issue."),
    volume: z.int().nullable(),
    number: z.int().nullable(),
    label: z.string().describe("What it is called, as `Vol. 12 No. 3, Maret 2026`."),
    status: z.enum(ISSUE_STATUSES),
    received_on: z.iso.date().nullable(),
    note: z.string().nullable().describe("For librarians; null for everybody else."),
    item_codes: z.array(z.string()).describe("The codes of its copies."),
  })
  .meta({ id: "SerialIssue", description: "One issue of a periodical." });

type Loaders = SerialLoaders & AuthorityLoaders & BookLoaders;

export function weekdaysOf(bits: number): Weekday[] {
  return WEEKDAYS.filter((_day, index) => (bits & (1 << index)) !== 0);
}

export async function presentSerial(
  row: SerialRow,
  loaders: Loaders,
  serials: SerialService,
): Promise<z.infer<typeof serialResponse>> {
  const figures = await loaders.serialFigures.load(row.id);
  const location = await locationOf(row.locationId, loaders);
  return {
    id: row.id,
    book_id: row.bookId,
    title: row.title,
    frequency: row.frequency,
    weekdays: weekdaysOf(row.weekdays),
    first_on: row.firstOn,
    ends_on: row.endsOn,
    active: serials.isActive(row),
    supplier: row.supplier,
    price: row.price,
    price_per: row.pricePer,
    location,
    first_volume: row.firstVolume,
    first_number: row.firstNumber,
    restarts_yearly: row.restartsYearly,
    label_pattern: row.labelPattern,
    copies_per_issue: row.copiesPerIssue,
    makes_copies: row.makesCopies,
    grace_days: row.graceDays,
    note: row.note,
    due_count: figures.due,
    late_count: figures.late,
    claimed_count: figures.claimed,
    next_on: figures.nextOn,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

async function locationOf(id: number | null, loaders: Loaders) {
  if (id === null) return null;
  return presentLocation(required(await loaders.locations.load(id), "the location of a subscription"));
}

export async function presentIssue(
  row: IssueRow,
  loaders: Loaders,
  seesAll: boolean,
): Promise<z.infer<typeof issueResponse>> {
  const copies = row.copiesMade === 0 ? [] : await loaders.copiesOfIssue.load(row.id);
  return {
    id: row.id,
    serial_id: row.serialId,
    book_id: row.bookId,
    issued_on: row.issuedOn,
    extra: row.plannedOn === null,
    volume: row.volume,
    number: row.number,
    label: row.label,
    status: row.status,
    received_on: row.receivedOn,
    note: seesAll ? row.note : null,
    item_codes: copies.map(({ itemCode }) => itemCode),
  };
}
