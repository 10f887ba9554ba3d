import sql, { type Sql } from "sql-template-tag";

import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import type { CopyCondition, CopyStatus } from "./Copy.entity.js";
import { conditionColumn } from "./copyWriter.js";

/** A copy as its row has it: its own place and the status that was set, whatever becomes of it by a borrowing. */
export interface CopySnapshot {
  readonly id: number;
  readonly bookId: number;
  readonly itemCode: string;
  readonly inventoryCode: string | null;
  readonly locationId: number | null;
  /** The location's name, for the audit trail. */
  readonly location: string | null;
  readonly condition: CopyCondition;
  readonly status: CopyStatus;
}

interface LocationName {
  readonly name: string;
  readonly shelf: string | null;
}

export function locationLabel({ name, shelf }: LocationName): string {
  return shelf === null ? name : `${name}, ${shelf}`;
}

/** The published ones among these copies of published books, in order. */
export async function selectCopySnapshots(tx: Transaction, where: Sql): Promise<CopySnapshot[]> {
  const rows = await tx.rows<
    Omit<CopySnapshot, "location"> & { readonly place: string | null; readonly shelf: string | null }
  >(
    sql`SELECT copies.id, copies.book_id AS bookId, copies.item_code AS itemCode, copies.inventory_code AS inventoryCode, copies.location_id AS locationId,
          copies.${conditionColumn[tx.engine]} AS ${conditionColumn[tx.engine]}, copies.status, locations.name AS place, locations.shelf
        FROM copies JOIN books ON books.id = copies.book_id LEFT JOIN locations ON locations.id = copies.location_id WHERE copies.listed = 1 AND books.listed = 1 AND ${where} ORDER BY copies.id`,
  );
  return rows.map(({ place, shelf, ...copy }) => ({
    ...copy,
    location: place === null ? null : locationLabel({ name: place, shelf }),
  }));
}

/** True where a place is in the list; it stays there until the transaction ends. */
export async function lockLocation(tx: Transaction, id: number): Promise<LocationName | undefined> {
  const [location] = await tx.rows<LocationName>(
    sql`SELECT name, shelf FROM locations WHERE id = ${id} AND (books_count > 0 OR import_id IS NULL) ${forUpdate(tx)}`,
  );
  return location;
}
