import sql, { empty, type Sql } from "sql-template-tag";

import type { Database, Reader } from "../platform/database/Database.js";
import { fromSqlDateTime, toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { forUpdate } from "../platform/database/locking.js";
import { ConflictError, NotFoundError, UnauthenticatedError } from "../errors.js";
import { newSecretToken, type SessionKeys } from "../platform/auth/sessionKeys.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import {
  assertAdmin,
  assertHasSession,
  hasSession,
  isAdmin,
  type TokenScope,
  type UserIdentity,
  type Viewer,
  viewerFor,
} from "../viewer.js";
import { createAccessTokenInput } from "./tokenInput.js";

const DAY_MS = 24 * 3_600_000;
/** How exactly the last use is known; finer would be a write with every request. */
const USED_RESOLUTION_MS = 5 * 60_000;
const PREFIX = "aksara_";
const TOKEN_PATTERN = /^aksara_[A-Za-z0-9_-]{43}$/;
const HINT_LENGTH = 12;
/** A user may have at most so many tokens. */
const MAX_TOKENS = 50;

/** A token as its owner sees it later: never the secret itself. */
export interface TokenRow {
  readonly id: number;
  readonly name: string;
  readonly scope: TokenScope;
  /** Its prefix. */
  readonly hint: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

export interface NewToken {
  /** Shown this once. */
  readonly token: string;
  readonly accessToken: TokenRow;
}

interface RawTokenRow extends Omit<TokenRow, "createdAt" | "lastUsedAt" | "expiresAt"> {
  readonly createdAt: string | Date;
  readonly lastUsedAt: string | Date | null;
  readonly expiresAt: string | Date | null;
}

type Owner = UserIdentity & Pick<RawTokenRow, "id" | "name" | "scope" | "lastUsedAt">;

const LIST_NAME = "accessTokens";
const newestFirst: readonly KeyColumn<TokenRow>[] = [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }];

/** The token's edge in its owner's list. */
export function tokenCursor(token: TokenRow): string {
  return writeCursor(LIST_NAME, 0, newestFirst, token);
}

/** Keys for programs: an administrator's own, without a browser. */
export class TokenService {
  constructor(
    private readonly database: Database,
    private readonly keys: SessionKeys,
    private readonly now: () => Date = () => new Date(),
  ) {}

  async createAccessToken(viewer: Viewer, input: unknown): Promise<NewToken> {
    assertAdmin(viewer);
    assertHasSession(viewer);
    const { name, scope, expiresInDays } = parseInput(createAccessTokenInput, input);
    const token = `${PREFIX}${newSecretToken()}`;
    const now = this.now();
    const expiresAt = expiresInDays ? toSqlDateTime(new Date(now.getTime() + expiresInDays * DAY_MS)) : null;
    const accessToken = await this.database.write({ viewer }, async (tx) => {
      // Locks the account, so that simultaneous creations are counted one after the other.
      await tx.rows(sql`SELECT id FROM users WHERE id = ${viewer.userId} ${forUpdate(tx)}`);
      const [row] = await tx.rows<{ count: number }>(
        sql`SELECT COUNT(*) AS count FROM access_tokens WHERE ${activeTokensOf(viewer.userId)}`,
      );
      if (Number(required(row, "the count of tokens").count) >= MAX_TOKENS) {
        throw new ConflictError(`Sudah ada ${MAX_TOKENS} token. Cabut dulu yang tidak dipakai.`);
      }
      const tokenHash = this.keys.digestOf("token", token);
      await tx.run(
        sql`INSERT INTO access_tokens (user_id, name, scope, token_hash, hint, created_at, expires_at)
            VALUES (${viewer.userId}, ${name}, ${scope}, ${tokenHash}, ${token.slice(0, HINT_LENGTH)}, ${toSqlDateTime(now)}, ${expiresAt})`,
      );
      const [inserted] = await selectTokens(tx, sql`token_hash = ${tokenHash}`, sql`id`, 1);
      const created = required(inserted, "the token just written");
      return {
        result: created,
        audit: [
          {
            action: "token.create",
            recordId: created.id,
            after: { name, scope, expiresAt: created.expiresAt },
          },
        ],
      };
    });
    return { token, accessToken };
  }

