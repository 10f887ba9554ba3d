import sql, { join, type Sql } from "sql-template-tag";

import { invalid } from "../../errors.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { isSqlDateTime, toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { dayIn, instantOf, nextDay } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { classKeyOf } from "../../students/studentKeys.js";
import { assertCanRead, assertSignedIn, canRead, isStudent, type Viewer } from "../../viewer.js";
import { isOwn, isVisible } from "../../students/studentRecords.js";
import { type FineListArgs, fineListInput, parseCashDay } from "./ledgerInput.js";
import {
  type BalanceRow,
  type BalanceTotals,
  type CashTotals,
  type EntryRow,
  type FineRow,
  type FineTotals,
  selectBalances,
  selectBalanceTotals,
  selectCashTotals,
  selectEntries,
  selectFines,
  selectFineTotals,
  isInForce,
} from "./ledgerReads.js";
import { readReceipt, type Receipt } from "./receipt.js";

/** What is read of the ledger: librarians read all, a student the own entries. */
export class LedgerService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** All fines, the newest first. @throws ValidationError */
  async page(viewer: Viewer, list: FineListArgs, page: PageArgs): Promise<Page<FineRow>> {
    assertCanRead(viewer, "fines");
    return this.readFines("fines", this.listCondition(list), page);
  }

  /** How many fines the list has, and what of them is open. */
  async totals(viewer: Viewer, list: FineListArgs): Promise<FineTotals> {
    assertCanRead(viewer, "fines");
    return this.database.read((reader) => selectFineTotals(reader, this.listCondition(list)));
  }

  /** A student's own fines, the newest first; librarians have none. */
  async ownFines(viewer: Viewer, page: PageArgs): Promise<Page<FineRow>> {
    assertSignedIn(viewer);
    return this.readFines("myFines", ownedBy(viewer), page);
  }

  async ownTotals(viewer: Viewer): Promise<FineTotals> {
    assertSignedIn(viewer);
    return this.database.read((reader) => selectFineTotals(reader, ownedBy(viewer)));
  }

  /** One student's fines, for librarians and that student, the newest first. */
  async finesOf(viewer: Viewer, studentId: number, list: FineListArgs, page: PageArgs): Promise<Page<FineRow>> {
    assertCanSee(viewer, studentId);
    const where = this.listCondition({ ...list, studentId });
    return this.readFines("studentFines", where, page, { merged: true });
  }

  async totalsOf(viewer: Viewer, studentId: number, list: FineListArgs): Promise<FineTotals> {
    assertCanSee(viewer, studentId);
    const where = this.listCondition({ ...list, studentId });
    return this.database.read((reader) => selectFineTotals(reader, where), { merged: true });
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<FineRow | null> {
    const where = sql`ledger_entries.id = ${id} AND ${visibleTo(viewer)}`;
    const [fine] = await this.database.read((reader) => selectFines(reader, where, newestOrder, 1));
    return fine ?? null;
  }

  /** As `byId`, of an entry of any kind. */
  async entryById(viewer: Viewer, id: number): Promise<EntryRow | null> {
    const where = sql`ledger_entries.id = ${id} AND ${visibleTo(viewer)}`;
    const [entry] = await this.database.read((reader) => selectEntries(reader, where, sql`LIMIT 1`));
    return entry ?? null;
  }

  /** All that was entered of one student, for librarians and that student, the newest first. */
  async entriesOf(viewer: Viewer, studentId: number, page: PageArgs): Promise<Page<EntryRow>> {
    assertCanSee(viewer, studentId);
    return this.readEntries("ledgerEntries", ofStudent(studentId), newestFirst, page);
  }

  async entriesCount(viewer: Viewer, studentId: number): Promise<number> {
    assertCanSee(viewer, studentId);
    return this.database.read((reader) => reader.count(sql`FROM ledger_entries WHERE ${ofStudent(studentId)}`), {
      merged: true,
    });
  }

  /** What was paid in or back at once, by its number. Null also where the viewer may not know that there is one. */
  async receipt(viewer: Viewer, number: number): Promise<Receipt | null> {
    const receipt = await this.database.read((reader) => readReceipt(reader, number));
    return receipt && canSee(viewer, receipt.studentId) ? receipt : null;
  }

  /**
   * The payments and refunds of a day of the library's, today's unless given, in their order; none that is reversed.
   */
  async cash(viewer: Viewer, cashDay: string | null, page: PageArgs): Promise<Page<EntryRow>> {
    assertCanRead(viewer, "fines");
    return this.readEntries("cashEntries", this.cashCondition(cashDay), oldestFirst, page);
  }

  async cashTotals(viewer: Viewer, cashDay: string | null): Promise<CashTotals> {
    assertCanRead(viewer, "fines");
    return this.database.read((reader) => selectCashTotals(reader, this.cashCondition(cashDay)));
  }

  /** Who owes something, by name; all or of a class. */
  async balances(viewer: Viewer, className: string | null, page: PageArgs): Promise<Page<BalanceRow>> {
    assertCanRead(viewer, "fines");
    const where = ofClass(className);
    return this.database.read((reader) =>
      readPage<BalanceRow>(
        "studentBalances",
        [
          {
            keys: byName,
            fetch: (condition, order, limit) => selectBalances(reader, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  async balanceTotals(viewer: Viewer, className: string | null): Promise<BalanceTotals> {
    assertCanRead(viewer, "fines");
    return this.database.read((reader) => selectBalanceTotals(reader, ofClass(className)));
  }

  private listCondition(list: FineListArgs): Sql {
    const { studentId, chargeReason, status, from, to } = parseInput(fineListInput, list);
    return join(
      [
        ...(studentId ? [ofStudent(studentId)] : []),
        ...(chargeReason ? [sql`ledger_entries.charge_reason = ${chargeReason}`] : []),
        ...(status === "open" ? [sql`ledger_entries.open_amount > 0`] : []),
        ...(status === "settled" ? [sql`ledger_entries.open_amount = 0 AND ${isInForce}`] : []),
        ...(status === "reversed" ? [sql`NOT (${isInForce})`] : []),
        this.madeWithin(from ?? null, to ?? null),
      ],
      " AND ",
    );
  }

  private cashCondition(given: string | null): Sql {
    const cashDay = parseCashDay(given) ?? dayIn(this.timeZone, this.now());
    return sql`ledger_entries.kind IN ('payment', 'refund') AND ${isInForce} AND ${this.madeWithin(cashDay, cashDay)}`;
  }

  private madeWithin(from: string | null, to: string | null): Sql {
    const start = (first: string) => toSqlDateTime(instantOf(this.timeZone, first));
    return join(
      [
        ...(from ? [sql`ledger_entries.made_at >= ${start(from)}`] : []),
        ...(to ? [sql`ledger_entries.made_at < ${start(nextDay(to))}`] : []),
        sql`1 = 1`,
      ],
      " AND ",
    );
  }

  private readFines(name: string, where: Sql, page: PageArgs, options?: { merged: true }): Promise<Page<FineRow>> {
    return this.database.read(
      (reader) =>
        readPage<FineRow>(
          name,
          [
            {
              keys: newestFirst,
              fetch: (condition, order, limit) => selectFines(reader, sql`${where} AND ${condition}`, order, limit),
            },
          ],
          page,
        ),
      options,
    );
  }

  private readEntries(
    name: string,
    where: Sql,
    keys: readonly KeyColumn<EntryRow>[],
    page: PageArgs,
  ): Promise<Page<EntryRow>> {
    const fetchWith = (reader: Reader) => (condition: Sql, order: Sql, limit: Sql) =>
      selectEntries(reader, sql`${where} AND ${condition}`, sql`ORDER BY ${order} LIMIT ${limit}`);
    return this.database.read((reader) => readPage<EntryRow>(name, [{ keys, fetch: fetchWith(reader) }], page), {
      merged: true,
    });
  }
}

type Made = Pick<EntryRow, "id" | "madeAt">;
const keysByTime = (descending: boolean): readonly KeyColumn<Made>[] => [
  {
    column: sql`ledger_entries.made_at`,
    descending,
    valueOf: ({ madeAt }) => toSqlDateTime(madeAt),
    accepts: isSqlDateTime,
  },
  { column: sql`ledger_entries.id`, descending, valueOf: ({ id }) => id },
];
const newestFirst = keysByTime(true);
const oldestFirst = keysByTime(false);
const newestOrder = sql`ledger_entries.id DESC`;

const byName: readonly KeyColumn<BalanceRow>[] = [
  { column: sql`students.name_key`, descending: false, valueOf: ({ nameKey }) => nameKey },
  { column: sql`students.id`, descending: false, valueOf: ({ studentId }) => studentId },
];

const MAX_CLASS_LENGTH = 100;

function ofClass(className: string | null): Sql {
  if ((className ?? "").length > MAX_CLASS_LENGTH) {
    throw invalid("className", `Maksimal ${MAX_CLASS_LENGTH} karakter.`);
  }
  return className ? sql`students.class_key = ${classKeyOf(className)}` : sql`1 = 1`;
}

function ofStudent(studentId: number): Sql {
  return sql`ledger_entries.student_id = ${studentId}`;
}

function canSee(viewer: Viewer, studentId: number): boolean {
  return canRead(viewer, "fines") || (isStudent(viewer) && viewer.studentId === studentId);
}

function assertCanSee(viewer: Viewer, studentId: number): void {
  if (!canSee(viewer, studentId)) {
    assertCanRead(viewer, "fines");
  }
}

const ownedBy = (viewer: Viewer): Sql => isOwn(viewer, sql`ledger_entries.student_id`);
const visibleTo = (viewer: Viewer): Sql => isVisible(viewer, "fines", sql`ledger_entries.student_id`);
