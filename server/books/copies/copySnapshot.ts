import sql, { type Sql } from "sql-template-tag";

import { chosenRecords } from "../../authorities/authorityTables.js";
import { locationTable } from "../../authorities/records/Location.entity.js";
import { nullable, pick, type RowOf, valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { copyTable } from "./Copy.entity.js";

export const snapshotColumnNames = [
  "id",
  "bookId",
  "itemCode",
  "inventoryCode",
  "locationId",
  "condition",
  "status",
  "price",
  "acquiredAt",
] as const;
const snapshotColumns = pick(copyTable, ...snapshotColumnNames);

/** A copy as its row has it: its own place and the status that was set, regardless of borrowings. */
export interface CopySnapshot extends RowOf<typeof snapshotColumns> {
  /** The location's name, for the audit trail. */
  readonly location: string | null;
}

const locationColumns = pick(locationTable, "id", "importId", "name", "shelf");

export function locationLabel({ name, shelf }: { readonly name: string; readonly shelf: string | null }): string {
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

/** Apart from what the bin keeps: what is kept is not therefore told. */
const auditedColumns = pick(
  copyTable,
  "id",
  "bookId",
  "itemCode",
  "inventoryCode",
  "locationId",
  "condition",
  "status",
  "price",
  "acquiredAt",
);

/** A copy's values for the audit trail. */
export function copyAuditValues(copy: CopySnapshot) {
  return { ...valuesOf(auditedColumns, copy), location: copy.location };
}

/** A location of the list; it stays there until the transaction ends. */
export async function lockLocation(tx: Transaction, id: number): Promise<RowOf<typeof locationColumns> | undefined> {
  const [location] = await tx.select(locationColumns, chosenRecords(tx, "locations", [id]));
  return location;
}
