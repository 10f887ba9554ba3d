import sql, { type Sql } from "sql-template-tag";

import type { Transaction } from "../../database/Database.js";
import { forUpdate } from "../../database/locking.js";
import type { CopyCondition, CopyStatus } from "../Copy.entity.js";
import { conditionColumn } from "../copyWriter.js";

/** A copy as its row has it: its own place and the status that was set, whatever becomes of it by a borrowing. */
export interface StoredCopy {
  readonly id: number;
  readonly bookId: number;
  readonly itemCode: string;
  readonly inventoryCode: string | null;
  readonly locationId: number | null;
  readonly condition: CopyCondition;
  readonly status: CopyStatus;
}

/** The published ones among these copies of published books, in order. */
export function storedCopies(tx: Transaction, where: Sql): Promise<StoredCopy[]> {
  return tx.rows<StoredCopy>(
    sql`SELECT copies.id, copies.book_id AS bookId, copies.item_code AS itemCode, copies.inventory_code AS inventoryCode, copies.location_id AS locationId,
          copies.${conditionColumn[tx.engine]} AS ${conditionColumn[tx.engine]}, copies.status
        FROM copies JOIN books ON books.id = copies.book_id WHERE copies.listed = 1 AND books.listed = 1 AND ${where} ORDER BY copies.id`,
  );
}

/** True where a place is in the list; it stays there until the transaction ends. */
export async function lockLocation(tx: Transaction, id: number): Promise<{ readonly name: string; readonly shelf: string | null } | undefined> {
  const [location] = await tx.rows<{ name: string; shelf: string | null }>(
    sql`SELECT name, shelf FROM locations WHERE id = ${id} AND (books_count > 0 OR import_id IS NULL) ${forUpdate(tx)}`,
  );
  return location;
}
