import sql, { type Sql } from "sql-template-tag";
import type { DataSource } from "typeorm";

import { integer, type Selection } from "../../server/platform/database/columns.js";
import type { Database, DatabaseReads, Reader } from "../../server/platform/database/Database.js";
import { selectStatement } from "../../server/platform/database/rowStatements.js";

/** What grows with every year. */
const GROWING = ["borrowings", "visits", "ledger_entries", "in_house_uses", "audit_entries"];

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Reads as the database does, and remembers each statement, so that the engine can be asked for its plan. */
export class StatementRecorder implements DatabaseReads {
  private readonly statements: Statement[] = [];

  constructor(private readonly database: Database) {}

  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    return this.database.read((reader) => {
      const remember = (selected: Selection, rest: Sql) => this.statements.push(selectStatement(selected, rest));
      return work({
        ...reader,
        select: (selected, rest) => {
          remember(selected, rest);
          return reader.select(selected, rest);
        },
        count: (rest) => {
          remember({ count: integer(sql`COUNT(*)`) }, rest);
          return reader.count(rest);
        },
      });
    });
  }

  /** Those in which a growing table is read as a whole, with the line of the plan that says so. */
  async statementsBeyondTheYear(): Promise<string[]> {
    const found: string[] = [];
    for (const { text, values } of this.statements) {
      const explained = text.replace(/\s+/gu, " ");
      const plan = await this.database.read((reader) => planOf(reader, explained, values));
      found.push(...plan.map((line) => `${line} — ${explained.slice(0, 160)}`));
    }
    return found;
  }
}

interface PlanLine {
  /** SQLite's. */
  readonly detail?: string;
  /** MariaDB's. */
  readonly table?: string | null;
  readonly type?: string;
  readonly rows?: number;
  readonly key?: string | null;
}

/** Lines of the plan that scan a growing table. */
async function planOf(reader: Reader, text: string, values: readonly unknown[]): Promise<string[]> {
  const source = reader.source as DataSource;
  const explain = (verb: string) => source.query<PlanLine[]>(`${verb} ${text}`, [...values]);
  if (reader.engine === "sqlite") {
    const lines = await explain("EXPLAIN QUERY PLAN");
    return lines
      .map(({ detail = "" }) => detail)
      .filter((detail) => GROWING.some((table) => new RegExp(`^SCAN ${table}\\b`, "u").test(detail)));
  }
  const lines = await explain("EXPLAIN");
  return lines
    .filter(({ table, type }) => GROWING.includes(table ?? "") && (type === "ALL" || type === "index"))
    .map(({ table, type, rows, key }) => `${table ?? ""}: ${type ?? ""} of ${rows ?? 0} rows by ${key ?? "no index"}`);
}
