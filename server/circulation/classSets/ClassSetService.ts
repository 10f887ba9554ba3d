import sql, { join, type Sql } from "sql-template-tag";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { isSqlDay } from "../../platform/database/sqlDateTime.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, canRead, type Viewer } from "../../viewer.js";
import { type Loan, presentLoan } from "../borrowings/presentLoan.js";
import { type LibraryTime, readLendingDay } from "../policy/lendingDay.js";
import { type ClassSetListArgs, classSetListInput, type ClassSetStatus } from "./classSetInput.js";
import {
  classSetCondition,
  type ClassSetEntry,
  type ClassSetRow,
  countClassSets,
  isOpenSet,
  readEntries,
  selectClassSets,
} from "./classSetReads.js";

/** A set as librarians are shown it. */
export interface PresentedSet extends ClassSetRow {
  /** `done` once nothing is out and nothing is given out any more. */
  readonly status: ClassSetStatus;
}

export interface PresentedEntry extends Omit<ClassSetEntry, "loan"> {
  readonly loan: Loan | null;
}

/** The class sets, as librarians read them. */
export class ClassSetService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly time: LibraryTime,
  ) {}

  /** Those that are open first, by their due date; then the others, the newest first. @throws ValidationError */
  async page(viewer: Viewer, list: ClassSetListArgs, page: PageArgs): Promise<Page<PresentedSet>> {
    assertCanRead(viewer, "circulation");
    const { status, ...filter } = parseInput(classSetListInput, list);
    const where = classSetCondition(filter);
    const today = this.today();
    const isOpen = isOpenSet(today);
    return this.database.read((reader) => {
      const segment = (keys: readonly KeyColumn<PresentedSet>[], ofKind: Sql) => ({
        keys,
        fetch: async (condition: Sql, order: Sql, limit: Sql) => {
          const rest = sql`ORDER BY ${order} LIMIT ${limit}`;
          const rows = await selectClassSets(reader, sql`${where} AND ${ofKind} AND ${condition}`, rest);
          return rows.map((row) => presentSet(row, today));
        },
        count: () => countClassSets(reader, sql`${where} AND ${ofKind}`),
      });
      return readPage<PresentedSet>(
        `classSets ${status ?? "all"}`,
        [
          ...(status === "done" ? [] : [segment(dueFirst, isOpen)]),
          ...(status === "open" ? [] : [segment(newestFirst, sql`NOT ${isOpen}`)]),
        ],
        page,
      );
    });
  }

  async count(viewer: Viewer, list: ClassSetListArgs): Promise<number> {
    assertCanRead(viewer, "circulation");
    const { status, ...filter } = parseInput(classSetListInput, list);
    const isOpen = isOpenSet(this.today());
    const ofKind = status === undefined ? sql`1 = 1` : status === "open" ? isOpen : sql`NOT ${isOpen}`;
    return this.database.read((reader) => countClassSets(reader, sql`${classSetCondition(filter)} AND ${ofKind}`));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<PresentedSet | null> {
    return (await this.byIds(viewer, [id])).get(id) ?? null;
  }

  /** The sets with these numbers, for librarians; none for others. */
  async byIds(viewer: Viewer, ids: readonly number[]): Promise<ReadonlyMap<number, PresentedSet>> {
    if (!canRead(viewer, "circulation") || ids.length === 0) return new Map();
    const today = this.today();
    const rows = await this.database.read((reader) =>
      selectClassSets(reader, sql`class_sets.id IN (${join([...ids])})`, sql``),
    );
    return new Map(rows.map((row) => [row.id, presentSet(row, today)]));
  }

  /** Who has which copy of these sets, and who has none; nothing for who may not know. */
  async entries(
    viewer: Viewer,
    sets: readonly Pick<ClassSetRow, "id" | "classKey" | "dueAt">[],
  ): Promise<ReadonlyMap<number, readonly PresentedEntry[]>> {
    if (!canRead(viewer, "circulation")) return new Map();
    return this.database.read(async (reader) => {
      const day = await readLendingDay(reader, this.time);
      const entries = await readEntries(reader, sets, day.today);
      return new Map(
        [...entries].map(([id, lines]) => [
          id,
          lines.map(({ loan, ...line }) => ({ ...line, loan: loan && presentLoan(loan, day) })),
        ]),
      );
    });
  }

  private today(): string {
    return dayIn(this.time.timeZone, this.time.now());
  }
}

function presentSet(row: ClassSetRow, today: string): PresentedSet {
  return { ...row, status: row.openCount > 0 || row.dueAt >= today ? "open" : "done" };
}

const dueFirst: readonly KeyColumn<PresentedSet>[] = [
  { column: sql`class_sets.due_at`, descending: false, valueOf: ({ dueAt }) => dueAt, accepts: isSqlDay },
  { column: sql`class_sets.id`, descending: false, valueOf: ({ id }) => id },
];

const newestFirst: readonly KeyColumn<PresentedSet>[] = [
  { column: sql`class_sets.id`, descending: true, valueOf: ({ id }) => id },
];
