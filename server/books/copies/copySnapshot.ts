import sql, { type Sql } from "sql-template-tag";

import { locationTable } from "../../authorities/Location.entity.js";
import { nullable, pick, type RowOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { copyTable } from "./Copy.entity.js";

const snapshotColumns = pick(
  copyTable,
  "id",
  "bookId",
  "itemCode",
  "inventoryCode",
  "locationId",
  "condition",
  "status",
);

/** A copy as its row has it: its own place and the status that was set, regardless of borrowings. */
export interface CopySnapshot extends RowOf<typeof snapshotColumns> {
  /** The location's name, for the audit trail. */
  readonly location: string | null;
}

const locationColumns = pick(locationTable, "name", "shelf");
type LocationName = RowOf<typeof locationColumns>;

export function locationLabel({ name, shelf }: LocationName): string {
  return shelf === null ? name : `${name}, ${shelf}`;
}

/** The published ones among these copies of published books, in order. */
export async function selectCopySnapshots(tx: Transaction, where: Sql): Promise<CopySnapshot[]> {
  const rows = await tx.select(
    { ...snapshotColumns, place: nullable(locationTable.name), shelf: locationTable.shelf },
    sql`FROM copies JOIN books ON books.id = copies.book_id LEFT JOIN locations ON locations.id = copies.location_id
        WHERE copies.listed = 1 AND books.listed = 1 AND ${where} ORDER BY copies.id`,
  );
  return rows.map(({ place, shelf, ...copy }) => ({
    ...copy,
    location: place === null ? null : locationLabel({ name: place, shelf }),
  }));
}

/** True where a place is in the list; it stays there until the transaction ends. */
export async function lockLocation(tx: Transaction, id: number): Promise<LocationName | undefined> {
  const [location] = await tx.select(
    locationColumns,
    sql`FROM locations WHERE id = ${id} AND (books_count > 0 OR import_id IS NULL) ${forUpdate(tx)}`,
  );
  return location;
}
