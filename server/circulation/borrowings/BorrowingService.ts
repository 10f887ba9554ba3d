import DataLoader from "dataloader";
import sql, { join, type Sql } from "sql-template-tag";

import type { DatabaseReads, Reader, ReadOptions } from "../../platform/database/Database.js";
import { allPages, type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { isSqlDateTime, isSqlDay, toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { NotFoundError } from "../../errors.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, assertSignedIn, type Viewer } from "../../viewer.js";
import { isOwn, isVisible } from "../../students/studentRecords.js";
import { type LendingDay, type LibraryTime, readLendingDay } from "../policy/lendingDay.js";
import { borrowingCondition, type BorrowingListArgs, borrowingListInput } from "./borrowingFilter.js";
import { type BorrowingRow, countBorrowings, selectBorrowings } from "./borrowingReads.js";
import { type Loan, presentLoan } from "./presentLoan.js";

/** The loans, as librarians read all of them and students their own. */
export class BorrowingService {
  /** Read once for all that a request asks for, and again after its acts. */
  readonly lendingDay = new DataLoader<"today", LendingDay>((days) =>
    this.database.read(async (reader) => {
      const today = await readLendingDay(reader, this.time);
      return days.map(() => today);
    }),
  );

  constructor(
    private readonly database: DatabaseReads,
    private readonly time: LibraryTime,
  ) {}

  /** The newest first; open ones by their due date. @throws ValidationError */
  async page(viewer: Viewer, list: BorrowingListArgs, page: PageArgs): Promise<Page<Loan>> {
    assertCanRead(viewer, "circulation");
    return this.readLoans("borrowings", list, sql`1 = 1`, page);
  }

  /**
   * The whole list in the order of `page`: the words of a search are looked up once for all of it.
   * @throws ValidationError
   */
  async *pages(viewer: Viewer, list: BorrowingListArgs): AsyncGenerator<readonly Loan[]> {
    assertCanRead(viewer, "circulation");
    const plan = await this.planList("borrowings", list, sql`1 = 1`);
    yield* allPages((page) => this.readPlanned(plan, page));
  }

  /** All that is overdue, the longest first: for what is worked out of the whole list. @throws ValidationError */
  async overdue(viewer: Viewer, list: BorrowingListArgs): Promise<readonly Loan[]> {
    const loans: Loan[] = [];
    // A page at a time: thousands at once would hold the event loop.
    for await (const page of this.pages(viewer, { ...list, status: "overdue" })) {
      loans.push(...page);
    }
    return loans;
  }

  async count(viewer: Viewer, list: BorrowingListArgs): Promise<number> {
    assertCanRead(viewer, "circulation");
    return this.countLoans(list, sql`1 = 1`);
  }

  /** A student's own; librarians have none. @throws ValidationError */
  async ownPage(viewer: Viewer, list: BorrowingListArgs, page: PageArgs): Promise<Page<Loan>> {
    assertSignedIn(viewer);
    return this.readLoans("myBorrowings", list, ownedBy(viewer), page);
  }

  async ownCount(viewer: Viewer, list: BorrowingListArgs): Promise<number> {
    assertSignedIn(viewer);
    return this.countLoans(list, ownedBy(viewer));
  }

  /** Loans of one student, for librarians and that student; nobody else finds any. @throws ValidationError */
  ofStudent(viewer: Viewer, list: BorrowingListArgs, page: PageArgs): Promise<Page<Loan>> {
    return this.readLoans("studentBorrowings", list, visibleTo(viewer), page, { merged: true });
  }

  countOfStudent(viewer: Viewer, list: BorrowingListArgs): Promise<number> {
    return this.countLoans(list, visibleTo(viewer), { merged: true });
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<Loan | null> {
    const [loan] = await this.present((reader) =>
      selectBorrowings(reader, sql`borrowings.id = ${id} AND ${visibleTo(viewer)}`),
    );
    return loan ?? null;
  }

  /**
   * The loan of an act; one may be asked for again whose student has cleared their history since.
   * @throws NotFoundError
   */
  async afterAct(viewer: Viewer, id: number): Promise<Loan> {
    const loan = await this.byId(viewer, id);
    if (!loan) throw new NotFoundError("Peminjaman ini tidak lagi dicatat atas nama Anda.");
    return loan;
  }

  /** The open loans of these copies, for who may know who has them. */
  openLoansOf(viewer: Viewer, copyIds: readonly number[]): Promise<ReadonlyMap<number, Loan>> {
    return this.loansBy(viewer, "copyId", sql`borrowings.open_copy_id`, copyIds);
  }

  /** The loans with these numbers that the viewer may see. */
  byIds(viewer: Viewer, ids: readonly number[]): Promise<ReadonlyMap<number, Loan>> {
    return this.loansBy(viewer, "id", sql`borrowings.id`, ids);
  }

  private async loansBy(viewer: Viewer, key: "id" | "copyId", column: Sql, ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, Loan>();
    const loans = await this.present((reader) =>
      selectBorrowings(reader, sql`${column} IN (${join([...ids])}) AND ${visibleTo(viewer)}`),
    );
    return new Map(loans.map((loan) => [loan[key], loan]));
  }

  /** How many loans that count students of these kinds may have at once. */
  async mostLoansOf(memberKindIds: readonly number[]): Promise<number[]> {
    const day = await this.lendingDay.load("today");
    return memberKindIds.map((memberKindId) => day.policyFor({ memberKindId, categoryId: null }).kindLimit);
  }

  private async present(rowsOf: (reader: Reader) => Promise<BorrowingRow[]>): Promise<Loan[]> {
    const rows = await this.database.read(rowsOf);
    if (rows.length === 0) return [];
    const day = await this.lendingDay.load("today");
    return rows.map((row) => presentLoan(row, day));
  }

  private async countLoans(list: BorrowingListArgs, visible: Sql, options?: ReadOptions): Promise<number> {
    const filter = parseInput(borrowingListInput, list);
    const day = await this.lendingDay.load("today");
    return this.database.read(async (reader) => {
      const condition = await borrowingCondition(reader, filter, day, this.time.timeZone);
      return countBorrowings(reader, sql`${visible} AND ${condition}`, { isJoined: Boolean(filter.search) });
    }, options);
  }

  private async readLoans(
    name: string,
    list: BorrowingListArgs,
    visible: Sql,
    page: PageArgs,
    options?: ReadOptions,
  ): Promise<Page<Loan>> {
    return this.readPlanned(await this.planList(name, list, visible, options), page, options);
  }

  private async planList(
    name: string,
    list: BorrowingListArgs,
    visible: Sql,
    options?: ReadOptions,
  ): Promise<LoanListPlan> {
    const filter = parseInput(borrowingListInput, list);
    const isOfOpenLoans = filter.status !== undefined && filter.status !== "returned" && filter.status !== "lost";
    const day = await this.lendingDay.load("today");
    const condition = await this.database.read(
      (reader) => borrowingCondition(reader, filter, day, this.time.timeZone),
      options,
    );
    return {
      name: `${name} ${isOfOpenLoans ? "due" : "newest"}`,
      keys: isOfOpenLoans ? dueFirst : newestFirst,
      where: sql`${visible} AND ${condition}`,
      day,
    };
  }

  private readPlanned(
    { name, keys, where, day }: LoanListPlan,
    page: PageArgs,
    options?: ReadOptions,
  ): Promise<Page<Loan>> {
    return this.database.read((reader) => {
      const fetch = async (condition: Sql, order: Sql, limit: Sql) => {
        const rows = await selectBorrowings(reader, sql`${where} AND ${condition}`, order, limit);
        return rows.map((row) => presentLoan(row, day));
      };
      return readPage<Loan>(name, [{ keys, fetch }], page);
    }, options);
  }
}

/** A list as its pages are read, on one day and by one condition. */
interface LoanListPlan {
  readonly name: string;
  readonly keys: readonly KeyColumn<Loan>[];
  readonly where: Sql;
  readonly day: LendingDay;
}

const byId = (descending: boolean): KeyColumn<Loan> => ({
  column: sql`borrowings.id`,
  descending,
  valueOf: ({ id }) => id,
});

const newestFirst: readonly KeyColumn<Loan>[] = [
  {
    column: sql`borrowings.borrowed_at`,
    descending: true,
    valueOf: ({ borrowedAt }) => toSqlDateTime(borrowedAt),
    accepts: isSqlDateTime,
  },
  byId(true),
];

const dueFirst: readonly KeyColumn<Loan>[] = [
  { column: sql`borrowings.due_at`, descending: false, valueOf: ({ dueAt }) => dueAt, accepts: isSqlDay },
  byId(false),
];

const ownedBy = (viewer: Viewer): Sql => isOwn(viewer, sql`borrowings.student_id`);
const visibleTo = (viewer: Viewer): Sql => isVisible(viewer, "circulation", sql`borrowings.student_id`);
