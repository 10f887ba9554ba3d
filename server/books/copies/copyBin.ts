import { z } from "zod";

import { keptBinHandler } from "../../bin/BinHandler.js";
import { ConflictError } from "../../errors.js";
import { rowSchema } from "../../platform/database/rowSchema.js";
import { bookVisibility } from "../bookVisibility.js";
import { copyTable } from "./Copy.entity.js";
import { restoreCopy } from "./copyWriter.js";
import { takenCodes } from "./itemCodes/itemCodes.js";
import { type CopySnapshot, lockLocation, snapshotColumnNames } from "./copySnapshot.js";

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
type KeptCopy = CopySnapshot & z.infer<typeof origin>;

/**
 * What was deleted before copies had prices and days of acquisition, or before the bin kept how they came, has none.
 */
const keptCopy: z.ZodType<KeptCopy> = z.preprocess(
  (kept) => (typeof kept === "object" ? { price: null, acquiredAt: null, ...kept } : kept),
  rowSchema(copyTable, ...snapshotColumnNames)
    .and(z.object({ location: z.string().nullable() }))
    .and(origin),
);

/** Restores a deleted copy with its id if its item code is still free. */
export const copyBin = keptBinHandler(keptCopy, {
  restore: async (tx, { deletedAt }, { importId, createdAt, ...copy }) => {
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
    const locationId = copy.locationId === null || (await lockLocation(tx, copy.locationId)) ? copy.locationId : null;
    // Changed since it was made: undoing its import leaves alone what somebody has restored.
    const came = createdAt ?? deletedAt;
    const updatedAt = new Date(Math.max(Date.now(), came.getTime() + SECOND_MS));
    await restoreCopy(tx, { ...copy, locationId, listed: true, importId, createdAt: came, updatedAt });
    return { bookIds: [copy.bookId], auditValues: { ...copy, locationId } };
  },
});
