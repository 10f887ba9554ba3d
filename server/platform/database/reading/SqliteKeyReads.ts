import type Connection from "libsql";
import { LRUCache } from "lru-cache";
import { type Logger, QueryFailedError } from "typeorm";

import type { KeyReads, StoredRow } from "./LongReads.js";

const STATEMENTS_KEPT = 300;

/** What we use of the driver's statements, which it leaves untyped. */
interface Statement {
  readonly all: (...values: readonly unknown[]) => StoredRow[];
}

/** Short reads in this thread, by the driver itself: TypeORM's way to it takes longer than the read. */
export class SqliteKeyReads implements KeyReads {
  private readonly statements: LRUCache<string, Statement>;

  constructor(
    connection: Connection.Database,
    private readonly logger?: Logger,
  ) {
    this.statements = new LRUCache({
      max: STATEMENTS_KEPT,
      memoMethod: (text) => connection.prepare(text) as unknown as Statement,
    });
  }

  rows(text: string, values: readonly unknown[]): StoredRow[] {
    const bound = values.map((value) => (typeof value === "boolean" ? Number(value) : value));
    this.logger?.logQuery(text, bound);
    try {
      return this.statements.memo(text).all(...bound);
    } catch (error) {
      this.statements.delete(text);
      throw new QueryFailedError(text, bound, error as Error);
    }
  }
}
