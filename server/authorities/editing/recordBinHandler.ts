import sql, { bulk } from "sql-template-tag";

import { type BinHandler, purgeNothing } from "../../bin/BinHandler.js";
import type { BinMoveKind } from "../../bin/BinMove.entity.js";
import type { Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { ConflictError } from "../../errors.js";
import type { AuthorityList } from "../authorityReads.js";
import { editingPlans, type RecordValues } from "./editingPlans.js";
import { restoreBooks, type ReferencingBook } from "./recordBooks.js";
import { lockRecords, findIdByKey, insertRecord, findRecord } from "./recordWriter.js";
import { required } from "../../platform/required.js";

/** What the bin stores of a deleted record. */
interface BinnedRecord {
  readonly values: RecordValues;
  readonly replacementId: number | null;
}

interface Move {
  readonly kind: BinMoveKind;
  readonly movedId: number;
  readonly position: number;
}

/** Notes what the replacement takes over, before it does. */
export async function collectMoves(
  tx: Transaction,
  list: AuthorityList,
  removedId: number,
  replacementId: number,
  books: readonly ReferencingBook[],
): Promise<Move[]> {
  if (list !== "authors") {
    const copies =
      list === "locations"
        ? await tx.rows<{ id: number }>(sql`SELECT id FROM copies WHERE location_id = ${removedId}`)
        : [];
    return [
      ...books.map(({ id }) => ({ kind: "book" as const, movedId: id, position: 0 })),
      ...copies.map(({ id }) => ({ kind: "copy" as const, movedId: id, position: 0 })),
    ];
  }
  const links = await tx.rows<{ bookId: number; position: number; isShared: number }>(
    sql`SELECT mine.book_id AS bookId, mine.position, CASE WHEN theirs.book_id IS NULL THEN 0 ELSE 1 END AS isShared
        FROM book_authors mine LEFT JOIN book_authors theirs ON theirs.book_id = mine.book_id AND theirs.author_id = ${replacementId} WHERE mine.author_id = ${removedId}`,
  );
  return links.map(({ bookId, position, isShared }) => ({
    kind: isShared ? "shared" : "book",
    movedId: bookId,
    position,
  }));
}

export async function saveMoves(tx: Transaction, entryId: number, moves: readonly Move[]): Promise<void> {
  for (const part of chunk(moves)) {
    await tx.run(
      sql`INSERT INTO bin_moves (entry_id, kind, moved_id, position) VALUES ${bulk(part.map(({ kind, movedId, position }) => [entryId, kind, movedId, position]))}`,
    );
  }
}

/**
 * Restores a deleted record with its id if its name is still free, and gives it back those of its books that still
 * have the replacement.
 */
export function recordBinHandler(list: AuthorityList): BinHandler {
  const plan = editingPlans[list];
  return {
    restore: async (tx, { id: entryId, recordId, label, kept }) => {
      const { values, replacementId } = required(kept, "the record kept in the bin") as unknown as BinnedRecord;
      const draft = plan.draft(values);
      await lockRecords(tx, list, replacementId === null ? [] : [replacementId]);
      const existingId = await findIdByKey(tx, list, draft.key);
      if (existingId !== null) {
        const holder = await findRecord(tx, list, existingId);
        return new ConflictError(
          `${plan.label} “${label}” sudah ada lagi${holder ? ` (${holder.booksCount} buku)` : ""}. Pakai yang itu, atau ubah namanya dulu.`,
        );
      }
      await insertRecord(tx, list, draft, recordId);
      if (replacementId !== null) {
        const moves = await tx.rows<Move>(
          sql`SELECT kind, moved_id AS movedId, position FROM bin_moves WHERE entry_id = ${entryId} ORDER BY moved_id`,
        );
        await restoreBooks(tx, list, replacementId, recordId, moves);
      }
      return { bookId: null, auditValues: values };
    },
    purge: purgeNothing,
  };
}
