import sql, { join } from "sql-template-tag";

import type { AuthorityList } from "../authorities/authorityReads.js";
import type { RecordBooks, RecordMove } from "../authorities/editing/RecordBooks.js";
import { recordBooks } from "../books/writing/recordBooks.js";
import { chunk } from "../platform/database/chunk.js";
import { pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { serialTable } from "./Serial.entity.js";

/** What refers to the records of the six lists: books, their copies, and the subscriptions that name a place. */
export const recordUses: RecordBooks = {
  ...recordBooks,
  otherUses: async (tx, list, id) => [
    ...(await recordBooks.otherUses(tx, list, id)),
    { count: await countSerials(tx, list, id), what: "langganan" },
  ],
  collectMoves: async (tx, list, removedId, replacementId, books) => {
    const moves = await recordBooks.collectMoves(tx, list, removedId, replacementId, books);
    if (list !== "locations") return moves;
    const serials = await tx.select(pick(serialTable, "id"), sql`FROM serials WHERE location_id = ${removedId}`);
    return [
      ...moves,
      ...serials.map(({ id }): RecordMove => ({ kind: "serial", movedId: id, position: 0, role: "author" })),
    ];
  },
  reassign: async (tx, list, removedId, replacementId, books) => {
    await recordBooks.reassign(tx, list, removedId, replacementId, books);
    if (list === "locations") {
      await tx.update(serialTable, { locationId: replacementId }, sql`location_id = ${removedId}`);
    }
  },
  restore: async (tx, list, from, to, moves) => {
    const missing = await recordBooks.restore(tx, list, from, to, moves);
    const serials = list === "locations" ? moves.filter(({ kind }) => kind === "serial") : [];
    for (const batch of chunk(serials)) {
      const ids = join(batch.map(({ movedId }) => movedId));
      await tx.update(serialTable, { locationId: to }, sql`location_id = ${from} AND id IN (${ids})`);
    }
    return missing;
  },
};

function countSerials(tx: Transaction, list: AuthorityList, id: number): Promise<number> {
  return list === "locations" ? tx.count(sql`FROM serials WHERE location_id = ${id}`) : Promise.resolve(0);
}
