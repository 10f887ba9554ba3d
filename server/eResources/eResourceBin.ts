import sql from "sql-template-tag";

import { type BinHandler, purgeNothing } from "../bin/BinHandler.js";
import { type EResourceRow, lockOrder, insertAt, writeOrder } from "./eResourceReads.js";
import { required } from "../platform/required.js";

/** Restores a deleted e-resource at its position. */
export const eResourceBin: BinHandler = {
  restore: async (tx, { kept }) => {
    const { id, label, url, description, position, active } = required(
      kept,
      "the e-resource kept in the bin",
    ) as unknown as EResourceRow;
    const others = await lockOrder(tx);
    await tx.run(
      sql`INSERT INTO e_resources (id, label, url, description, position, active)
          VALUES (${id}, ${label}, ${url}, ${description}, ${position}, ${active ? 1 : 0})`,
    );
    await writeOrder(tx, insertAt(others, id, position));
    return { bookId: null, auditValues: { label, url, description, active } };
  },
  purge: purgeNothing,
};
