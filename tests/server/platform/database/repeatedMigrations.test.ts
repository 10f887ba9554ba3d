import { createConnection, type RowDataPacket } from "mysql2/promise";
import sql, { raw } from "sql-template-tag";

import { makeRepeatable } from "../../../../server/platform/database/releases/repeatableRunner.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { dataSourceOf } from "../../../support/dataSourceOf.js";
import { onMariaDb } from "../../../support/database.js";
import { newMysqlDatabase } from "../../../support/databases/openTestDatabase.js";
import { StatementCounter } from "../../../support/databases/statementCounter.js";
import { leftByMigrations } from "../../../support/migrations/leftByMigrations.js";
import { testWrite } from "../../../support/testWrite.js";

onMariaDb("Migrations of MariaDB, which commits each change of a table", (test) => {
  it("are killed once each and start anew, and leave what unharmed ones leave", async () => {
    const { left } = await leftByMigrations();
    const harmed = await leftByMigrations({ pointOf: (place) => 2 + (place % 3) });
    expect(harmed.kills).toBeGreaterThan(45);
    expect(harmed.left).toBe(left);
  });

  const changes = [
    "CREATE TABLE kinds (id INT NOT NULL PRIMARY KEY, other_id INT, KEY ix_kinds_other (other_id))",
    "ALTER TABLE kinds ADD COLUMN colour VARCHAR(10) NULL",
    "ALTER TABLE kinds ADD COLUMN size INT NULL, ADD INDEX ix_kinds_size (size)",
    "CREATE INDEX ix_kinds_colour ON kinds (colour)",
    "ALTER TABLE kinds ADD CONSTRAINT fk_kinds_other FOREIGN KEY (other_id) REFERENCES kinds (id)",
    "ALTER TABLE kinds MODIFY colour VARCHAR(20) NULL",
    "ALTER TABLE kinds RENAME COLUMN colour TO hue",
    "ALTER TABLE kinds DROP FOREIGN KEY fk_kinds_other",
    "DROP INDEX ix_kinds_size ON kinds",
    "ALTER TABLE kinds DROP COLUMN size",
    "RENAME TABLE kinds TO sorts",
    "DROP TABLE sorts",
  ];

  it("make each kind of change once, where it is not known whether it was made", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    for (const change of changes) {
      await source.query(change);
      await source.query("INSERT INTO migration_statements (statement) VALUES (?)", [change]);
      const runner = source.createQueryRunner();
      await makeRepeatable(runner, false);
      await expect(runner.query(change)).resolves.not.toThrow();
      await runner.query("COMMIT");
      await runner.release();
    }
  });

  it("keep nothing that was written behind a change of tables, unless they come to their end", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    await makeRepeatable(runner, false);
    await runner.startTransaction();
    await runner.query("CREATE TABLE kinds (id INT NOT NULL PRIMARY KEY)");
    await runner.query("INSERT INTO kinds VALUES (1)");
    await runner.rollbackTransaction();
    expect(await runner.query("SELECT * FROM kinds")).toEqual([]);
    await runner.startTransaction();
    await runner.query("DROP TABLE kinds");
    await runner.commitTransaction();
    await runner.release();
  });

  it("refuse what was there before them, at each start, and leave it alone", async () => {
    const { url, remove } = await newMysqlDatabase({ byMigrations: true });
    const connection = await createConnection(url);
    await connection.query("CREATE TABLE students (shoe_size INT)");
    await connection.query("INSERT INTO students VALUES (43)");
    for (let start = 1; start <= 2; start += 1) {
      await expect(openDatabase({ url, logger: new StatementCounter(), stepAsideMs: 0 })).rejects.toThrow(
        "basis data ini berisi tabel program lain (students)",
      );
    }
    const [rows] = await connection.query<RowDataPacket[]>("SELECT * FROM students");
    expect(rows).toEqual([{ shoe_size: 43 }]);
    await connection.end();
    await remove();
  });

  it("leave no note behind", async () => {
    for (const table of ["migration_statements", "migration_announcements", "migration_leases"]) {
      expect(await test.database.read((reader) => reader.count(sql`FROM ${raw(table)}`))).toBe(0);
    }
  });
});
