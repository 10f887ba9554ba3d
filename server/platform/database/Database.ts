import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import sql, { empty, type Sql } from "sql-template-tag";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";

import { SupersededError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import { required } from "../required.js";
import type { AuditChange, Audited } from "./auditChange.js";
import { chunk } from "./chunk.js";
import { type InsertOf, type PatchOf, type RowOf, type Selection, type Table } from "./columns.js";
import type { KeyReads, LongReads, StoredRow } from "./reading/LongReads.js";
import { mergeSelects, type RunMerged } from "./reading/mergeSelects.js";
import type { TimeBudget } from "./reading/TimeBudget.js";
import type { Replicas } from "./replicas/Replicas.js";
import { VisitorReads } from "./replicas/VisitorReads.js";
import {
  countColumn,
  insertStatement,
  isNumbered,
  maxRowsPerInsert,
  readRows,
  rowInsertion,
  selectStatement,
  updateStatement,
} from "./rowStatements.js";
import { EventLoopTurns } from "./writing/EventLoopTurns.js";
import type { SqliteInserts } from "./writing/SqliteInserts.js";
import { driverCode, isDuplicateError, refusesWrites } from "./databaseErrors.js";

export type Engine = "sqlite" | "mysql";

/** A merged read of so few keys belongs to one book's own page, not to a list of books. */
const FEW_PARTS = 8;

/** How a read reaches the database; with neither, each statement runs where it may take long. */
export interface ReadOptions {
  /** Few rows by their keys: so short that on SQLite it is quickest in this thread. */
  readonly byKey?: boolean;
  /**
   * One of many similar reads, such as one for each row of a page: those of the same turn are merged. With `byKey` a
   * few merged ones count as short, many do not.
   */
  readonly merged?: boolean;
}

/** Told how long the database took, for whoever measures it. */
export interface DatabaseWatch {
  /** A statement, without its values. */
  readonly onStatement: (text: string, ms: number) => void;
  /** A whole write, with its wait for its turn and its commit. */
  readonly onWrite: (ms: number) => void;
}

/** How many connections a pool has, and who waits for one. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The verb for what only reads. */
export interface DatabaseReads {
  read<Result>(work: (reader: Reader) => Promise<Result>, options?: ReadOptions): Promise<Result>;
}

/** Runs queries built with the `sql` tag, whose values are always bound. */
export interface Reader {
  readonly engine: Engine;
  /** Selects typed columns; `rest` is the statement from FROM on. */
  select<Selected extends Selection>(selected: Selected, rest: Sql): Promise<RowOf<Selected>[]>;
  /** Counts the rows of a statement, given from FROM on. */
  count(rest: Sql): Promise<number>;
  /** Rows of any statement. Their type is the caller's claim, which nothing checks: prefer `select`. */
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The same object for every reader of a database: by it the process keeps what it knows of that database. */
  readonly source: object;
}

/** A reader inside a transaction: it sees the transaction's own changes. */
export interface Transaction extends Reader {
  /** Runs a statement that returns no rows. */
  run(statement: Sql): Promise<void>;
  /**
   * Inserts rows. Returns the ids that the database has given them, in their order: none where it gives none, or where
   * `onConflict`, the engine's own clause for rows whose unique value another one has, may have kept some out.
   */
  insert<Entity>(table: Table<Entity>, rows: readonly InsertOf<Entity>[], onConflict?: Sql): Promise<readonly number[]>;
  /** Rows of a statement one after the other, for more of them than memory should hold. On MySQL only. */
  stream(text: string): Promise<AsyncIterable<object>>;
  /** For work between statements that would hold the event loop, such as planning what to write of a thousand rows. */
  readonly turns: EventLoopTurns;
  /** Updates the rows that match the condition. */
  update<Entity>(table: Table<Entity>, patch: PatchOf<Entity>, condition: Sql): Promise<void>;
}

/** What can be locked. server/openDatabase.ts adds the kinds of the features (`declare module`). @public */
export interface LockKinds {
  /** The data version, which every audited write moves last. */
  readonly platform: "changes";
}
export type LockKind = LockKinds[keyof LockKinds];

/** What a write locks before its first read, until it ends: writes that lock the same take turns. */
export interface Lock {
  readonly kind: LockKind;
  readonly take: (tx: Transaction) => Promise<void>;
}

interface WriteProtocol {
  /** In any order: they are taken in one. */
  readonly locks?: readonly Lock[];
  /** Runs it again if another transaction took a slug or an item code between its read and its write. */
  readonly retryOnDuplicate?: boolean;
  /**
   * A step that is taken again, or taken back, after a power cut: on SQLite its commit does not wait for the disk. The
   * next one that does takes it along, as writes reach the disk in their order.
   */
  readonly isStep?: boolean;
}

/** A write of this viewer, which returns what the audit trail says of it. */
export interface AuditedWrite extends WriteProtocol {
  readonly viewer: Viewer;
}

/** A write that the audit trail deliberately says nothing of, and why. */
export interface UnauditedWrite extends WriteProtocol {
  readonly unaudited: string;
}

/** Writes the entries of the audit trail in the transaction of what they tell of. */
type RecordAudit = (tx: Transaction, viewer: Viewer, changes: readonly AuditChange[]) => Promise<void>;

/** What the product brings to each write. */
export interface WriteParts {
  readonly lockOrder: readonly LockKind[];
  readonly recordAudit: RecordAudit;
  readonly watch?: DatabaseWatch | undefined;
}

/** Another has changed what it reads since its first look: newer servers of MariaDB refuse to write upon it. */
const OVERTAKEN = "ER_CHECKREAD";
/**
 * A foreign key violation: a row that the transaction had read was deleted meanwhile, or one that it deletes got
 * another that names it; a retry finds that out and reports it.
 */
const MYSQL_RETRY_CODES = new Set([
  "ER_LOCK_DEADLOCK",
  "ER_LOCK_WAIT_TIMEOUT",
  OVERTAKEN,
  // MySQL's own cluster says so at the commit of a row that another node has changed.
  "ER_TRANSACTION_ROLLBACK_DURING_COMMIT",
  "ER_NO_REFERENCED_ROW_2",
  "ER_ROW_IS_REFERENCED_2",
]);
const MAX_TRIES = 8;
/** A long write among many short ones is overtaken again and again: then it is tried as older servers would take it. */
const MAX_TRIES_OVERTAKEN = 3;
const MAX_TRIES_ON_DUPLICATE = 5;
/** Writes that met in a deadlock meet there again unless each waits for a moment of its own. */
const MAX_PAUSE_MS = 20;
/**
 * Starts with a write that changes nothing, to get SQLite's write lock before the first read: a second process then
 * waits instead of failing at its first write.
 */
const ACQUIRE_WRITE_LOCK = "DELETE FROM counters WHERE 0";

/** A commit waits until what it has written is on the disk: what was answered as saved survives a power cut. */
export const DURABLE = "PRAGMA synchronous = FULL";
const RELAXED = "PRAGMA synchronous = NORMAL";

/**
 * The two ways to access the data. On SQLite one writing connection is behind a queue, because TypeORM shares one
 * connection among all callers and would mix their transactions; reads use connections that only read. On MySQL both
 * are a pool.
 */
export class Database implements DatabaseReads {
  /** Whether a newer version has the database, or is about to: nothing more is written then. */
  isSuperseded = false;
  private hasRefusedWrite = false;
  private lastWrite: Promise<unknown> = Promise.resolve();
  private unfinishedWrites = 0;
  private usersOfIt = 0;
  private whenUnused: (() => void) | undefined;
  private readonly unlimited: DatabaseReads;

  constructor(
    readonly engine: Engine,
    private readonly writer: DataSource,
    private readonly reader: DataSource,
    private readonly reads: {
      readonly long: LongReads;
      readonly byKey: KeyReads | null;
      readonly replicas?: Replicas | undefined;
    },
    private readonly inserts: SqliteInserts | null,
    private readonly parts: WriteParts,
  ) {
    this.unlimited = this.within(null);
  }

  read<Result>(work: (reader: Reader) => Promise<Result>, options?: ReadOptions): Promise<Result> {
    return this.unlimited.read(work, options);
  }

  /** The reads of one operation, which share its time and are merged with each other. */
  within(budget: TimeBudget | null): DatabaseReads {
    return this.readsOf(budget, this.reads.long);
  }

  /**
   * As `within`, for what may be as it was two seconds ago: once the operation is known to write nothing, it is read at
   * a replica, where a fresh one is.
   */
  withinReplica(budget: TimeBudget): DatabaseReads {
    const { long, replicas } = this.reads;
    return this.readsOf(budget, replicas ? new VisitorReads(long, replicas, budget) : long);
  }

  private readsOf(budget: TimeBudget | null, source: Pick<LongReads, "rows">): DatabaseReads {
    const runLong = this.watched((text, values) =>
      budget ? budget.spend((leftMs) => source.rows(text, values, leftMs)) : source.rows(text, values, Infinity),
    );
    const keyReads = this.reads.byKey;
    const runByKey: RunStatement = keyReads
      ? this.watched(
          (text, values) =>
            new Promise((resolve) => {
              budget?.leftMs();
              resolve(keyReads.rows(text, values));
            }),
        )
      : runLong;
    const long = readerOf(this.engine, this.reader, runLong);
    const byKey = readerOf(this.engine, this.reader, runByKey);
    const runFewByKey: RunMerged = (text, values, parts) =>
      parts <= FEW_PARTS ? runByKey(text, values) : runLong(text, values);
    let merged: Reader | undefined;
    let mergedByKey: Reader | undefined;
    const readerFor = (options: ReadOptions | undefined): Reader => {
      if (options?.merged && options.byKey) {
        mergedByKey ??= { ...long, ...typedReads(selectMerged(runFewByKey)) };
        return mergedByKey;
      }
      if (options?.merged) {
        merged ??= { ...long, ...typedReads(selectMerged(runLong)) };
        return merged;
      }
      return options?.byKey ? byKey : long;
    };
    return {
      read: (work, options) => this.keepOpen(() => work(readerFor(options))),
    };
  }

  /**
   * Runs `work` in one transaction, after its locks and before its entries of the audit trail. It may run again after
   * a deadlock or a duplicate, so it changes nothing but the database. It never nests: inside, pass `tx` on.
   * @throws SupersededError
   */
  write<Result>(options: AuditedWrite, work: (tx: Transaction) => Promise<Audited<Result>>): Promise<Result>;
  write<Result>(options: UnauditedWrite, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  write<Result>(
    options: AuditedWrite | UnauditedWrite,
    work: (tx: Transaction) => Promise<Result | Audited<Result>>,
  ): Promise<Result> {
    const { locks = [], retryOnDuplicate = false, isStep = false } = options;
    const placeOf = ({ kind }: Lock) => this.parts.lockOrder.indexOf(kind);
    const inOrder = locks.toSorted((one, other) => placeOf(one) - placeOf(other));
    const wholeWrite = async (tx: Transaction): Promise<Result> => {
      if (this.isSuperseded) throw new SupersededError();
      for (const lock of inOrder) {
        await lock.take(tx);
      }
      const written = await work(tx);
      if (!("viewer" in options)) {
        return written as Result;
      }
      // The overload for a viewer takes no other work.
      const { result, audit } = written as Audited<Result>;
      if (audit.length > 0) {
        await this.parts.recordAudit(tx, options.viewer, audit);
      }
      return result;
    };
    return this.keepOpen(() =>
      retryOnDuplicate ? this.retryDuplicates(wholeWrite, isStep) : this.runWrite(wholeWrite, isStep),
    );
  }

  /**
   * Whether a write would be taken now. A read-only server refuses even a statement that changes nothing; a full disk
   * refuses only a row, which is tried once a write was refused. On SQLite the trial could wait behind a long write.
   */
  async canWrite(): Promise<boolean> {
    if (this.isSuperseded) return false;
    if (this.engine === "sqlite" && !this.hasRefusedWrite) return true;
    const isRowTried = this.hasRefusedWrite;
    const trial = `trial ${randomUUID().slice(0, 8)}`;
    const tried = this.runWrite(async (tx) => {
      if (isRowTried) {
        await tx.run(sql`INSERT INTO counters (name, value) VALUES (${trial}, 0)`);
        await tx.run(sql`DELETE FROM counters WHERE name = ${trial}`);
      } else {
        await tx.run(sql`DELETE FROM counters WHERE 0`);
      }
    }, false);
    return tried.then(
      () => true,
      () => false,
    );
  }

  /** For what reads and writes in several steps: the database closes after it. */
  async keepOpen<Result>(work: () => Promise<Result>): Promise<Result> {
    this.usersOfIt += 1;
    try {
      return await work();
    } finally {
      this.usersOfIt -= 1;
      if (this.usersOfIt === 0) this.whenUnused?.();
    }
  }

  /** Waits for what is under way; whoever comes later finds it closed. */
  async close(): Promise<void> {
    while (this.usersOfIt > 0) {
      await new Promise<void>((resolve) => (this.whenUnused = resolve));
      // A request that has just read its viewer is about to do what was asked: this lets it begin.
      await nextTurn();
    }
    await this.lastWrite;
    await this.reads.replicas?.close();
    await this.reads.long.close();
    if (this.reader !== this.writer) {
      await this.reader.destroy();
    }
    if (this.engine === "sqlite") {
      // The driver ends a connection only once its statements are collected as garbage: until then the file would lack
      // what stands in the write-ahead log. On a full disk it stays there, and nothing is lost.
      await this.emptyLog().catch(() => undefined);
    }
    await this.writer.destroy();
  }

  /** Whoever copies SQLite's one file copies the library up to the last time that this was called. */
  async checkpoint(): Promise<void> {
    if (this.engine === "sqlite") {
      const emptied = this.lastWrite.then(() => this.emptyLog());
      this.lastWrite = emptied.catch(() => undefined);
      await emptied;
    }
  }

  /** Moves the log beside the file into it; what is newer than a backup that reads stays until the next time. */
  private async emptyLog(): Promise<void> {
    // Waiting for readers would hold the event loop.
    const [before] = await this.writer.query<[{ readonly timeout: number }]>("PRAGMA busy_timeout");
    await this.writer.query("PRAGMA busy_timeout = 0");
    try {
      await this.writer.query("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      await this.writer.query(`PRAGMA busy_timeout = ${before.timeout}`);
    }
  }

  /** Those that have begun, and on SQLite those that wait for their turn. */
  get writesUnderWay(): number {
    return this.unfinishedWrites;
  }

  /** The state of the pool; null on SQLite, which has none. */
  get pool(): PoolState | null {
    return poolState(this.writer);
  }

  /** The replicas that visitors are read at; null where there are none. */
  get replicas(): Replicas | null {
    return this.reads.replicas ?? null;
  }

  private watched(run: RunStatement): RunStatement {
    return this.parts.watch ? (text, values) => this.timed(text, () => run(text, values)) : run;
  }

  /** Tells how long a statement took, where somebody wants to know. */
  private async timed<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.parts.watch?.onStatement(text, performance.now() - begun);
    }
  }

  private async runWrite<Result>(work: (tx: Transaction) => Promise<Result>, isStep: boolean): Promise<Result> {
    this.unfinishedWrites += 1;
    const begun = performance.now();
    try {
      const result = await (this.engine === "sqlite" ? this.queueWrite(work, isStep) : this.retryWrite(work));
      this.hasRefusedWrite = false;
      return result;
    } catch (error) {
      this.hasRefusedWrite ||= refusesWrites(error);
      throw error;
    } finally {
      this.unfinishedWrites -= 1;
      this.parts.watch?.onWrite(performance.now() - begun);
    }
  }

  private async retryDuplicates<Result>(work: (tx: Transaction) => Promise<Result>, isStep: boolean): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.runWrite(work, isStep);
      } catch (error) {
        if (tries === MAX_TRIES_ON_DUPLICATE || !isDuplicateError(error)) {
          throw error;
        }
      }
    }
  }

  private queueWrite<Result>(work: (tx: Transaction) => Promise<Result>, isStep: boolean): Promise<Result> {
    const current = this.lastWrite.then(async () => {
      const runner = this.writer.createQueryRunner();
      if (isStep) {
        await runner.query(RELAXED);
      }
      await runner.startTransaction();
      try {
        await runner.query(ACQUIRE_WRITE_LOCK);
        const result = await work(this.transactionOf(runner.manager));
        await runner.commitTransaction();
        return result;
      } catch (error) {
        await rollBack(runner);
        throw error;
      } finally {
        if (isStep) {
          await runner.query(DURABLE);
        }
      }
    });
    this.lastWrite = current.catch(() => undefined);
    return current;
  }

  private async retryWrite<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    let overtaken = 0;
    for (let tries = 1; ; tries += 1) {
      try {
        return await (overtaken < MAX_TRIES_OVERTAKEN
          ? this.writer.transaction((manager) => work(this.transactionOf(manager)))
          : this.writeWhatOthersChanged(work));
      } catch (error) {
        const code = driverCode(error) ?? "";
        if (tries === MAX_TRIES || !MYSQL_RETRY_CODES.has(code)) {
          throw error;
        }
        if (code === OVERTAKEN) overtaken += 1;
        await wait(Math.random() * MAX_PAUSE_MS * tries);
      }
    }
  }

  /**
   * Runs a write that may change rows which others have changed since its first look, as MySQL and MariaDB before 11.6
   * allow.
   */
  private async writeWhatOthersChanged<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const runner = this.writer.createQueryRunner();
    try {
      await runner.query("SET SESSION innodb_snapshot_isolation = OFF");
      return await runner.manager.transaction((manager) => work(this.transactionOf(manager)));
    } finally {
      // If the connection is gone, its session settings are gone with it.
      await runner.query("SET SESSION innodb_snapshot_isolation = DEFAULT").catch(() => undefined);
      await runner.release();
    }
  }

  private transactionOf(manager: EntityManager): Transaction {
    const turns = new EventLoopTurns();
    const returnsIds = manager.dataSource.options.type === "mariadb";
    const runWatched = this.watched((text, values) => manager.query(text, [...values]));
    const runRows: RunStatement = async (text, values) => {
      if (this.inserts) {
        await turns.give();
      }
      return runWatched(text, values);
    };
    const run = async (statement: Sql): Promise<void> => {
      await runRows(statement.sql, statement.values);
    };
    return {
      ...readerOf(this.engine, manager.dataSource, runRows),
      run,
      stream: async (text) => required(manager.queryRunner, "the connection of a transaction").stream(text),
      turns,
      insert: async (table, rows, onConflict = empty) => {
        const givesIds = onConflict === empty && isNumbered(table, rows);
        const { inserts } = this;
        if (inserts && rows.length > 0) {
          const insertion = rowInsertion(table, rows, onConflict);
          const numbers = await this.timed(insertion.text, () => inserts.insert(insertion.text, insertion.rows, turns));
          return givesIds ? numbers : [];
        }
        const ids: number[] = [];
        for (const batch of chunk(rows, maxRowsPerInsert(table))) {
          if (givesIds) ids.push(...(await insertNumbered(runRows, table, batch, { returnsIds })));
          else await run(insertStatement(table, batch, onConflict));
        }
        return ids;
      },
      update: (table, patch, condition) => run(updateStatement(table, patch, condition)),
    };
  }
}

