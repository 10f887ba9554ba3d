import { OperationTimeoutError } from "../../../errors.js";
import { driverCode, NODE_NOT_READY } from "../databaseErrors.js";
import type { LongReads, StoredRow } from "./LongReads.js";

/** ER_STATEMENT_TIMEOUT of MariaDB and ER_QUERY_TIMEOUT of MySQL. */
const TIMEOUT_CODES: ReadonlySet<unknown> = new Set([1_969, 3_024]);

interface Server {
  readonly isMariaDb: boolean;
  /** Called where the node says that it is apart from its cluster. */
  readonly onNotReady?: (() => void) | undefined;
  /** Unless given, whoever has opened the pool closes it. */
  readonly close?: (() => Promise<void>) | undefined;
}

/** A pool of connections, whose server ends a statement that takes too long. */
export class MysqlPool implements LongReads {
  constructor(
    private readonly query: (text: string, values: unknown[]) => Promise<StoredRow[]>,
    private readonly server: Server,
  ) {}

  async rows(text: string, values: readonly unknown[], limitMs: number): Promise<StoredRow[]> {
    const endsAt = performance.now() + limitMs;
    if (limitMs <= 0) {
      throw new OperationTimeoutError();
    }
    try {
      return await this.query(limitMs === Infinity ? text : this.limited(text, limitMs), [...values]);
    } catch (error) {
      if (driverCode(error) === NODE_NOT_READY) this.server.onNotReady?.();
      // A full-text search that is stopped fails with other codes.
      if (performance.now() >= endsAt || isTimeout(error)) {
        throw new OperationTimeoutError();
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.server.close?.();
  }

  private limited(text: string, limitMs: number): string {
    return this.server.isMariaDb
      ? `SET STATEMENT max_statement_time = ${(limitMs / 1_000).toFixed(3)} FOR ${text}`
      : text.replace(/^\s*SELECT\b/, `SELECT /*+ MAX_EXECUTION_TIME(${Math.ceil(limitMs)}) */`);
  }
}

function isTimeout(error: unknown): boolean {
  return TIMEOUT_CODES.has((error as { driverError?: { errno?: unknown } } | null)?.driverError?.errno);
}
