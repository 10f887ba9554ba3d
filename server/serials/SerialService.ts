import sql, { join, type Sql } from "sql-template-tag";

import { booksVisibleTo, copiesVisibleTo, type CopyRow, selectCopies } from "../books/bookReads.js";
import type { DatabaseReads } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { groupBy } from "../platform/groupBy.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanRead, canManage, canRead, type Viewer } from "../viewer.js";
import { type IssueListArgs, issueListInput, type SerialListArgs, serialListInput } from "./serialInput.js";
import {
  countIssues,
  countSerials,
  figuresOf,
  hasStatus,
  hasTitleWords,
  isOnTheShelf,
  type IssueRow,
  selectIssues,
  selectSerials,
  type SerialFigures,
  type SerialRow,
} from "./serialReads.js";

/** The library's clock. */
export interface SerialTime {
  readonly timeZone: string;
  readonly now: () => Date;
}

const serialKeys: readonly KeyColumn<SerialRow>[] = [
  { column: sql`books.title_key`, descending: false, valueOf: ({ titleKey }) => titleKey },
  { column: sql`serials.id`, descending: false, valueOf: ({ id }) => id },
];
const issueKeys = (descending: boolean): readonly KeyColumn<IssueRow>[] => [
  { column: sql`serial_issues.issued_on`, descending, valueOf: ({ issuedOn }) => issuedOn },
  { column: sql`serial_issues.id`, descending, valueOf: ({ id }) => id },
];
const NO_FIGURES: SerialFigures = { due: 0, late: 0, claimed: 0, nextOn: null };

function shelvedIssuesOf(viewer: Viewer, bookId: number): Sql {
  return sql`serials.book_id = ${bookId} AND ${isOnTheShelf} AND ${booksVisibleTo(viewer)}`;
}

