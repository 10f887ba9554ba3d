import { z } from "zod";

import { keptBinHandler } from "../../bin/BinHandler.js";
import { ConflictError } from "../../errors.js";
import { rowSchema } from "../../platform/database/rowSchema.js";
import { bookVisibility } from "../bookVisibility.js";
import { copyTable } from "./Copy.entity.js";
import { restoreCopy, sourcesOfBooks } from "./copyWriter.js";
import { takenCodes } from "./itemCodes/itemCodes.js";
import { type CopyList, type CopySnapshot, lockRecordOfCopy, snapshotColumnNames } from "./copySnapshot.js";

const SECOND_MS = 1_000;

/** How the copy came, which the bin keeps so that a restored one is no new acquisition. */
const origin = z.object({
  importId: z.int().nullable().default(null),
  createdAt: z.iso
    .datetime()
    .transform((moment) => new Date(moment))
    .nullable()
    .default(null),
});
type KeptCopy = CopySnapshot & z.infer<typeof origin> & { readonly hasBooksSource: boolean };

const name = z.string().nullable();
/** For copies that were deleted before copies had these values. */
const LATER_VALUES = {
  price: null,
  acquiredAt: null,
  categoryId: null,
  category: null,
  callNumber: null,
  supplier: null,
  invoiceNumber: null,
  note: null,
  issueLabel: null,
  serialIssueId: null,
};

/** A copy that was deleted before copies had sources gets its book's source, as copies that existed then did. */
const keptCopy: z.ZodType<KeptCopy> = z.preprocess(
  (kept) =>
    typeof kept === "object" && kept !== null
      ? { ...LATER_VALUES, sourceId: null, source: null, hasBooksSource: !("sourceId" in kept), ...kept }
      : kept,
  rowSchema(copyTable, ...snapshotColumnNames)
    .and(z.object({ location: name, category: name, source: name, hasBooksSource: z.boolean() }))
    .and(origin),
);

/** Restores a deleted copy with its id if its item code is still free. */
export const copyBin = keptBinHandler(keptCopy, {
  restore: async (tx, { deletedAt }, { importId, createdAt, hasBooksSource, ...copy }) => {
    const visibility = await bookVisibility(tx, copy.bookId);
    if (visibility !== "listed") {
      return new ConflictError(
        visibility === "binned"
          ? `Buku dari eksemplar ${copy.itemCode} ada di Tempat Sampah. Pulihkan bukunya dulu.`
          : `Buku dari eksemplar ${copy.itemCode} tidak ada lagi, jadi eksemplar itu tidak dapat dipulihkan.`,
      );
    }
    const holder = (await takenCodes(tx, [copy.itemCode])).get(copy.itemCode);
    if (holder !== undefined) {
      return new ConflictError(`Kode ${copy.itemCode} sekarang dipakai ${holder}. Ubah kode itu, lalu pulihkan lagi.`);
    }
    const stillThere = async (list: CopyList, id: number | null) =>
      id !== null && (await lockRecordOfCopy(tx, list, id)) ? id : null;
    const booksSource = hasBooksSource ? (await sourcesOfBooks(tx, [copy.bookId])).get(copy.bookId) : undefined;
    const records = {
      locationId: await stillThere("locations", copy.locationId),
      categoryId: await stillThere("categories", copy.categoryId),
      sourceId: await stillThere("sources", booksSource ?? copy.sourceId),
    };
    // Changed since it was made: undoing its import leaves alone what somebody has restored.
    const came = createdAt ?? deletedAt;
    const updatedAt = new Date(Math.max(Date.now(), came.getTime() + SECOND_MS));
    await restoreCopy(tx, { ...copy, ...records, listed: true, importId, createdAt: came, updatedAt });
    return { bookIds: [copy.bookId], auditValues: { ...copy, ...records } };
  },
});
