import sql, { empty, type Sql } from "sql-template-tag";

import { pick, type RowOf } from "../platform/database/columns.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { forUpdate } from "../platform/database/locking.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { NotFoundError } from "../errors.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { required } from "../platform/required.js";
import { sessionTable } from "../users/Session.entity.js";
import { IDLE_MS } from "../users/sessionWriter.js";
import { userTable } from "../users/User.entity.js";
import { selectAccount } from "../users/userReads.js";
import { beyondGiver, grantsToManageAccounts, librariansLock, mayGive } from "../users/userWriter.js";
import { assertCanManage, assertCanRead, assertHasSession, canRead, hasSession, type Viewer } from "../viewer.js";

const openSessionColumns = {
  ...pick(sessionTable, "id", "userId", "tokenHash", "address", "device", "createdAt", "lastSeenAt"),
  ...pick(userTable, "username", "name"),
};
type StoredSession = RowOf<typeof openSessionColumns>;

/** A browser in which a librarian is logged in. */
export interface OpenSession extends Omit<StoredSession, "tokenHash"> {
  /** Whether it is the browser that asks. */
  readonly isCurrent: boolean;
}

const newestFirst: readonly KeyColumn<OpenSession>[] = [
  { column: sql`sessions.id`, descending: true, valueOf: ({ id }) => id },
];

/** Who of the librarians is logged in, and where. Students' browsers are their own. */
export class OpenSessionService {
  constructor(
    private readonly database: Database,
    private readonly keys: SessionKeys,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The latest login first; `token` is the caller's own session's. */
  async page(viewer: Viewer, page: PageArgs, token: string | null): Promise<Page<OpenSession>> {
    assertCanRead(viewer, "accounts");
    assertHasSession(viewer);
    return this.database.read((reader) =>
      readPage<OpenSession>(
        "sessions",
        [
          {
            keys: newestFirst,
            fetch: (where, order, limit) => this.select(reader, sql`${where} ORDER BY ${order} LIMIT ${limit}`, token),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "accounts");
    assertHasSession(viewer);
    return this.database.read((reader) => reader.count(sql`${SOURCE} WHERE ${this.isOpen()}`));
  }

  /** Null if it is over, or not the viewer's to see. */
  async byId(viewer: Viewer, id: number, token: string | null): Promise<OpenSession | null> {
    if (!canRead(viewer, "accounts") || !hasSession(viewer)) return null;
    const [session] = await this.database.read((reader) => this.select(reader, sql`sessions.id = ${id}`, token));
    return session ?? null;
  }

  /** The browser is logged out with its next request. */
  async end(viewer: Viewer, id: number): Promise<number> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    return this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId);
      const [session] = await this.select(tx, sql`sessions.id = ${id}`, null, forUpdate(tx));
      if (!session) throw new NotFoundError("Sesi ini sudah berakhir.");
      const owner = required(await selectAccount(tx, session.userId), "the account of a session");
      if (owner.userId !== viewer.userId && !mayGive(giver, owner)) throw beyondGiver();
      await tx.run(sql`DELETE FROM sessions WHERE id = ${id}`);
      const { userId, username, address, device } = session;
      return {
        result: id,
        audit: [{ action: "user.endSession", recordId: userId, before: { username, address, device } }],
      };
    });
  }

  private isOpen(): Sql {
    const now = this.now();
    return sql`users.student_id IS NULL AND users.active = 1 AND sessions.expires_at > ${toSqlDateTime(now)}
      AND sessions.last_seen_at > ${toSqlDateTime(new Date(now.getTime() - IDLE_MS))}`;
  }

  private async select(reader: Reader, rest: Sql, token: string | null, lock: Sql = empty): Promise<OpenSession[]> {
    const rows = await reader.select(openSessionColumns, sql`${SOURCE} WHERE ${this.isOpen()} AND ${rest} ${lock}`);
    const current = token === null ? null : this.keys.digestOf("session", token);
    return rows.map(({ tokenHash, ...session }) => ({ ...session, isCurrent: tokenHash === current }));
  }
}

const SOURCE = sql`FROM sessions JOIN users ON users.id = sessions.user_id`;
