import type { DataSource } from "typeorm";

import { OperationTimeoutError } from "../../../errors.js";
import { driverCode, NODE_NOT_READY } from "../databaseErrors.js";
import type { LongReads, StoredRow } from "./LongReads.js";

/** ER_STATEMENT_TIMEOUT of MariaDB and ER_QUERY_TIMEOUT of MySQL. */
const TIMEOUT_CODES: ReadonlySet<unknown> = new Set([1_969, 3_024]);

/** The pool: its server ends a statement that takes too long. */
export class MysqlPool implements LongReads {
  /** @param onNotReady Called where the node says that it is apart from its cluster. */
  constructor(
    private readonly pool: DataSource,
    private readonly onNotReady: () => void = () => undefined,
  ) {}

  async rows(text: string, values: readonly unknown[], limitMs: number): Promise<StoredRow[]> {
    const endsAt = performance.now() + limitMs;
    try {
      return await this.pool.manager.query<StoredRow[]>(limitMs === Infinity ? text : this.limited(text, limitMs), [
        ...values,
      ]);
    } catch (error) {
      if (driverCode(error) === NODE_NOT_READY) this.onNotReady();
      // A full-text search that is stopped fails with other codes.
      if (performance.now() >= endsAt || isTimeout(error)) {
        throw new OperationTimeoutError();
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    // Reads and writes share the pool, which the database closes.
  }

  private limited(text: string, limitMs: number): string {
    return this.pool.options.type === "mariadb"
      ? `SET STATEMENT max_statement_time = ${(limitMs / 1_000).toFixed(3)} FOR ${text}`
      : text.replace(/^\s*SELECT\b/, `SELECT /*+ MAX_EXECUTION_TIME(${Math.ceil(limitMs)}) */`);
  }
}

function isTimeout(error: unknown): boolean {
  return TIMEOUT_CODES.has((error as { driverError?: { errno?: unknown } } | null)?.driverError?.errno);
}
