import sql, { raw } from "sql-template-tag";

import { chunk } from "../platform/database/chunk.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { type Finding, MOST_EXAMPLES } from "./Finding.js";

const FROM_BACKUP = "Pulihkan dari cadangan: npm run library -- restore FILE.zip --replace";
const SOUND = /^(?:ok|Table is already up to date)$/iu;

/** Whether the engine can read its own tables and indexes, each page of them. */
export async function checkStorage(database: Database): Promise<Finding[]> {
  const problems = await database.read(database.engine === "sqlite" ? sqliteProblems : mysqlProblems);
  return [
    {
      title: "Berkas basis data",
      wrong: problems.length,
      examples: problems.slice(0, MOST_EXAMPLES),
      isRepaired: false,
      advice: FROM_BACKUP,
    },
  ];
}

async function sqliteProblems(reader: Reader): Promise<string[]> {
  const rows = await reader.rows<{ line: string }>(
    sql`SELECT integrity_check AS line FROM pragma_integrity_check(100)`,
  );
  return rows.map(({ line }) => line).filter((line) => !SOUND.test(line));
}

async function mysqlProblems(reader: Reader): Promise<string[]> {
  const tables = await reader.rows<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const problems: string[] = [];
  for (const names of chunk(tables, 20)) {
    const list = names.map(({ name }) => quoted(name)).join(", ");
    const rows = await reader.rows<{ Table: string; Msg_type: string; Msg_text: string }>(
      sql`CHECK TABLE ${raw(list)}`,
    );
    problems.push(
      ...rows
        .filter(({ Msg_type, Msg_text }) => Msg_type !== "note" && !SOUND.test(Msg_text))
        .map(({ Table, Msg_text }) => `${Table}: ${Msg_text}`),
    );
  }
  return problems;
}

/** Whether each row that another refers to is there. */
export async function checkReferences(database: Database): Promise<Finding[]> {
  const broken = await database.read(database.engine === "sqlite" ? sqliteReferences : mysqlReferences);
  return [
    {
      title: "Hubungan antartabel",
      wrong: broken.reduce((sum, { rows }) => sum + rows, 0),
      examples: broken.slice(0, MOST_EXAMPLES).map(({ child, parent, rows }) => `${child} → ${parent}: ${rows}`),
      isRepaired: false,
      advice: FROM_BACKUP,
    },
  ];
}

interface BrokenReference {
  readonly child: string;
  readonly parent: string;
  readonly rows: number;
}

async function sqliteReferences(reader: Reader): Promise<BrokenReference[]> {
  const rows = await reader.rows<{ table: string; parent: string }>(
    sql`SELECT "table", parent FROM pragma_foreign_key_check`,
  );
  const byPair = new Map<string, BrokenReference>();
  for (const { table, parent } of rows) {
    const pair = `${table} ${parent}`;
    byPair.set(pair, { child: table, parent, rows: (byPair.get(pair)?.rows ?? 0) + 1 });
  }
  return [...byPair.values()];
}

/** InnoDB enforces references, except while somebody has switched that off, as loading a dump does. */
async function mysqlReferences(reader: Reader): Promise<BrokenReference[]> {
  const keys = await reader.rows<{ child: string; name: string; parent: string; parentName: string }>(
    sql`SELECT table_name AS child, column_name AS name, referenced_table_name AS parent,
          referenced_column_name AS parentName
        FROM information_schema.key_column_usage
        WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL ORDER BY table_name, column_name`,
  );
  const broken: BrokenReference[] = [];
  for (const { child, name, parent, parentName } of keys) {
    const rows = await reader.count(
      sql`FROM ${raw(quoted(child))} child LEFT JOIN ${raw(quoted(parent))} parent
          ON parent.${raw(quoted(parentName))} = child.${raw(quoted(name))}
          WHERE child.${raw(quoted(name))} IS NOT NULL AND parent.${raw(quoted(parentName))} IS NULL`,
    );
    if (rows > 0) {
      broken.push({ child, parent, rows });
    }
  }
  return broken;
}

/** A name that the database itself has given. */
function quoted(name: string): string {
  return `\`${name.replaceAll("`", "``")}\``;
}