/** Subscriptions are for the desk; which issues are there, everybody sees. */
export class SerialService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly time: SerialTime,
  ) {}

  /** In the order of their titles. @throws ValidationError */
  async page(viewer: Viewer, list: SerialListArgs, page: PageArgs): Promise<Page<SerialRow>> {
    assertCanRead(viewer, "catalogue");
    const where = this.serialsOf(list);
    return this.database.read((reader) =>
      readPage<SerialRow>(
        "serials",
        [
          {
            keys: serialKeys,
            fetch: (condition, order, limit) => selectSerials(reader, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer, list: SerialListArgs): Promise<number> {
    assertCanRead(viewer, "catalogue");
    const where = this.serialsOf(list);
    return this.database.read((reader) => countSerials(reader, where));
  }

  /** Null also for who may not read subscriptions. */
  async byId(viewer: Viewer, id: number): Promise<SerialRow | null> {
    if (!canRead(viewer, "catalogue")) return null;
    const [found] = await this.database.read((reader) => selectSerials(reader, sql`serials.id = ${id}`), {
      byKey: true,
    });
    return found ?? null;
  }

  async one(viewer: Viewer, id: number): Promise<SerialRow | null> {
    assertCanRead(viewer, "catalogue");
    return this.byId(viewer, id);
  }

  /** In the given order; null for those that are not there. */
  async byIds(viewer: Viewer, ids: readonly number[]): Promise<(SerialRow | null)[]> {
    assertCanRead(viewer, "catalogue");
    const rows = await this.database.read((reader) => selectSerials(reader, sql`serials.id IN (${join([...ids])})`), {
      byKey: true,
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** What each of them waits for, in the given order. */
  async figures(viewer: Viewer, ids: readonly number[]): Promise<SerialFigures[]> {
    assertCanRead(viewer, "catalogue");
    const today = this.today();
    const figures = await this.database.read((reader) => figuresOf(reader, ids, today), { byKey: true });
    return ids.map((id) => figures.get(id) ?? NO_FIGURES);
  }

  /** The newest first unless asked otherwise. @throws ValidationError */
  async issuePage(viewer: Viewer, list: IssueListArgs, page: PageArgs): Promise<Page<IssueRow>> {
    assertCanRead(viewer, "catalogue");
    const where = this.issuesOf(list);
    return this.readIssues(`serialIssues:${list.sort ?? "newest"}`, where, list.sort !== "oldest", page);
  }

  async countIssues(viewer: Viewer, list: IssueListArgs): Promise<number> {
    assertCanRead(viewer, "catalogue");
    const where = this.issuesOf(list);
    return this.database.read((reader) => countIssues(reader, where));
  }

  /** For everybody: the issues of a title that are there, the newest first. */
  async issuesOfBook(viewer: Viewer, bookId: number, page: PageArgs): Promise<Page<IssueRow>> {
    return this.readIssues("issuesOfBook", shelvedIssuesOf(viewer, bookId), true, page);
  }

  async countIssuesOfBook(viewer: Viewer, bookId: number): Promise<number> {
    return this.database.read((reader) => countIssues(reader, shelvedIssuesOf(viewer, bookId)));
  }

  /** Null also where the viewer may not know that there is one. */
  async issueById(viewer: Viewer, id: number): Promise<IssueRow | null> {
    const visible = sql`${canRead(viewer, "catalogue") ? sql`1 = 1` : isOnTheShelf} AND ${booksVisibleTo(viewer)}`;
    const [found] = await this.database.read(
      (reader) => selectIssues(reader, this.today(), sql`serial_issues.id = ${id} AND ${visible}`),
      { byKey: true },
    );
    return found ?? null;
  }

  /** The copies with which each of these issues came, as far as the viewer sees them. */
  async copiesOf(viewer: Viewer, issueIds: readonly number[]): Promise<CopyRow[][]> {
    const rows = await this.database.read((reader) =>
      selectCopies(reader, copiesVisibleTo(viewer), sql`copies.serial_issue_id IN (${join([...issueIds])})`),
    );
    const copies = groupBy(rows, ({ serialIssueId }) => serialIssueId);
    return issueIds.map((id) => [...(copies.get(id) ?? [])]);
  }

  /** For the interface: whether the viewer may take issues in and change subscriptions. */
  canManage(viewer: Viewer): boolean {
    return canManage(viewer, "catalogue");
  }

  /** For who reads more than visitors do: subscriptions, notes and states. */
  seesAll(viewer: Viewer): boolean {
    return canRead(viewer, "catalogue");
  }

  isActive({ endsOn }: Pick<SerialRow, "endsOn">): boolean {
    return endsOn === null || endsOn >= this.today();
  }

  /** The library's day. */
  today(): string {
    return dayIn(this.time.timeZone, this.time.now());
  }

  private serialsOf(list: SerialListArgs): Sql {
    const { state, search, bookId } = parseInput(serialListInput, list);
    const today = this.today();
    const active = sql`(serials.ends_on IS NULL OR serials.ends_on >= ${today})`;
    const ofState = state === undefined ? sql`1 = 1` : state === "active" ? active : sql`serials.ends_on < ${today}`;
    const ofBook = bookId === undefined ? sql`1 = 1` : sql`serials.book_id = ${bookId}`;
    return sql`${ofState} AND ${ofBook} AND ${hasTitleWords(search ?? "")}`;
  }

  private issuesOf(list: IssueListArgs): Sql {
    const { serialId, state, from, until } = parseInput(issueListInput, list);
    const conditions = [
      ...(serialId === undefined ? [] : [sql`serial_issues.serial_id = ${serialId}`]),
      ...(state === undefined ? [] : [hasStatus(state, this.today())]),
      ...(from === undefined ? [] : [sql`serial_issues.issued_on >= ${from}`]),
      ...(until === undefined ? [] : [sql`serial_issues.issued_on <= ${until}`]),
    ];
    return conditions.length === 0 ? sql`1 = 1` : join(conditions, " AND ");
  }

  private readIssues(name: string, where: Sql, descending: boolean, page: PageArgs): Promise<Page<IssueRow>> {
    const today = this.today();
    return this.database.read((reader) =>
      readPage<IssueRow>(
        name,
        [
          {
            keys: issueKeys(descending),
            fetch: (condition, order, limit) =>
              selectIssues(reader, today, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }
}
