import sql from "sql-template-tag";

import { personalTables, searchedTables, tablesOfNobody } from "../../../server/personalData/personalTables.js";
import { onBothEngines } from "../../support/database.js";
import type { TestDatabase } from "../../support/databases/openTestDatabase.js";

interface SchemaColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** TypeORM's own, SQLite's own, and the index of the words of books. */
const NO_TABLE_OF_OURS = /^(migrations|sqlite_.*|book_search.*)$/;
const HOLDS_TEXT = /char|text|json/i;
/** Names by which a column says whose a row is. */
const POINTS_TO_PEOPLE = /(student|teacher|user|borrower|person|member)_(id|key)$|^created_by_id$/;

async function columnsOf({ engine, database }: TestDatabase): Promise<SchemaColumn[]> {
  const columns = await database.read((reader) =>
    reader.rows<SchemaColumn>(
      engine === "sqlite"
        ? sql`SELECT tables.name AS \`table\`, columns.name AS name, columns.type AS type
            FROM sqlite_master tables, pragma_table_info(tables.name) columns WHERE tables.type = 'table'`
        : sql`SELECT table_name AS \`table\`, column_name AS name, data_type AS type
            FROM information_schema.columns WHERE table_schema = DATABASE()`,
    ),
  );
  return columns.filter(({ table }) => !NO_TABLE_OF_OURS.test(table));
}

onBothEngines("What is said of personal data", (test) => {
  it("tells of every column of a table with people whether the person is given it, and of none that there is not", async () => {
    const columns = await columnsOf(test);
    for (const [table, { exported, withheld }] of Object.entries(personalTables)) {
      const there = columns.filter((column) => column.table === table).map(({ name }) => name);
      expect([table, ...[...exported, ...Object.keys(withheld)].sort()]).toEqual([table, ...there.sort()]);
    }
  });

  it("tells of every other column that can hold a name, or points to somebody, that nobody is in it", async () => {
    const columns = await columnsOf(test);
    const untold = columns
      .filter(({ table, name, type }) => {
        if (table in personalTables) return false;
        const told = searchedTables[table]?.columns ?? tablesOfNobody[table];
        return told === undefined || ((HOLDS_TEXT.test(type) || POINTS_TO_PEOPLE.test(name)) && !told.includes(name));
      })
      .map(({ table, name }) => `${table}.${name}`);
    expect(untold).toEqual([]);
  });

  it("has every table that refers to students or accounts, as the database knows it", async () => {
    const references = await test.database.read((reader) =>
      reader.rows<{ table: string; name: string }>(
        test.engine === "sqlite"
          ? sql`SELECT tables.name AS \`table\`, keys.\`from\` AS name
              FROM sqlite_master tables, pragma_foreign_key_list(tables.name) keys
              WHERE tables.type = 'table' AND keys.\`table\` IN ('students', 'users')`
          : sql`SELECT table_name AS \`table\`, column_name AS name FROM information_schema.key_column_usage
              WHERE table_schema = DATABASE() AND referenced_table_name IN ('students', 'users')`,
      ),
    );
    expect(references.length).toBeGreaterThan(8);
    expect(references.filter(({ table }) => !(table in personalTables))).toEqual([]);
  });
});
