import sql, { raw } from "sql-template-tag";

import { dataSourceOf } from "../dataSourceOf.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { entities } from "../../../server/openDatabase.js";
import { testWrite } from "../testWrite.js";

/** What differs between two runs of one story: instants, and what is made up anew. */
const VOLATILE = /_at$|_hash$|^borrower_key$|^hint$|^since$|^idempotency_key$|^heartbeat|owner$/;
/**
 * Random names of files and codes, and instants, wherever they stand: an audit entry writes its values into one text.
 */
const RANDOM_OR_TIME = /[0-9a-f]{32}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Every row of every table, so that two databases can be told apart by what was done to them. */
export async function dumpDatabase(database: Database): Promise<Record<string, unknown[]>> {
  const tables = await database.write(testWrite, (reader) =>
    Promise.resolve(
      entities
        .map((entity) => dataSourceOf(reader).getMetadata(entity))
        .map(({ tableName, primaryColumns }) => ({
          tableName,
          keys: primaryColumns.map(({ databaseName }) => databaseName),
        })),
    ),
  );
  const contents: Record<string, unknown[]> = {};
  for (const { tableName, keys } of tables.sort((left, right) => left.tableName.localeCompare(right.tableName))) {
    const rows = await database.read((reader) =>
      reader.rows<Record<string, unknown>>(sql`SELECT * FROM ${raw(tableName)} ORDER BY ${raw(keys.join(", "))}`),
    );
    contents[tableName] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          VOLATILE.test(name) ? value !== null : withoutRandomParts(value),
        ]),
      ),
    );
  }
  return contents;
}

function withoutRandomParts(value: unknown): unknown {
  return typeof value === "string" ? value.replace(RANDOM_OR_TIME, "…") : value;
}
