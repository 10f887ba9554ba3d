import sql, { join, raw, type Sql } from "sql-template-tag";

import type { DumpRow, DumpTables } from "../../platform/sqlDump/DumpTables.js";
import { instantOf } from "../../platform/time/libraryClock.js";
import type { MoveInAnswers } from "../library/MovingLibrary.js";
import { INLISLITE_TABLES } from "./inlisliteTables.js";
import { dayOf, type Text } from "./inlisliteText.js";

export const TIME_ZONE = { key: "time-zone", proposal: "Asia/Jakarta" };

/** Columns by which other tables refer to one that a dump may lack. */
const KEYS: Readonly<Record<string, Sql>> = {
  catalogs: sql`(SELECT NULL AS id, NULL AS title WHERE 0)`,
  collections: sql`(SELECT NULL AS id, NULL AS catalog_id, NULL AS nomorbarcode WHERE 0)`,
  collectionloans: sql`(SELECT NULL AS id WHERE 0)`,
};

/** A dump of INLISLite with what a person has answered about it. */
export class InlisliteSource {
  constructor(
    readonly tables: DumpTables,
    private readonly answers: MoveInAnswers,
  ) {}

  answer(key: string, proposal: string): string {
    return Object.hasOwn(this.answers, key) ? (this.answers[key] ?? proposal) : proposal;
  }

  has(...tables: readonly string[]): boolean {
    return tables.every((table) => this.tables.has(table));
  }

  /** All at once: for what there are few of. */
  async all<Row extends DumpRow>(statement: Sql): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const row of this.tables.select<Row>(statement)) rows.push(row);
    return rows;
  }

  named(table: string): Sql {
    if (!INLISLITE_TABLES.has(table)) throw new Error(`${table} is no table of INLISLite that is read`);
    return this.tables.has(table) ? raw(`"${table}"`) : (KEYS[table] ?? sql`(SELECT NULL AS id WHERE 0)`);
  }

  /** The first of these columns that has something; versions name some of them differently. */
  column(table: string, alias: string, ...columns: readonly string[]): Sql {
    return sql`COALESCE(${join(columns.map((column) => sql`NULLIF(${this.tables.column(table, column, alias)}, '')`))}, NULL)`;
  }

  /** Names of a short list by their ids. */
  async names(table: string, ...columns: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (!this.tables.hasColumn(table, "id")) return new Map();
    const rows = await this.all<{ id: Text; name: Text }>(
      sql`SELECT t.id AS id, ${this.column(table, "t", ...columns)} AS name FROM ${this.named(table)} t`,
    );
    return new Map(rows.map(({ id, name }) => [id ?? "", name ?? ""]));
  }

  /** The code of a copy: its barcode, else its inventory number. */
  codeOf(alias: string): Sql {
    return sql`TRIM(${this.column("collections", alias, "nomorbarcode", "noinduk")})`;
  }

  /** `kept_copies (id, code, catalog)`: of several copies of one code, in any case, the first keeps it. */
  get keptCopies(): Sql {
    if (!this.has("collections", "catalogs")) {
      return sql`kept_copies AS (SELECT NULL AS id, NULL AS code, NULL AS catalog WHERE 0)`;
    }
    return sql`kept_copies AS MATERIALIZED (
      SELECT c.id AS id, LOWER(${this.codeOf("c")}) AS code, c.catalog_id AS catalog, MIN(c.rowid) AS place
      FROM collections c JOIN catalogs k ON k.id = c.catalog_id
      WHERE ${this.codeOf("c")} <> '' GROUP BY LOWER(${this.codeOf("c")}))`;
  }

  /** `kept_members (id, code)`, as for copies. */
  get keptMembers(): Sql {
    if (!this.has("members")) return sql`kept_members AS (SELECT NULL AS id, NULL AS code WHERE 0)`;
    return sql`kept_members AS MATERIALIZED (
      SELECT m.id AS id, LOWER(TRIM(m.memberno)) AS code, MIN(m.rowid) AS place FROM members m
      WHERE TRIM(m.memberno) <> '' GROUP BY LOWER(TRIM(m.memberno)))`;
  }

  /** An instant of the zone in which the other system's clock went, at noon where it tells only the day. */
  at(day: string, stamp?: Text): Date {
    const time = dayOf(stamp) === day ? /[ T]([01]\d|2[0-3]):([0-5]\d)/u.exec(stamp ?? "") : null;
    const zone = this.answer(TIME_ZONE.key, TIME_ZONE.proposal);
    return instantOf(zone, day, time === null ? "12:00" : `${time[1]}:${time[2]}`);
  }

  /** The last day of which the dump tells anything: it was made then or soon afterwards. */
  async lastDay(): Promise<Text> {
    const days: string[] = [];
    for (const [table, column] of STAMPS) {
      if (!this.tables.hasColumn(table, column)) continue;
      const value = this.tables.column(table, column, "t");
      const [row] = await this.all<{ day: Text }>(sql`SELECT MAX(${value}) AS day FROM ${this.named(table)} t`);
      const day = dayOf(row?.day);
      if (day !== null) days.push(day);
    }
    return days.sort().at(-1) ?? null;
  }
}

const STAMPS = [
  ["collectionloanitems", "loandate"],
  ["collectionloanitems", "actualreturn"],
  ["memberguesses", "createdate"],
  ["collections", "createdate"],
] as const;
