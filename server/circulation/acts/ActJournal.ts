import { type InsertOf, shapeOf, type Table } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import type { Student } from "../../students/Student.entity.js";
import { readRow, type RowValues, writeRow } from "./journalRows.js";

/** The rows that an act may change: those that undo/restoreRows.ts restores, which names them (`declare module`). */
export interface JournalledRows {
  /** No table: it gives the interface a key where no other module has added one. */
  readonly none: never;
}
type JournalledRow = JournalledRows[keyof JournalledRows];

interface RowChange {
  readonly table: string;
  readonly id: number;
  /** The columns that were changed, as they were; null of a row that the act made. */
  readonly before: RowValues | null;
  readonly after: RowValues;
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
  async update<Entity extends JournalledRow>(
    table: Table<Entity>,
    id: number,
    patch: Partial<InsertOf<Entity>>,
  ): Promise<void> {
    const name = shapeOf(table).name.sql;
    const before = await readRow(this.tx, table, id, Object.keys(patch));
    await writeRow(this.tx, table, id, patch, this.now);
    const earlier = this.rows.get(`${name} ${id}`);
    const after = await readRow(this.tx, table, id, Object.keys({ ...earlier?.after, ...patch }));
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
  async insert<Entity extends JournalledRow>(table: Table<Entity>, row: InsertOf<Entity>): Promise<number> {
    const name = shapeOf(table).name.sql;
    const id = required((await this.tx.insert(table, [row]))[0], "a new row");
    const after = await readRow(this.tx, table, id, Object.keys(row));
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
