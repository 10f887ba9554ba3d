import sql from "sql-template-tag";

import { type BinKeeper, forget } from "../bin/BinKeeper.js";
import { type EResourceRow, holdOrder, placed, writeOrder } from "./eResourceRows.js";

/** A deleted e-resource comes back to the place that it had. */
export const eResourceBin: BinKeeper = {
  restore: async (tx, { kept }) => {
    const { id, label, url, description, position, active } = kept as unknown as EResourceRow;
    const others = await holdOrder(tx);
    await tx.run(
      sql`INSERT INTO e_resources (id, label, url, description, position, active) VALUES (${id}, ${label}, ${url}, ${description}, ${position}, ${active ? 1 : 0})`,
    );
    await writeOrder(tx, placed(others, id, position));
    return { bookId: null, told: { label, url, description, active } };
  },
  purge: forget,
};
