import { fileURLToPath } from "node:url";
import { relative } from "node:path";

import { empty, type Sql } from "sql-template-tag";

import { Database, type Engine, type Reader, type Transaction } from "../../server/platform/database/Database.js";
import {
  countColumn,
  insertStatement,
  selectStatement,
  updateStatement,
} from "../../server/platform/database/rowStatements.js";

/** A statement as it was asked for, before any are merged or cut into batches. */
export interface Asked {
  readonly engine: Engine;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

type Built = Pick<Asked, "text" | "values">;
interface Makers {
  readonly readsOf: (
    this: Database,
    ...args: unknown[]
  ) => { read: (work: (reader: Reader) => unknown, options?: unknown) => unknown };
  readonly transactionOf: (this: Database, ...args: unknown[]) => Transaction;
}

const ofSql = (statement: Sql): Built => ({ text: statement.sql, values: statement.values });

/**
 * Tells every statement of every database of this process with the place that asks for it. It takes the two methods
 * that make readers and transactions, so that locks and the audit trail are told too, and the product has no seam for
 * it.
 */
export function recordStatements(root: string, tell: (asked: Asked) => void): void {
  const made = Database.prototype as unknown as { -readonly [Name in keyof Makers]: Makers[Name] };
  const { readsOf, transactionOf } = made;
  const from = (engine: Engine, built: () => Built): void => {
    const place = placeOfCaller(root);
    // What is refused when it is built is never run.
    if (place) tell({ engine, ...place, ...built() });
  };
  const recordingReader = (reader: Reader): Reader => ({
    ...reader,
    select: (selected, rest) => {
      from(reader.engine, () => selectStatement(selected, rest));
      return reader.select(selected, rest);
    },
    count: (rest) => {
      from(reader.engine, () => selectStatement(countColumn, rest));
      return reader.count(rest);
    },
    rows: (statement) => {
      from(reader.engine, () => ofSql(statement));
      return reader.rows(statement);
    },
  });
  const recordingTransaction = (tx: Transaction): Transaction => ({
    ...tx,
    ...recordingReader(tx),
    run: (statement) => {
      from(tx.engine, () => ofSql(statement));
      return tx.run(statement);
    },
    stream: (text) => {
      from(tx.engine, () => ({ text, values: [] }));
      return tx.stream(text);
    },
    insert: (table, rows, onConflict = empty) => {
      const [first] = rows;
      if (first !== undefined) from(tx.engine, () => ofSql(insertStatement(table, [first], onConflict)));
      return tx.insert(table, rows, onConflict);
    },
    update: (table, patch, condition) => {
      from(tx.engine, () => ofSql(updateStatement(table, patch, condition)));
      return tx.update(table, patch, condition);
    },
  });
  made.readsOf = function (...args) {
    const reads = readsOf.apply(this, args);
    return { read: (work, options) => reads.read((reader) => work(recordingReader(reader)), options) };
  };
  made.transactionOf = function (...args) {
    return recordingTransaction(transactionOf.apply(this, args));
  };
}

const FRAME = /\(?((?:file:\/\/)?\/[^()]+?):(\d+):(\d+)\)?$/u;

/** The nearest function of the product that is not the database itself. */
function placeOfCaller(root: string): Pick<Asked, "file" | "line" | "column"> | undefined {
  for (const frame of (new Error().stack ?? "").split("\n")) {
    const [, path = "", line = "", column = ""] = FRAME.exec(frame) ?? [];
    const file = relative(root, path.startsWith("file://") ? fileURLToPath(path) : path);
    if (file.startsWith("server/")) return { file, line: Number(line), column: Number(column) };
    // A statement of the workload's own.
    if (/^(?:tests|scripts)\//u.test(file) && !file.endsWith("recordStatements.ts")) return undefined;
  }
  return undefined;
}
