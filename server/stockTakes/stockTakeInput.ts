import { z } from "zod";

import { MAX_ITEM_CODE_LENGTH } from "../books/copies/itemCodes/itemCode.js";
import { instant, line, optionalLine, recordId, recordIds } from "../platform/validation/fields.js";

import { OUTCOMES } from "./StockTakeItem.entity.js";

export const MOST_SCANS = 100;
export const MOST_LEFT_OUT = 1_000;

export const classCode = optionalLine(100).refine((code) => code === null || /^(?:\d{3}|2x)/iu.test(code), {
  message: "Tulis nomor kelas tiga angka. Contoh: 800",
});

export const beginKey = z.uuid().nullish().describe("Of this one request: sent again with it, it begins no second.");

export const beginInput = z
  .strictObject({
    name: optionalLine(120).nullish(),
    key: beginKey,
    locationId: recordId.nullish(),
    categoryId: recordId.nullish(),
    classFrom: classCode.nullish(),
    classTo: classCode.nullish(),
  })
  .meta({ description: "Which part of the collection; what is left out does not narrow it." });
export type BeginInput = z.output<typeof beginInput>;

const STATES_TO_SET = ["open", "finished", "cancelled"] as const;
export const stateInput = z.strictObject({ state: z.enum(STATES_TO_SET) });

const scan = z.strictObject({
  code: line(MAX_ITEM_CODE_LENGTH).describe("What the scanner has read."),
  key: z.uuid().describe("Of this one scan: sent again with it, it gets the same answer."),
  locationId: recordId.nullish().describe("At which place the copy stands, if somebody has said so."),
  scannedAt: instant.nullish().describe("When it was scanned, by the sender's clock, where the network was away."),
});
export type ScanInput = z.output<typeof scan>;

export const scansInput = z.strictObject({
  scans: z.array(scan).min(1, "Kirim minimal satu pindaian.").max(MOST_SCANS, `Maksimal ${MOST_SCANS} pindaian.`),
  sentAt: instant.nullish().describe("What the sender's clock says now, by which `scanned_at` is corrected."),
});

/** What the end proposes. */
const PROPOSALS = ["lost", "available", "move"] as const;
export type Proposal = (typeof PROPOSALS)[number];

export const applyInput = z.strictObject({
  acts: z.array(z.enum(PROPOSALS)).min(1, "Pilih dulu apa yang diterapkan."),
  leftOutItemIds: recordIds(MOST_LEFT_OUT, "Sebuah eksemplar disebut dua kali. Sebutkan satu kali saja.")
    .nullish()
    .describe("Copies that stay as they are all the same."),
});

/** What a list shows: copies of one outcome, those that were changed at the end, or that were left then. */
export const ITEM_LISTS = [...OUTCOMES, "done", "skipped"] as const;
export type ItemList = (typeof ITEM_LISTS)[number];
