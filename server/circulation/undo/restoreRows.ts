import sql, { raw } from "sql-template-tag";

import { type Copy, copyTable } from "../../books/copies/Copy.entity.js";
import { shapeOf, type Table } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import type { ActChanges, JournalledRows } from "../acts/ActJournal.js";
import { type AnyTable, readRow, type RowValues, writeRow } from "../acts/journalRows.js";
import { type Borrowing, borrowingTable } from "../borrowings/Borrowing.entity.js";
import { type ClassSet, classSetTable } from "../borrowings/ClassSet.entity.js";
import { type ClearanceLetter, clearanceLetterTable } from "../clearanceLetters/ClearanceLetter.entity.js";
import { type InHouseUse, inHouseUseTable } from "../inHouse/InHouseUse.entity.js";
import { type Reservation, reservationTable } from "../reservations/Reservation.entity.js";

declare module "../acts/ActJournal.js" {
  interface JournalledRows {
    readonly borrowings: Borrowing;
    readonly class_sets: ClassSet;
    readonly clearance_letters: ClearanceLetter;
    readonly copies: Copy;
    readonly in_house_uses: InHouseUse;
    readonly reservations: Reservation;
  }
}

type JournalledTables = { readonly [Name in Exclude<keyof JournalledRows, "none">]: Table<JournalledRows[Name]> };

/** The tables whose rows an undo restores; the ledger is undone by entries of its own, suspensions by what is left. */
const tables: JournalledTables = {
  borrowings: borrowingTable,
  class_sets: classSetTable,
  clearance_letters: clearanceLetterTable,
  copies: copyTable,
  in_house_uses: inHouseUseTable,
  reservations: reservationTable,
};
const tablesByName = new Map<string, AnyTable>(Object.entries(tables));
const tableOf = (name: string) => required(tablesByName.get(name), "a table whose rows an undo restores");

/** Whether every row still is as the act has left it, so that nothing was built on it. */
export async function isUntouchedSince(tx: Transaction, { rows }: ActChanges): Promise<boolean> {
  for (const { table, id, after } of rows) {
    const now = await readRow(tx, tableOf(table), id, Object.keys(after));
    if (JSON.stringify(now) !== JSON.stringify(after)) return false;
  }
  return true;
}

/** Gives every row back what it was. A row that the act made is deleted. */
export async function restoreRows(tx: Transaction, { rows }: ActChanges, now: Date): Promise<void> {
  // Unique columns are cleared first: of two rows that swapped their copies, the one that is restored first would
  // get a copy that the other still has.
  for (const { table, id, before } of rows) {
    if (table === "borrowings" && before?.openCopyId !== undefined) {
      await tx.update(borrowingTable, { openCopyId: null }, sql`id = ${id}`);
    }
    if (table === "reservations" && before?.keptCopyId !== undefined) {
      await tx.update(reservationTable, { keptCopyId: null }, sql`id = ${id}`);
    }
  }
  for (const { table: name, id, before } of [...rows].reverse()) {
    if (before === null) await tx.run(sql`DELETE FROM ${raw(name)} WHERE id = ${id}`);
    else await writeRow(tx, tableOf(name), id, fromJson(tableOf(name), before), now);
  }
}

/** JSON holds instants as text. */
function fromJson(table: AnyTable, values: RowValues): RowValues {
  const instants = new Set(
    shapeOf(table)
      .columns.filter(({ type }) => type === "datetime")
      .map(({ property }) => property),
  );
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    instants.has(name) && typeof value === "string" ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries) as RowValues;
}
