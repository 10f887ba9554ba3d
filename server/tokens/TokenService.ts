import sql, { empty, type Sql } from "sql-template-tag";

import { omit, pick, type RowOf } from "../platform/database/columns.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { forUpdate } from "../platform/database/locking.js";
import { ConflictError, NotFoundError, UnauthenticatedError } from "../errors.js";
import { newSecretToken, type SessionKeys } from "../platform/auth/sessionKeys.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanRead, assertHasSession, hasSession, canRead, type Viewer, viewerFor } from "../viewer.js";
import { lockAccount } from "../users/userWriter.js";
import { identityColumns } from "../users/userReads.js";
import { accessTokenTable } from "./AccessToken.entity.js";
import { createAccessTokenInput } from "./tokenInput.js";
import { DAY_MS } from "../platform/time/libraryClock.js";

/** How exactly the last use is known; finer would be a write with every request. */
const USED_RESOLUTION_MS = 5 * 60_000;
const PREFIX = "aksara_";
const TOKEN_PATTERN = /^aksara_[A-Za-z0-9_-]{43}$/;
const HINT_LENGTH = 12;
/** A user may have at most so many tokens. */
const MAX_TOKENS = 50;

/** A token as its owner sees it later: never the secret itself. */
const tokenColumns = omit(accessTokenTable, "userId", "tokenHash", "revokedAt");
export type TokenRow = RowOf<typeof tokenColumns>;

export interface NewToken {
  /** Shown this once. */
  readonly token: string;
  readonly accessToken: TokenRow;
}

const ownerColumns = { ...pick(accessTokenTable, "id", "name", "scope", "lastUsedAt"), ...identityColumns };
type Owner = RowOf<typeof ownerColumns>;

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
    assertCanRead(viewer, "tokens");
    assertHasSession(viewer);
    const { name, scope, expiresInDays } = parseInput(createAccessTokenInput, input);
    const token = `${PREFIX}${newSecretToken()}`;
    const now = this.now();
    const expiresAt = new Date(now.getTime() + expiresInDays * DAY_MS);
    const accessToken = await this.database.write({ viewer }, async (tx) => {
      // Locks the account, so that simultaneous creations are counted one after the other.
      await lockAccount(tx, viewer.userId);
      if ((await tx.count(sql`FROM access_tokens WHERE ${activeTokensOf(viewer.userId)}`)) >= MAX_TOKENS) {
        throw new ConflictError(`Sudah ada ${MAX_TOKENS} token. Cabut dulu token yang tidak dipakai.`);
      }
      const [id] = await tx.insert(accessTokenTable, [
        {
          userId: viewer.userId,
          name,
          scope,
          tokenHash: this.keys.digestOf("token", token),
          hint: token.slice(0, HINT_LENGTH),
          createdAt: now,
          lastUsedAt: null,
          expiresAt,
          revokedAt: null,
        },
      ]);
      const [inserted] = await selectTokens(tx, sql`id = ${id}`, sql`id`, 1);
      const created = required(inserted, "the token just written");
      return {
        result: created,
        audit: [{ action: "token.create", recordId: created.id, after: { name, scope, expiresAt: created.expiresAt } }],
      };
    });
    return { token, accessToken };
  }

  /** The viewer's own that are not revoked, the newest first. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<TokenRow>> {
    assertCanRead(viewer, "tokens");
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
    assertCanRead(viewer, "tokens");
    assertHasSession(viewer);
    return this.database.read((reader) => reader.count(sql`FROM access_tokens WHERE ${activeTokensOf(viewer.userId)}`));
  }

  /** Null if it belongs to somebody else, or if the viewer is authenticated by a token. */
  async byId(viewer: Viewer, id: number): Promise<TokenRow | null> {
    if (!canRead(viewer, "tokens") || !hasSession(viewer)) {
      return null;
    }
    const [row] = await this.database.read((reader) =>
      selectTokens(reader, sql`${activeTokensOf(viewer.userId)} AND id = ${id}`, sql`id`, 1),
    );
    return row ?? null;
  }

  /** From the next request on it opens nothing. */
  async revokeAccessToken(viewer: Viewer, id: number): Promise<TokenRow> {
    assertCanRead(viewer, "tokens");
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
        throw new NotFoundError("Token ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
      }
      await tx.update(accessTokenTable, { revokedAt: this.now() }, sql`id = ${id}`);
      return {
        result: row,
        audit: [{ action: "token.revoke", recordId: id, before: { name: row.name, scope: row.scope } }],
      };
    });
  }

  /**
   * Who sends this token: its owner, as the owner is now.
   * @throws UnauthenticatedError for one that is unknown, revoked, over or of a closed account.
   */
  async viewerOf(token: string): Promise<Viewer> {
    const now = this.now();
    const owner = TOKEN_PATTERN.test(token) ? await this.ownerOf(this.keys.digestOf("token", token), now) : undefined;
    if (!owner) {
      throw new UnauthenticatedError("Token tidak berlaku.");
    }
    if (owner.lastUsedAt === null || now.getTime() - owner.lastUsedAt.getTime() > USED_RESOLUTION_MS) {
      const options = { unaudited: "When a token was last used changes nothing that it opens." };
      await this.database.write(options, (tx) =>
        tx.update(accessTokenTable, { lastUsedAt: now }, sql`id = ${owner.id}`),
      );
    }
    return viewerFor(owner, { kind: "token", tokenName: owner.name, scope: owner.scope });
  }

  private ownerOf(tokenHash: string, now: Date): Promise<Owner | undefined> {
    return this.database.read(
      async (reader) => {
        const [row] = await reader.select(
          ownerColumns,
          sql`FROM access_tokens JOIN users ON users.id = access_tokens.user_id
            WHERE token_hash = ${tokenHash} AND revoked_at IS NULL
              AND expires_at > ${toSqlDateTime(now)} AND users.active = 1`,
        );
        return row;
      },
      { byKey: true },
    );
  }
}

function activeTokensOf(userId: number): Sql {
  return sql`user_id = ${userId} AND revoked_at IS NULL`;
}

function selectTokens(
  reader: Reader,
  where: Sql,
  order: Sql,
  limit: Sql | number,
  lock: Sql = empty,
): Promise<TokenRow[]> {
  return reader.select(tokenColumns, sql`FROM access_tokens WHERE ${where} ORDER BY ${order} LIMIT ${limit} ${lock}`);
}
