import sql, { join, type Sql } from "sql-template-tag";
import type { z } from "zod";

import type { DatabaseReads, ReadOptions } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { isSqlDay } from "../../platform/database/sqlDateTime.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, assertSignedIn, isStudent, type Viewer } from "../../viewer.js";
import { isOwn, isVisible } from "../../students/studentRecords.js";
import { type ReservationListArgs, reservationListInput } from "./reservationInput.js";
import {
  countReservations,
  isOpen,
  type ReservationRow,
  selectReservations,
  waitingCounts,
} from "./reservationReads.js";

type ReservationFilter = z.output<typeof reservationListInput>;

/** The queues: librarians see who waits, students their own reservations, and everybody how many wait. */
export class ReservationService {
  constructor(private readonly database: DatabaseReads) {}

  /**
   * Ready ones by the day until which they are kept, queues in their order, title by title, others the newest first.
   * @throws ValidationError
   */
  async page(viewer: Viewer, list: ReservationListArgs, page: PageArgs): Promise<Page<ReservationRow>> {
    assertCanRead(viewer, "circulation");
    return this.readReservations("reservations", list, sql`1 = 1`, page);
  }

  async count(viewer: Viewer, list: ReservationListArgs): Promise<number> {
    assertCanRead(viewer, "circulation");
    return this.countWhere(list, sql`1 = 1`);
  }

  /** A student's own; librarians have none. @throws ValidationError */
  async ownPage(viewer: Viewer, list: ReservationListArgs, page: PageArgs): Promise<Page<ReservationRow>> {
    assertSignedIn(viewer);
    return this.readReservations("myReservations", list, ownedBy(viewer), page);
  }

  async ownCount(viewer: Viewer, list: ReservationListArgs): Promise<number> {
    assertSignedIn(viewer);
    return this.countWhere(list, ownedBy(viewer));
  }

  /** One student's, for librarians and that student; none for others. @throws ValidationError */
  async ofStudent(viewer: Viewer, list: ReservationListArgs, page: PageArgs): Promise<Page<ReservationRow>> {
    return this.readReservations("studentReservations", list, visibleTo(viewer), page, { merged: true });
  }

  async countOfStudent(viewer: Viewer, list: ReservationListArgs): Promise<number> {
    return this.countWhere(list, visibleTo(viewer), { merged: true });
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<ReservationRow | null> {
    const [found] = await this.database.read((reader) =>
      selectReservations(reader, sql`reservations.id = ${id} AND ${visibleTo(viewer)}`),
    );
    return found ?? null;
  }

  /** How many wait for each title, which everybody may know. */
  waitingCounts(bookIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.database.read((reader) => waitingCounts(reader, bookIds));
  }

  /** The viewer's own open reservations of these titles; librarians have none. */
  async ownOf(viewer: Viewer, bookIds: readonly number[]): Promise<ReadonlyMap<number, ReservationRow>> {
    if (!isStudent(viewer)) return new Map();
    const titles = sql`reservations.open_book_id IN (${join([...bookIds])})`;
    const rows = await this.database.read((reader) =>
      selectReservations(reader, sql`${titles} AND ${ownedBy(viewer)}`),
    );
    return new Map(rows.map((row) => [row.bookId, row]));
  }

  private countWhere(list: ReservationListArgs, visible: Sql, options?: ReadOptions): Promise<number> {
    const where = sql`${visible} AND ${conditionOf(parseInput(reservationListInput, list))}`;
    return this.database.read((reader) => countReservations(reader, where), options);
  }

  private readReservations(
    name: string,
    list: ReservationListArgs,
    visible: Sql,
    page: PageArgs,
    options?: ReadOptions,
  ): Promise<Page<ReservationRow>> {
    const filter = parseInput(reservationListInput, list);
    const { order, keys } = orderOf(filter);
    const where = sql`${visible} AND ${conditionOf(filter)}`;
    return this.database.read(
      (reader) =>
        readPage<ReservationRow>(
          `${name} ${order}`,
          [
            {
              keys,
              fetch: (condition, by, limit) => selectReservations(reader, sql`${where} AND ${condition}`, by, limit),
            },
          ],
          page,
        ),
      options,
    );
  }
}

const byId = (descending: boolean): KeyColumn<ReservationRow> => ({
  column: sql`reservations.id`,
  descending,
  valueOf: ({ id }) => id,
});
const byDayKept: KeyColumn<ReservationRow> = {
  column: sql`reservations.kept_until`,
  descending: false,
  valueOf: ({ keptUntil }) => required(keptUntil, "the last day of a copy that is kept"),
  accepts: isSqlDay,
};
const byTitle: KeyColumn<ReservationRow> = {
  column: sql`reservations.book_id`,
  descending: false,
  valueOf: ({ bookId }) => bookId,
};
const byPosition: KeyColumn<ReservationRow> = {
  column: sql`reservations.position`,
  descending: false,
  valueOf: ({ queueKey }) => queueKey,
};

function orderOf({ status, bookId }: ReservationFilter): {
  readonly order: string;
  readonly keys: readonly KeyColumn<ReservationRow>[];
} {
  if (status === "ready") return { order: "kept", keys: [byDayKept, byId(false)] };
  if (status === "waiting" && bookId === undefined) {
    return { order: "queues", keys: [byTitle, byPosition, byId(false)] };
  }
  if (bookId !== undefined && (status === "waiting" || status === "open")) {
    return { order: "queue", keys: [byPosition, byId(false)] };
  }
  return { order: "newest", keys: [byId(true)] };
}

function conditionOf({ status, studentId, bookId }: ReservationFilter): Sql {
  return join(
    [
      sql`1 = 1`,
      ...(status === undefined ? [] : [hasStatus(status)]),
      ...(studentId === undefined ? [] : [sql`reservations.student_id = ${studentId}`]),
      ...(bookId === undefined ? [] : [sql`reservations.book_id = ${bookId}`]),
    ],
    " AND ",
  );
}

function hasStatus(status: NonNullable<ReservationFilter["status"]>): Sql {
  if (status === "open") return isOpen;
  return status === "ended" ? sql`NOT (${isOpen})` : sql`reservations.status = ${status}`;
}

const ownedBy = (viewer: Viewer): Sql => isOwn(viewer, sql`reservations.student_id`);
const visibleTo = (viewer: Viewer): Sql => isVisible(viewer, "circulation", sql`reservations.student_id`);
