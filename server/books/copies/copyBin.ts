import { z } from "zod";

import { keptBinHandler } from "../../bin/BinHandler.js";
import { ConflictError } from "../../errors.js";
import { rowSchema } from "../../platform/database/rowSchema.js";
import { bookVisibility } from "../bookVisibility.js";
import { copyTable } from "./Copy.entity.js";
import { recountHeldCopies } from "./heldCopies.js";
import { takenCodes } from "./itemCodes.js";
import { type CopySnapshot, lockLocation, snapshotColumnNames } from "./copySnapshot.js";

/** What was deleted before copies had prices and days of acquisition keeps none. */
const keptCopy: z.ZodType<CopySnapshot> = z.preprocess(
  (kept) => (typeof kept === "object" ? { price: null, acquiredAt: null, ...kept } : kept),
  rowSchema(copyTable, ...snapshotColumnNames).and(z.object({ location: z.string().nullable() })),
);

/** Restores a deleted copy with its id if its item code is still free. */
export const copyBin = keptBinHandler(keptCopy, {
  restore: async (tx, _entry, copy) => {
    const visibility = await bookVisibility(tx, copy.bookId);
    if (visibility !== "listed") {
      return new ConflictError(
        visibility === "binned"
          ? `Buku dari eksemplar ${copy.itemCode} ada di tempat sampah. Pulihkan bukunya dulu.`
          : `Buku dari eksemplar ${copy.itemCode} tidak ada lagi, jadi eksemplar itu tidak dapat dipulihkan.`,
      );
    }
    const holder = (await takenCodes(tx, [copy.itemCode])).get(copy.itemCode);
    if (holder !== undefined) {
      return new ConflictError(`Kode ${copy.itemCode} sekarang dipakai ${holder}. Ubah kode itu, lalu pulihkan lagi.`);
    }
    const locationId = copy.locationId === null || (await lockLocation(tx, copy.locationId)) ? copy.locationId : null;
    const now = new Date();
    await tx.insert(copyTable, [{ ...copy, locationId, listed: true, importId: null, createdAt: now, updatedAt: now }]);
    await recountHeldCopies(tx, [copy.bookId]);
    return { bookIds: [copy.bookId], auditValues: { ...copy, locationId } };
  },
});
