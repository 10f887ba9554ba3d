import sql, { bulk, raw } from "sql-template-tag";

import { openDatabase } from "../../openDatabase.js";
import type { Transaction, UnauditedWrite } from "../../platform/database/Database.js";
import { quoteName } from "../../platform/database/columns.js";
import { required } from "../../platform/required.js";
import { readCatalogue } from "../rows/mysqlSnapshot.js";
import { openSqliteSnapshot } from "../rows/sqliteSnapshot.js";
import type { LibrarySnapshot } from "../rows/LibrarySnapshot.js";
import { type ColumnKind, hashRows } from "../rows/rowLines.js";
import { kindsOf, selectRows, shapesOf, type TableShape } from "../rows/tableShapes.js";
import { indexBooksAfter } from "./buildLibrary.js";
import { tidyUp } from "./tidyUp.js";

const ROWS_PER_INSERT = 500;
/** Well below the packet that any server takes. */
const CHARACTERS_PER_INSERT = 500_000;
const INSERTS_PER_TIDYING = 50;
const restoring: UnauditedWrite = { unaudited: "A library is restored with its own audit trail." };

/**
 * Puts all rows of a library that was built beside it into the database, in place of what is there, in one transaction:
 * whoever is killed in it has changed nothing.
 */
export async function fillMysql(databaseUrl: string, builtPath: string): Promise<void> {
  const database = await openDatabase({ url: databaseUrl });
  const built = required(openSqliteSnapshot(builtPath), "the library that was built");
  try {
    const shapes = await database.read(async (reader) =>
      shapesOf(await readCatalogue(async (statement) => (await reader.rows<object>(raw(statement))).map(valuesOf))),
    );
    // ALTER TABLE commits by itself, and no transaction takes it back: should the restoring fail, it only leaves
    // numbers out.
    for (const table of built.tables) {
      const lastId = await built.lastId(table);
      if (lastId !== null) {
        await database.read((reader) =>
          reader.rows(raw(`ALTER TABLE ${quoteName(table.name).sql} AUTO_INCREMENT = ${lastId + 1}`)),
        );
      }
    }
    await database.write(restoring, async (tx) => {
      // A zero is a number like any other here, and rows come in the order of their tables' names.
      await tx.run(sql`SET SESSION foreign_key_checks = 0, sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO')`);
      await tx.run(sql`DELETE FROM book_search`);
      for (const table of built.tables) {
        await replaceRows(tx, built, table);
      }
      await indexBooksAfter(tx, 0);
      for (const table of built.tables) {
        await assertSameRows(
          tx,
          built,
          table,
          required(
            shapes.find(({ name }) => name === table.name),
            table.name,
          ),
        );
      }
      await tx.run(sql`SET SESSION foreign_key_checks = 1`);
    });
  } finally {
    await built.close();
    await database.close();
  }
}

async function replaceRows(tx: Transaction, built: LibrarySnapshot, table: TableShape): Promise<void> {
  const name = quoteName(table.name).sql;
  const columns = table.columns.map((column) => quoteName(column.name).sql).join(", ");
  const kinds = kindsOf(table);
  await tx.run(raw(`DELETE FROM ${name}`));
  let rows: unknown[][] = [];
  let characters = 0;
  let inserts = 0;
  const insert = async () => {
    if (rows.length > 0) {
      await tx.run(sql`INSERT INTO ${raw(`${name} (${columns})`)} VALUES ${bulk(rows)}`);
      rows = [];
      characters = 0;
      inserts += 1;
      if (inserts % INSERTS_PER_TIDYING === 0) {
        tidyUp();
      }
    }
  };
  for await (const row of built.rows(table)) {
    const values = row.map((value, place) => forMysql(value, kinds[place] ?? "text"));
    rows.push(values);
    characters += values.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 8), 0);
    if (rows.length === ROWS_PER_INSERT || characters > CHARACTERS_PER_INSERT) {
      await insert();
    }
  }
  await insert();
}

function forMysql(value: unknown, kind: ColumnKind): unknown {
  if (typeof value === "bigint") {
    return value.toString();
  }
  // Text with the character NUL comes as bytes.
  return value instanceof Uint8Array && kind === "text" ? Buffer.from(value).toString("utf8") : value;
}

/** What this server cannot hold exactly ends the restoring: no row changes unnoticed. */
async function assertSameRows(
  tx: Transaction,
  built: LibrarySnapshot,
  table: TableShape,
  shape: TableShape,
): Promise<void> {
  const kinds = kindsOf(table);
  const expected = await hashRows(built.rows(table), kinds);
  const stream = await tx.stream(selectRows("mysql", shape));
  const found = await hashRows(valuesOfEach(stream), kinds);
  if (found.rows !== expected.rows || found.hash !== expected.hash) {
    throw new Error(
      `tabel ${table.name} tidak dapat disimpan persis sama di server basis data ini; tidak ada yang diubah`,
    );
  }
}

async function* valuesOfEach(rows: AsyncIterable<object>): AsyncGenerator<unknown[]> {
  for await (const row of rows) {
    yield valuesOf(row);
  }
}

function valuesOf(row: object): unknown[] {
  return Object.values(row) as unknown[];
}