  /** The viewer's own that are not revoked, the newest first. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<TokenRow>> {
    assertAdmin(viewer);
    assertHasSession(viewer);
    return this.database.read((reader) =>
      readPage<TokenRow>(
        LIST_NAME,
        [
          {
            keys: newestFirst,
            fetch: (where, order, limit) =>
              selectTokens(reader, sql`${activeTokensOf(viewer.userId)} AND ${where}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer): Promise<number> {
    assertAdmin(viewer);
    assertHasSession(viewer);
    const [row] = await this.database.read((reader) =>
      reader.rows<{ count: number }>(
        sql`SELECT COUNT(*) AS count FROM access_tokens WHERE ${activeTokensOf(viewer.userId)}`,
      ),
    );
    return Number(row?.count ?? 0);
  }

  /** Null if it belongs to somebody else, or if the viewer is authenticated by a token. */
  async byId(viewer: Viewer, id: number): Promise<TokenRow | null> {
    if (!isAdmin(viewer) || !hasSession(viewer)) {
      return null;
    }
    const [row] = await this.database.read((reader) =>
      selectTokens(reader, sql`${activeTokensOf(viewer.userId)} AND id = ${id}`, sql`id`, 1),
    );
    return row ?? null;
  }

  /** From the next request on it opens nothing. */
  async revokeAccessToken(viewer: Viewer, id: number): Promise<TokenRow> {
    assertAdmin(viewer);
    assertHasSession(viewer);
    return this.database.write({ viewer }, async (tx) => {
      const [row] = await selectTokens(
        tx,
        sql`${activeTokensOf(viewer.userId)} AND id = ${id}`,
        sql`id`,
        1,
        forUpdate(tx),
      );
      if (!row) {
        throw new NotFoundError("Token ini tidak ditemukan.");
      }
      await tx.run(sql`UPDATE access_tokens SET revoked_at = ${toSqlDateTime(this.now())} WHERE id = ${id}`);
      return {
        result: row,
        audit: [
          {
            action: "token.revoke",
            recordId: id,
            before: { name: row.name, scope: row.scope },
          },
        ],
      };
    });
  }

  /** Who sends this token: its owner, as the owner is now. @throws UnauthenticatedError for one that is unknown, revoked, over or of a closed account. */
  async viewerOf(token: string): Promise<Viewer> {
    const now = this.now();
    const owner = TOKEN_PATTERN.test(token) ? await this.ownerOf(this.keys.digestOf("token", token), now) : undefined;
    if (!owner) {
      throw new UnauthenticatedError("Token tidak berlaku.");
    }
    if (owner.lastUsedAt === null || now.getTime() - fromSqlDateTime(owner.lastUsedAt).getTime() > USED_RESOLUTION_MS) {
      const options = { unaudited: "When a token was last used changes nothing that it opens." };
      await this.database.write(options, (tx) =>
        tx.run(sql`UPDATE access_tokens SET last_used_at = ${toSqlDateTime(now)} WHERE id = ${owner.id}`),
      );
    }
    return viewerFor(owner, { kind: "token", tokenName: owner.name, scope: owner.scope });
  }

  private ownerOf(tokenHash: string, now: Date): Promise<Owner | undefined> {
    return this.database.read(async (reader) => {
      const [row] = await reader.rows<Owner>(
        sql`SELECT access_tokens.id, access_tokens.name, scope, last_used_at AS lastUsedAt, users.id AS userId, users.username, users.student_id AS studentId
            FROM access_tokens JOIN users ON users.id = access_tokens.user_id
            WHERE token_hash = ${tokenHash} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${toSqlDateTime(now)}) AND users.active = 1`,
      );
      return row;
    });
  }
}

function activeTokensOf(userId: number): Sql {
  return sql`user_id = ${userId} AND revoked_at IS NULL`;
}

async function selectTokens(
  reader: Reader,
  where: Sql,
  order: Sql,
  limit: Sql | number,
  lock: Sql = empty,
): Promise<TokenRow[]> {
  const rows = await reader.rows<RawTokenRow>(
    sql`SELECT id, name, scope, hint, created_at AS createdAt, last_used_at AS lastUsedAt, expires_at AS expiresAt
        FROM access_tokens WHERE ${where} ORDER BY ${order} LIMIT ${limit} ${lock}`,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: fromSqlDateTime(row.createdAt),
    lastUsedAt: instantOrNull(row.lastUsedAt),
    expiresAt: instantOrNull(row.expiresAt),
  }));
}

function instantOrNull(stored: string | Date | null): Date | null {
  return stored === null ? null : fromSqlDateTime(stored);
}