/** What the pool of mysql2 counts, under names that it does not promise. */
interface CountedPool {
  readonly _allConnections?: { readonly length: number };
  readonly _freeConnections?: { readonly length: number };
  readonly _connectionQueue?: { readonly length: number };
}

function poolState(source: DataSource): PoolState | null {
  const { pool } = source.driver as { readonly pool?: CountedPool };
  const { _allConnections: all, _freeConnections: free, _connectionQueue: queue } = pool ?? {};
  return all && free && queue ? { open: all.length, idle: free.length, waiting: queue.length } : null;
}

type RunStatement = (text: string, values: readonly unknown[]) => Promise<StoredRow[]>;
type SelectRows = (selected: Selection, rest: Sql) => Promise<StoredRow[]>;

function selectWith(run: RunStatement): SelectRows {
  return (selected, rest) => {
    const { text, values } = selectStatement(selected, rest);
    return run(text, values);
  };
}

function selectMerged(run: RunMerged): SelectRows {
  const select = mergeSelects(run);
  return (selected, rest) => select({ selected, rest });
}

function readerOf(engine: Engine, source: DataSource, run: RunStatement): Reader {
  return {
    engine,
    source,
    ...typedReads(selectWith(run)),
    // Their type is the caller's claim.
    rows: <Row>(statement: Sql) => run(statement.sql, statement.values) as Promise<Row[]>,
  };
}

