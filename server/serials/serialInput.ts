import { z } from "zod";

import {
  given,
  libraryDay,
  optionalLine,
  optionalText,
  recordId,
  recordIds,
  rupiah,
} from "../platform/validation/fields.js";
import { WEEKDAYS } from "../platform/time/libraryClock.js";
import { FREQUENCIES } from "./foretelling/foretell.js";
import { isLabelPattern, LABEL_PLACES } from "./foretelling/issueLabel.js";
import { PRICE_SPANS } from "./Serial.entity.js";
import { ISSUE_STATES } from "./SerialIssue.entity.js";

/** So many issues come in one press, each with at most so many copies. */
const MAX_ISSUES = 50;
const MAX_COPIES_PER_ISSUE = 20;
const MAX_GRACE_DAYS = 60;
const MAX_NUMBER = 1_000_000;
const LABEL_LENGTH = 200;

const requestKey = z.uuid().nullish().describe("Of this one request: sent again with it, it adds no second.");
const number = z.int().min(0).max(MAX_NUMBER);

const values = {
  weekdays: z.array(z.enum(WEEKDAYS)).min(1, "Pilih minimal satu hari terbit.").max(WEEKDAYS.length).nullish(),
  endsOn: libraryDay.nullish(),
  supplier: optionalLine(255).optional(),
  price: rupiah.nullish(),
  pricePer: z.enum(PRICE_SPANS).nullish(),
  locationId: recordId.nullish(),
  firstVolume: number.nullish(),
  firstNumber: number.nullish(),
  restartsYearly: z.boolean().nullish(),
  labelPattern: optionalLine(120)
    .refine((pattern) => pattern === null || isLabelPattern(pattern), {
      message: `Pakai tanda ini saja: ${LABEL_PLACES}. Contoh: Edisi {nomor}, {bulan} {tahun}`,
    })
    .optional(),
  copiesPerIssue: z.int().min(1).max(MAX_COPIES_PER_ISSUE).nullish(),
  makesCopies: z.boolean().nullish(),
  graceDays: z.int().min(0).max(MAX_GRACE_DAYS).nullish(),
  note: optionalText(500).optional(),
};

export const createSerialInput = z.strictObject({
  bookId: recordId,
  frequency: z.enum(FREQUENCIES),
  firstOn: libraryDay,
  key: requestKey,
  ...values,
});

/** Omitted fields keep their value. */
export const updateSerialInput = z.strictObject({
  frequency: z.enum(FREQUENCIES).optional(),
  firstOn: libraryDay.optional(),
  ...values,
});

const issueIds = recordIds(MAX_ISSUES, "Sebuah edisi disebut dua kali. Sebutkan satu kali saja.").min(1);

export const receiveIssuesInput = z.strictObject({ issueIds, receivedOn: libraryDay.nullish() });

const MARKED_STATES = ISSUE_STATES.filter((state) => state !== "received") as unknown as readonly [
  "expected",
  "skipped",
  "missing",
  "claimed",
];
export const markIssuesInput = z.strictObject({ issueIds, state: z.enum(MARKED_STATES) });

const issueValues = {
  volume: number.nullish(),
  number: number.nullish(),
  label: optionalLine(LABEL_LENGTH).optional(),
  note: optionalLine(500).optional(),
};
export const createIssueInput = z.strictObject({
  issuedOn: libraryDay,
  ...issueValues,
  isReceived: z.boolean().nullish(),
  key: requestKey,
});
/** Omitted fields keep their value; without a label it is made of the numbers and the day. */
export const updateIssueInput = z.strictObject({ issuedOn: libraryDay.optional(), ...issueValues });

export const SERIAL_FILTERS = ["active", "ended"] as const;
/** Narrows the list of subscriptions. */
export interface SerialListArgs {
  readonly state?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly bookId?: number | null | undefined;
}
export const serialListInput = z.strictObject({
  state: given(z.enum(SERIAL_FILTERS)),
  search: given(z.string().max(200)),
  bookId: given(recordId),
});

/** `due` is what may come in today: expected by now, late ones and claimed ones with it. */
export const ISSUE_FILTERS = ["due", "late", ...ISSUE_STATES] as const;
export const ISSUE_SORTS = ["newest", "oldest"] as const;
/** Narrows and orders the list of issues. */
export interface IssueListArgs {
  readonly serialId?: number | null | undefined;
  readonly state?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly sort?: string | null | undefined;
}
export const issueListInput = z.strictObject({
  serialId: given(recordId),
  state: given(z.enum(ISSUE_FILTERS)),
  from: given(libraryDay),
  until: given(libraryDay),
  sort: given(z.enum(ISSUE_SORTS)),
});
