import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createConnection, type RowDataPacket } from "mysql2/promise";

import { openDatabase } from "../../../server/openDatabase.js";

/**
 * The migrations run once per run of the suite (and worker) and engine; every other test database is a copy of what
 * they left. The templates lie in a folder of this run (databasesUp.mjs), so they are never older than the migrations.
 */

/** Puts a migrated, empty SQLite database at `path`. */
export async function copySqliteTemplate(path: string): Promise<void> {
  const template = await templateNamed("library.sqlite", async (growing) => {
    await (await openDatabase({ url: `sqlite:${growing}` })).close();
  });
  await copyFile(template, path);
}

export interface DatabaseLocation {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** The statements that make an empty MariaDB database a migrated one, for a connection that takes several at once. */
export async function mysqlTemplate(makeEmpty: () => Promise<DatabaseLocation>): Promise<string> {
  const template = await templateNamed("library.sql", async (growing) => {
    const { url, remove } = await makeEmpty();
    try {
      await (await openDatabase({ url })).close();
      await writeFile(growing, await statementsOf(url));
    } finally {
      await remove();
    }
  });
  return readFile(template, "utf8");
}

/** Grows under a name of its own and gets its real one whole: another worker may be making the same. */
async function templateNamed(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const folder = process.env.TEST_TEMPLATES;
  if (!folder) {
    throw new Error(
      "TEST_TEMPLATES is not set: a project with test databases needs databasesUp.mjs as its globalSetup",
    );
  }
  const path = join(folder, name);
  if (!existsSync(path)) {
    const growing = `${path}.${randomBytes(4).toString("hex")}`;
    await make(growing);
    await rename(growing, path);
  }
  return path;
}

/** Every table as the server describes it, and every row. */
export async function statementsOf(url: string): Promise<string> {
  const connection = await createConnection({ uri: url, dateStrings: true, timezone: "Z" });
  try {
    const rowsOf = async (statement: string) => (await connection.query<RowDataPacket[]>(statement))[0];
    const statements: string[] = [];
    for (const { name } of await rowsOf(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name",
    )) {
      const [description] = await rowsOf(`SHOW CREATE TABLE ${name}`);
      statements.push(String(description?.["Create Table"]));
      const rows = await rowsOf(`SELECT * FROM ${name}`);
      if (rows.length > 0) {
        const values = rows.map(
          (row) =>
            `(${Object.values(row)
              .map((value) => connection.escape(value))
              .join(", ")})`,
        );
        statements.push(`INSERT INTO ${name} VALUES ${values.join(", ")}`);
      }
    }
    return ["SET foreign_key_checks = 0", ...statements, "SET foreign_key_checks = 1"].join(";\n");
  } finally {
    await connection.end();
  }
}