function typedReads(selectRows: SelectRows): Pick<Reader, "select" | "count"> {
  const select: Reader["select"] = async (selected, rest) => readRows(selected, await selectRows(selected, rest));
  return {
    select,
    count: async (rest) => required((await select(countColumn, rest))[0], "the row of a count").count,
  };
}

/** What MySQL says of an INSERT; MariaDB's RETURNING gives rows instead. */
type Inserted = { readonly insertId: number } | readonly { readonly id: number }[];

/**
 * The ids of rows that one statement has inserted. MariaDB returns them. MySQL tells the first, and counts on from it
 * by a step that a cluster of several writing nodes makes larger than one.
 */
async function insertNumbered<Entity>(
  run: RunStatement,
  table: Table<Entity>,
  rows: readonly InsertOf<Entity>[],
  { returnsIds }: { readonly returnsIds: boolean },
): Promise<number[]> {
  const { sql: text, values } = insertStatement(table, rows, returnsIds ? sql`RETURNING id` : empty);
  const inserted = (await run(text, values)) as unknown as Inserted;
  if (!("insertId" in inserted)) return inserted.map(({ id }) => id);
  const { insertId: first } = inserted;
  if (rows.length === 1) return [first];
  const [counted] = await run("SELECT @@auto_increment_increment AS step", []);
  const step = Number(required(counted, "the step of ids").step);
  return rows.map((_, index) => first + index * step);
}

/**
 * When the disk is full, SQLite rolls back by itself and then refuses to do so again. TypeORM would take the
 * transaction for open and nest every later write in it, to be lost at the end of the process: with a new one it gets
 * the rollback that it counts.
 */
async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch {
    await runner.query("BEGIN");
    await runner.rollbackTransaction();
  }
}
