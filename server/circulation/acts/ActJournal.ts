import sql, { raw } from "sql-template-tag";

import { nextUpdatedAt } from "../../books/nextUpdatedAt.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { type InsertOf, pick, shapeOf, type Selection, type Table } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";
import { classSetTable } from "../classSets/ClassSet.entity.js";
import { clearanceLetterTable } from "../clearance/ClearanceLetter.entity.js";
import type { Student } from "../../students/Student.entity.js";
import { reservationTable } from "../reservations/Reservation.entity.js";

/** The tables whose rows an undo restores; the ledger is undone by entries of its own, suspensions by what is left. */
const TABLES = {
  borrowings: borrowingTable,
  class_sets: classSetTable,
  clearance_letters: clearanceLetterTable,
  copies: copyTable,
  reservations: reservationTable,
} as const;
type TableName = keyof typeof TABLES;

/** One of them, whose columns only the caller knows. */
type AnyTable = Table<object>;
type Values = Readonly<Record<string, unknown>>;

interface RowChange {
  readonly table: TableName;
  readonly id: number;
  /** The columns that were changed, as they were; null of a row that the act made. */
  readonly before: Values | null;
  readonly after: Values;
}

/** A student as far as suspensions change them. */
export type SuspensionStatus = Pick<Student, "status" | "suspendedUntil">;

/** What an act's lateness has brought a student. */
export interface Suspension {
  readonly studentId: number;
  readonly borrowingId: number;
  /** What this lateness alone deserves; null once it has turned out to deserve nothing. */
  readonly until: string | null;
  readonly before: SuspensionStatus;
  readonly after: SuspensionStatus;
}

/** That another act's suspension has turned out to be shorter. */
interface Shortened {
  readonly studentId: number;
  readonly borrowingId: number;
  readonly actId: number;
  /** What it deserved before. */
  readonly until: string | null;
}

/** What an act has changed. */
export interface ActChanges {
  readonly rows: readonly RowChange[];
  /** Entries that it has added to the ledger. */
  readonly ledgerEntryIds: readonly number[];
  /** By how much it has changed the number of loans. */
  readonly borrowings: number;
  /** Only where there are some. */
  readonly suspensions?: readonly Suspension[] | undefined;
  readonly shortened?: readonly Shortened[] | undefined;
}

/** Writes the rows of an act, and remembers what they were. */
export class ActJournal {
  private readonly rows = new Map<string, RowChange>();
  private readonly ledgerEntryIds: number[] = [];
  private readonly suspensions: Suspension[] = [];
  private readonly shortenings: Shortened[] = [];
  private borrowings = 0;

  constructor(
    private readonly tx: Transaction,
    private readonly now: Date,
  ) {}

  get changes(): ActChanges {
    return {
      rows: [...this.rows.values()],
      ledgerEntryIds: this.ledgerEntryIds,
      borrowings: this.borrowings,
      ...(this.suspensions.length > 0 ? { suspensions: this.suspensions } : {}),
      ...(this.shortenings.length > 0 ? { shortened: this.shortenings } : {}),
    };
  }

  /** Values only, no SQL: what is written is what the undo expects to find. */
  async update<Name extends TableName>(name: Name, id: number, patch: EntityPatch<Name>): Promise<void> {
    const before = await readRow(this.tx, name, id, Object.keys(patch));
    await writeRow(this.tx, name, id, patch, this.now);
    const earlier = this.rows.get(`${name} ${id}`);
    const after = await readRow(this.tx, name, id, Object.keys({ ...earlier?.after, ...patch }));
    // Last, so that an undo gives back first what was taken last.
    this.rows.delete(`${name} ${id}`);
    this.rows.set(`${name} ${id}`, {
      table: name,
      id,
      before: earlier?.before === null ? null : { ...required(before, "a row to change"), ...earlier?.before },
      after: required(after, "a changed row"),
    });
  }

  /** Returns the new row's id. */
  async insert<Name extends "borrowings" | "class_sets" | "reservations">(
    name: Name,
    row: EntityInsert<Name>,
  ): Promise<number> {
    const table = TABLES[name] as AnyTable;
    const id = await this.tx.insertOne(table, row);
    const after = await readRow(this.tx, name, id, Object.keys(row));
    this.rows.set(`${name} ${id}`, { table: name, id, before: null, after: required(after, "a new row") });
    if (name === "borrowings") this.borrowings += 1;
    return id;
  }

  addedLedgerEntry(id: number): void {
    this.ledgerEntryIds.push(id);
  }

  suspended(suspension: Suspension): void {
    this.suspensions.push(suspension);
  }

  shortened(shortened: Shortened): void {
    this.shortenings.push(shortened);
  }
}

type EntityOf<Name extends TableName> = (typeof TABLES)[Name] extends Table<infer Entity> ? Entity : never;
type EntityInsert<Name extends TableName> = InsertOf<EntityOf<Name>>;
type EntityPatch<Name extends TableName> = Partial<EntityInsert<Name>>;

/** Who syncs copies by the time of their change sees an undo as a change too. */
async function writeRow(tx: Transaction, name: TableName, id: number, values: Values, now: Date): Promise<void> {
  const table: AnyTable = TABLES[name];
  const stamp = name === "copies" ? { updatedAt: nextUpdatedAt(tx, now) } : {};
  await tx.update(table, { ...values, ...stamp }, sql`id = ${id}`);
}

async function readRow(tx: Transaction, name: TableName, id: number, columns: readonly string[]) {
  const selected = pick<Selection, string>(TABLES[name], ...columns);
  const [row] = await tx.select(selected, sql`FROM ${raw(name)} WHERE id = ${id} ${forUpdate(tx)}`);
  return row ?? null;
}

/** Whether every row still is as the act has left it, so that nothing was built on it. */
export async function isUntouchedSince(tx: Transaction, { rows }: ActChanges): Promise<boolean> {
  for (const { table, id, after } of rows) {
    const now = await readRow(tx, table, id, Object.keys(after));
    if (JSON.stringify(now) !== JSON.stringify(after)) return false;
  }
  return true;
}

/** Gives every row back what it was. A row that the act made is deleted. */
export async function restoreRows(tx: Transaction, { rows }: ActChanges, now: Date): Promise<void> {
  // Where two have changed their copies, the first that gets its own back would meet the other's in the index.
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
    else await writeRow(tx, name, id, fromJson(TABLES[name], before), now);
  }
}

/** JSON holds instants as text. */
function fromJson(table: AnyTable, values: Values): Values {
  const instants = new Set(
    shapeOf(table)
      .columns.filter(({ type }) => type === "datetime")
      .map(({ property }) => property),
  );
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    instants.has(name) && typeof value === "string" ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
