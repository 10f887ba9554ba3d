import sql, { type Sql } from "sql-template-tag";

import { chosenRecords } from "../../authorities/authorityTables.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { locationTable } from "../../authorities/records/Location.entity.js";
import { sourceTable } from "../../authorities/records/Source.entity.js";
import { nullable, pick, type RowOf, text, valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forcedJoin } from "../query/bookIndexes.js";
import { copyTable } from "./Copy.entity.js";

export const snapshotColumnNames = [
  "id",
  "bookId",
  "itemCode",
  "inventoryCode",
  "locationId",
  "categoryId",
  "callNumber",
  "condition",
  "status",
  "sourceId",
  "supplier",
  "invoiceNumber",
  "price",
  "acquiredAt",
  "note",
  "issueLabel",
  "serialIssueId",
] as const;
const snapshotColumns = pick(copyTable, ...snapshotColumnNames);

/** A copy as its row has it: its own place and the status that was set, regardless of borrowings. */
export interface CopySnapshot extends RowOf<typeof snapshotColumns> {
  /** What its records are called, for the audit trail. */
  readonly location: string | null;
  readonly category: string | null;
  readonly source: string | null;
}

function locationLabel({ name, shelf }: { readonly name: string; readonly shelf: string | null }): string {
  return shelf === null ? name : `${name}, ${shelf}`;
}

/** The published ones among these copies of published books, in order. */
export async function selectCopySnapshots(tx: Transaction, where: Sql): Promise<CopySnapshot[]> {
  const rows = await tx.select(
    {
      ...snapshotColumns,
      place: nullable(locationTable.name),
      shelf: locationTable.shelf,
      category: nullable(categoryTable.name),
      source: nullable(sourceTable.name),
    },
    // The copies first: asked for a hundred of them, SQLite would begin with all books.
    sql`FROM copies ${forcedJoin(tx.engine)} books ON books.id = copies.book_id
          LEFT JOIN locations ON locations.id = copies.location_id
          LEFT JOIN categories ON categories.id = copies.category_id LEFT JOIN sources ON sources.id = copies.source_id
        WHERE copies.listed = 1 AND books.listed = 1 AND ${where} ORDER BY copies.id`,
  );
  return rows.map(({ place, shelf, ...copy }) => ({
    ...copy,
    location: place === null ? null : locationLabel({ name: place, shelf }),
  }));
}

/** Listed apart from what the bin keeps, so that a value does not enter the audit trail only because it is kept. */
const auditedColumns = pick(
  copyTable,
  "id",
  "bookId",
  "itemCode",
  "inventoryCode",
  "locationId",
  "categoryId",
  "callNumber",
  "condition",
  "status",
  "sourceId",
  "supplier",
  "invoiceNumber",
  "price",
  "acquiredAt",
  "note",
  "issueLabel",
);

/** A copy's values for the audit trail. */
export function copyAuditValues(copy: CopySnapshot) {
  const { location, category, source } = copy;
  return { ...valuesOf(auditedColumns, copy), location, category, source };
}

const chosenColumns = {
  locations: { ...pick(locationTable, "id", "importId", "name"), shelf: locationTable.shelf },
  categories: { ...pick(categoryTable, "id", "importId", "name"), shelf: nullable(text(sql`NULL`)) },
  sources: { ...pick(sourceTable, "id", "importId", "name"), shelf: nullable(text(sql`NULL`)) },
};

/** The lists whose records a copy may have of its own. */
export type CopyList = keyof typeof chosenColumns;
export interface CopyRecord {
  readonly id: number;
  readonly importId: number | null;
  readonly label: string;
}

/** A record of a list; it stays there until the transaction ends. */
export async function lockRecordOfCopy(tx: Transaction, list: CopyList, id: number): Promise<CopyRecord | undefined> {
  const [record] = await tx.select(chosenColumns[list], chosenRecords(tx, list, [id]));
  return record && { id, importId: record.importId, label: locationLabel(record) };
}
