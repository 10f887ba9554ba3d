import { z } from "zod";

import { isInventoryPattern } from "../../../common/inventoryPattern.js";
import { type FieldError, ValidationError } from "../../errors.js";
import { line, optionalLine, recordId, recordIds, rupiah } from "../../platform/validation/fields.js";
import { parseInput, summaryOf } from "../../platform/validation/parseInput.js";
import { COPY_CONDITIONS, COPY_STATUSES } from "./Copy.entity.js";
import { itemCode, MAX_ITEM_CODE_LENGTH, MAX_COPIES } from "./itemCodes/itemCode.js";
import { codesStartingAt } from "./itemCodes/itemCodes.js";

const MAX_CHANGED = 250;
export const MAX_NOTE_LENGTH = 500;
export const MAX_ISSUE_LABEL_LENGTH = 200;
const condition = z.enum(COPY_CONDITIONS);
const DAY_MESSAGE = "Isi dengan tanggal perolehan dari tahun 1900 sampai 2100. Contoh: 21 Nov 2026";
/** The day on which a library got a copy. */
export const acquiredDay = z.iso
  .date(DAY_MESSAGE)
  .refine((day) => day >= "1900-01-01" && day < "2101-01-01", DAY_MESSAGE);
const acquiredAt = acquiredDay.nullish();
const status = z.enum(COPY_STATUSES);

/** What one copy, several or new ones may be given alike. */
const shared = {
  condition: condition.nullish(),
  status: status.nullish(),
  categoryId: recordId.nullish(),
  callNumber: optionalLine(100).optional(),
  sourceId: recordId.nullish(),
  supplier: optionalLine(255).optional(),
  invoiceNumber: optionalLine(100).optional(),
  /** Null where its book's price applies. */
  price: rupiah.nullish(),
  acquiredAt,
  note: optionalLine(MAX_NOTE_LENGTH).optional(),
  issueLabel: optionalLine(MAX_ISSUE_LABEL_LENGTH).optional(),
};

export const createCopiesInput = z.strictObject({
  count: z.int().min(1).max(MAX_COPIES).nullish(),
  itemCodes: z.array(itemCode).min(1).max(MAX_COPIES).nullish(),
  firstItemCode: itemCode.nullish(),
  inventoryCode: optionalLine(100).optional(),
  assignsInventoryCodes: z.boolean().nullish(),
  locationId: recordId.nullish(),
  ...shared,
});

export const updateCopyInput = z.strictObject({
  itemCode: itemCode.optional(),
  inventoryCode: optionalLine(100).optional(),
  locationId: recordId.nullish(),
  ...shared,
  condition: condition.optional(),
  status: status.optional(),
});

export const updateCopiesInput = z
  .strictObject({
    copyIds: recordIds(MAX_CHANGED, "Sebuah eksemplar disebut dua kali. Sebutkan satu kali saja.").min(1),
    ...shared,
    assignsInventoryCodes: z.boolean().nullish(),
  })
  .refine(
    ({ copyIds: _copies, condition, status, assignsInventoryCodes, ...emptied }) =>
      Boolean(condition ?? status ?? assignsInventoryCodes) ||
      Object.values<unknown>(emptied).some((value) => value !== undefined),
    { path: ["status"], message: "Pilih dulu apa yang diubah. Contoh: kondisi, status, atau sumber perolehan." },
  );

export const proposedCodesInput = z.strictObject({
  count: z.int().min(1).max(MAX_COPIES),
  firstItemCode: itemCode.nullish(),
});

/** How many, of which year, and by which pattern instead of the library's own. */
export const proposedInventoryInput = z.strictObject({
  count: z.int().min(1).max(MAX_COPIES),
  acquiredAt,
  pattern: line(60).refine(isInventoryPattern).nullish(),
  restartsYearly: z.boolean().nullish(),
});

/**
 * How many copies to create, and their item codes if the input gives them: as a list, or as a series from a first
 * code.
 */
export interface RequestedCopies extends Omit<
  z.output<typeof createCopiesInput>,
  "count" | "itemCodes" | "firstItemCode" | "assignsInventoryCodes"
> {
  readonly assignsInventoryCodes: boolean;
  readonly count: number;
  readonly codes: readonly string[] | null;
  /** The field of the input to which a code belongs. */
  readonly fieldOf: (index: number) => string;
}

/** @throws ValidationError also for a number of copies that is said twice, or not at all. */
export function parseCopies(input: unknown): RequestedCopies {
  const { count, itemCodes, firstItemCode, ...values } = parseInput(createCopiesInput, input);
  const errors: FieldError[] = [];
  if (itemCodes ? (count ?? firstItemCode ?? null) !== null : (count ?? null) === null) {
    errors.push({
      name: itemCodes ? "itemCodes" : "count",
      message: "Isi jumlah eksemplar atau daftar kodenya, salah satu saja.",
    });
  }
  const copyCount = itemCodes?.length ?? count ?? 1;
  const codes = itemCodes ?? (firstItemCode ? codesStartingAt(firstItemCode, copyCount) : null);
  if (firstItemCode && !codes?.every((code) => code.length <= MAX_ITEM_CODE_LENGTH)) {
    errors.push({ name: "firstItemCode", message: "Kode pertama harus berakhir dengan angka. Contoh: B00001" });
  }
  if (values.inventoryCode && copyCount > 1) {
    errors.push({
      name: "inventoryCode",
      message: "Nomor inventaris hanya untuk satu eksemplar. Tambahkan satu per satu, atau isi nanti.",
    });
  }
  if (values.inventoryCode && values.assignsInventoryCodes) {
    errors.push({ name: "inventoryCode", message: "Kosongkan nomor ini, atau jangan beri nomor menurut pola." });
  }
  if (errors.length > 0) {
    throw new ValidationError(summaryOf(errors), errors);
  }
  return {
    ...values,
    assignsInventoryCodes: values.assignsInventoryCodes ?? false,
    count: copyCount,
    codes,
    fieldOf: (index) => (itemCodes ? `itemCodes.${index}` : "firstItemCode"),
  };
}
