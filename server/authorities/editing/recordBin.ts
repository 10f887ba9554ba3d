import sql, { bulk } from "sql-template-tag";

import { type BinKeeper, forget } from "../../bin/BinKeeper.js";
import type { BinMoveKind } from "../../bin/BinMove.entity.js";
import type { Transaction } from "../../platform/database/Database.js";
import { slices } from "../../platform/database/slices.js";
import { ConflictError } from "../../errors.js";
import type { CatalogueList } from "../catalogueReads.js";
import { editingPlans, type RecordValues } from "./editingPlans.js";
import { giveBooksBack, type NamingBook } from "./recordBooks.js";
import { holdRecords, idOfKey, insertRecord, readRecord } from "./recordWrites.js";

/** What a deletion keeps of a record. */
interface KeptRecord {
  readonly values: RecordValues;
  readonly replacementId: number | null;
}

interface Move {
  readonly kind: BinMoveKind;
  readonly movedId: number;
  readonly position: number;
}

/** Notes what the replacement takes over, before it does. */
export async function noteMoves(
  tx: Transaction,
  list: CatalogueList,
  gone: number,
  into: number,
  books: readonly NamingBook[],
): Promise<Move[]> {
  if (list !== "authors") {
    const copies =
      list === "locations" ? await tx.rows<{ id: number }>(sql`SELECT id FROM copies WHERE location_id = ${gone}`) : [];
    return [
      ...books.map(({ id }) => ({ kind: "book" as const, movedId: id, position: 0 })),
      ...copies.map(({ id }) => ({ kind: "copy" as const, movedId: id, position: 0 })),
    ];
  }
  const links = await tx.rows<{ bookId: number; position: number; isShared: number }>(
    sql`SELECT mine.book_id AS bookId, mine.position, CASE WHEN theirs.book_id IS NULL THEN 0 ELSE 1 END AS isShared
        FROM book_authors mine LEFT JOIN book_authors theirs ON theirs.book_id = mine.book_id AND theirs.author_id = ${into} WHERE mine.author_id = ${gone}`,
  );
  return links.map(({ bookId, position, isShared }) => ({
    kind: isShared ? "shared" : "book",
    movedId: bookId,
    position,
  }));
}

export async function keepMoves(tx: Transaction, entryId: number, moves: readonly Move[]): Promise<void> {
  for (const part of slices(moves)) {
    await tx.run(
      sql`INSERT INTO bin_moves (entry_id, kind, moved_id, position) VALUES ${bulk(part.map(({ kind, movedId, position }) => [entryId, kind, movedId, position]))}`,
    );
  }
}

/** A deleted record comes back with its number, where its name is still free, and with those of its books that have kept the replacement. */
export function recordBin(list: CatalogueList): BinKeeper {
  const plan = editingPlans[list];
  return {
    restore: async (tx, { id: entryId, recordId, label, kept }) => {
      const { values, replacementId } = kept as unknown as KeptRecord;
      const draft = plan.draft(values);
      await holdRecords(tx, list, replacementId === null ? [] : [replacementId]);
      const taken = await idOfKey(tx, list, draft.key);
      if (taken !== null) {
        const holder = await readRecord(tx, list, taken);
        return new ConflictError(
          `${plan.label} “${label}” sudah ada lagi${holder ? ` (${holder.booksCount} buku)` : ""}. Pakai yang itu, atau ubah namanya dulu.`,
        );
      }
      await insertRecord(tx, list, draft, recordId);
      if (replacementId !== null) {
        const moves = await tx.rows<Move>(
          sql`SELECT kind, moved_id AS movedId, position FROM bin_moves WHERE entry_id = ${entryId} ORDER BY moved_id`,
        );
        await giveBooksBack(tx, list, replacementId, recordId, moves);
      }
      return { bookId: null, told: values };
    },
    purge: forget,
  };
}
