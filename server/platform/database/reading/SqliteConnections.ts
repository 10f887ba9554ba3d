import Connection from "libsql/promise";
import { LRUCache } from "lru-cache";
import { type Logger, QueryFailedError } from "typeorm";

import { OperationTimeoutError } from "../../../errors.js";
import type { LongReads, StoredRow } from "./LongReads.js";

const INTERRUPT_EVERY_MS = 20;
const STATEMENTS_KEPT = 100;

interface Options {
  readonly count: number;
  readonly waitMs: number;
  readonly logger?: Logger | undefined;
}

/**
 * Connections that only read, on threads of the driver: a statement that takes a second holds up nobody. One that is
 * known to be short is quicker on TypeORM's connection, in this thread.
 */
export class SqliteConnections implements LongReads {
  private readonly idle: Connection[] = [];
  /** Preparing one takes a change of thread of its own. */
  private readonly statements = new WeakMap<Connection, LRUCache<string, Statement>>();
  private readonly waiting: ((connection: Connection) => void)[] = [];
  private opened = 0;
  private isClosed = false;

  constructor(
    private readonly path: string,
    private readonly options: Options,
  ) {}

  async rows(text: string, values: readonly unknown[], limitMs: number): Promise<StoredRow[]> {
    const deadline = performance.now() + limitMs;
    const connection = await this.acquire();
    const left = deadline - performance.now();
    const timer = left < Infinity ? interruptAfter(connection, Math.max(left, 0)) : null;
    try {
      if (left <= 0) {
        throw new OperationTimeoutError();
      }
      this.options.logger?.logQuery(text, [...values]);
      const statement = await this.prepare(connection, text);
      return await statement.all(values.map((value) => (typeof value === "boolean" ? Number(value) : value)));
    } catch (error) {
      this.statements.get(connection)?.delete(text);
      if (error instanceof OperationTimeoutError || (error as { code?: string }).code === "SQLITE_INTERRUPT") {
        throw new OperationTimeoutError();
      }
      throw new QueryFailedError(text, [...values], error as Error);
    } finally {
      timer?.stop();
      this.release(connection);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (let open = this.opened; open > 0; open -= 1) {
      const connection = this.idle.pop() ?? (await new Promise<Connection>((resolve) => this.waiting.push(resolve)));
      connection.close();
    }
  }

  private async prepare(connection: Connection, text: string): Promise<Statement> {
    const statements = this.statements.get(connection) ?? new LRUCache<string, Statement>({ max: STATEMENTS_KEPT });
    this.statements.set(connection, statements);
    const statement = statements.get(text) ?? ((await connection.prepare(atOnce(text))) as Statement);
    statements.set(text, statement);
    return statement;
  }

  private async acquire(): Promise<Connection> {
    if (this.isClosed) {
      throw new Error("The database is closed");
    }
    const idle = this.idle.pop();
    if (idle) {
      return idle;
    }
    if (this.opened === this.options.count) {
      return new Promise((resolve) => this.waiting.push(resolve));
    }
    this.opened += 1;
    try {
      const connection = new Connection(this.path, { timeout: this.options.waitMs });
      await connection.exec("PRAGMA query_only = ON; PRAGMA cache_size = -16000; PRAGMA mmap_size = 268435456");
      return connection;
    } catch (error) {
      this.opened -= 1;
      throw error;
    }
  }

  private release(connection: Connection): void {
    const next = this.waiting.shift();
    if (next) {
      next(connection);
    } else {
      this.idle.push(connection);
    }
  }
}

/** Again and again, as an interrupt does nothing while the driver's thread has not yet begun with the statement. */
function interruptAfter(connection: Connection, ms: number): { readonly stop: () => void } {
  let timer = setTimeout(
    function interrupt() {
      connection.interrupt();
      timer = setTimeout(interrupt, INTERRUPT_EVERY_MS);
      // A timer takes whole milliseconds and may be one early: the time must be over once the statement has ended.
    },
    Math.ceil(ms) + 1,
  );
  return { stop: () => clearTimeout(timer) };
}

/** What we use of the driver's statements, which it leaves untyped. */
interface Statement {
  readonly all: (values: readonly unknown[]) => Promise<StoredRow[]>;
}

/**
 * Its first row comes when all are there: the driver takes the first step of a statement on its own thread, and the
 * others on ours.
 */
function atOnce(text: string): string {
  return `WITH found AS MATERIALIZED (${text}) SELECT * FROM found`;
}
