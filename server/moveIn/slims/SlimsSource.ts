import sql, { join, raw, type Sql } from "sql-template-tag";

import { foldKey } from "../../../common/fold.js";
import type { DumpRow, DumpTables } from "../../platform/sqlDump/DumpTables.js";
import type { MoveInAnswers } from "../library/MovingLibrary.js";
import { SLIMS_TABLES } from "./slimsTables.js";
import { SlimsClock, type Text } from "./slimsText.js";

/** What SLiMS brings along to be tried out, by which it is known together with its first numbers. */
const SAMPLE_TITLES = new Set(
  [
    "PHP 5 for dummies",
    "Linux In a Nutshell",
    "The Definitive Guide to MySQL 5",
    "Cathedral and the Bazaar: Musings on Linux and Open Source by an Accidental Revolutionary",
    "Producing open source software : how to run a successful free software project",
    "PostgreSQL : a comprehensive guide to building, programming, and administering PostgreSQL databases",
    "Web application architecture : principles, technologies and practices",
    "Ajax : creating Web pages with asynchronous JavaScript and XML",
    "The organization of information",
    "Library and Information Center Management",
    "Information Architecture for the World Wide Web: Designing Large-Scale Web Sites",
    "Corruption and development",
    "Corruption and development : the anti-corruption campaigns",
    "Pigs at the trough : how corporate greed and political corruption are undermining America",
    "Lords of poverty : the power, prestige, and corruption of the international aid business",
  ].map((title) => foldKey(title)),
);
const LAST_SAMPLE = 15;

export const TIME_ZONE = { key: "time-zone", proposal: "Asia/Jakarta" };
export const SAMPLES = { key: "sample-titles", proposal: "leave" };

/** A dump of SLiMS with what a person has answered about it. */
export class SlimsSource {
  readonly clock: SlimsClock;

  private constructor(
    readonly tables: DumpTables,
    readonly answers: MoveInAnswers,
    /** Numbers of the titles that are left out. */
    readonly samples: readonly string[],
  ) {
    this.clock = new SlimsClock(this.answer(TIME_ZONE.key, TIME_ZONE.proposal));
  }

  static async open(tables: DumpTables, answers: MoveInAnswers): Promise<SlimsSource> {
    const isLeft = (answers[SAMPLES.key] ?? SAMPLES.proposal) === "leave";
    return new SlimsSource(tables, answers, isLeft ? (await sampleTitles(tables)).map(({ id }) => id) : []);
  }

  answer(key: string, proposal: string): string {
    return Object.hasOwn(this.answers, key) ? (this.answers[key] ?? proposal) : proposal;
  }

  /** All at once: for what there are few of. */
  async all<Row extends DumpRow>(statement: Sql): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const row of this.tables.select<Row>(statement)) rows.push(row);
    return rows;
  }

  /** Names of a list by their ids. */
  async names(table: string, id: string, name: string): Promise<ReadonlyMap<string, string>> {
    if (!this.tables.hasColumn(table, id) || !this.tables.hasColumn(table, name)) return new Map();
    const rows = await this.all<{ id: Text; name: Text }>(
      sql`SELECT ${this.tables.column(table, id, "t")} AS id, ${this.tables.column(table, name, "t")} AS name
        FROM ${this.listNamed(table)} t`,
    );
    return new Map(rows.map((row) => [row.id ?? "", row.name ?? ""]));
  }

  /** Whether the title of `column` is left out. */
  isSample(column: Sql): Sql {
    return this.samples.length === 0 ? sql`0` : sql`${column} IN (${join(this.samples)})`;
  }

  /** `kept_items (id, code)`: of several copies of one code, in any case, the first keeps it. */
  get keptItems(): Sql {
    if (!this.has("item", "biblio")) return sql`kept_items AS (SELECT NULL AS id, NULL AS code WHERE 0)`;
    return sql`kept_items AS MATERIALIZED (
      SELECT CAST(MIN(CAST(i.item_id AS INTEGER)) AS TEXT) AS id, LOWER(TRIM(i.item_code)) AS code
      FROM item i JOIN biblio b ON b.biblio_id = i.biblio_id
      WHERE TRIM(i.item_code) <> '' AND NOT ${this.isSample(sql`b.biblio_id`)}
      GROUP BY LOWER(TRIM(i.item_code)))`;
  }

  /** `kept_members (id, code, place)`, as for copies. */
  get keptMembers(): Sql {
    if (!this.has("member")) return sql`kept_members AS (SELECT NULL AS id, NULL AS code, NULL AS place WHERE 0)`;
    return sql`kept_members AS MATERIALIZED (
      SELECT member_id AS id, LOWER(TRIM(member_id)) AS code, MIN(rowid) AS place FROM member
      WHERE TRIM(member_id) <> '' GROUP BY LOWER(TRIM(member_id)))`;
  }

  /** A table by its name, of those that are read. */
  listNamed(table: string): Sql {
    if (!SLIMS_TABLES.has(table)) throw new Error(`${table} is no table of SLiMS that is read`);
    return raw(`"${table}"`);
  }

  has(...tables: readonly string[]): boolean {
    return tables.every((table) => this.tables.has(table));
  }
}

/** SLiMS's own titles that were never deleted. */
export async function sampleTitles(tables: DumpTables): Promise<{ readonly id: string; readonly title: string }[]> {
  const found: { id: string; title: string }[] = [];
  if (!tables.has("biblio")) return found;
  const first = sql`SELECT biblio_id AS id, title FROM biblio WHERE CAST(biblio_id AS INTEGER) <= ${LAST_SAMPLE}`;
  for await (const { id, title } of tables.select<{ id: Text; title: Text }>(first)) {
    if (id !== null && SAMPLE_TITLES.has(foldKey(title ?? ""))) found.push({ id, title: title ?? "" });
  }
  return found;
}
