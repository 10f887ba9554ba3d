import { keptBinHandler } from "../bin/BinHandler.js";
import { rowSchema } from "../platform/database/rowSchema.js";
import { eResourceTable } from "./EResource.entity.js";
import { lockOrder, insertAt, writeOrder } from "./eResourceReads.js";

const keptColumns = rowSchema(eResourceTable, "id", "label", "url", "description", "position", "active");

/** Restores a deleted e-resource at its position. */
export const eResourceBin = keptBinHandler(keptColumns, {
  restore: async (tx, _entry, eResource) => {
    const { id, label, url, description, position, active } = eResource;
    const others = await lockOrder(tx);
    await tx.insert(eResourceTable, [eResource]);
    await writeOrder(tx, insertAt(others, id, position));
    return { bookIds: [], auditValues: { label, url, description, active } };
  },
});
