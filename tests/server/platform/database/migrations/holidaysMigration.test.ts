import sql, { raw } from "sql-template-tag";

import { Holidays1763930000000 } from "../../../../../server/platform/database/migrations/1763930000000-Holidays.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("The holidays that were one setting's value", (test) => {
  it("move to their table, and what was no list is none", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new Holidays1763930000000();
    const migrated = async (value: string) => {
      await migration.down(runner);
      await test.database.write(testWrite, (tx) =>
        tx.run(
          sql`INSERT INTO settings (name, value, updated_at) VALUES ('holidays', ${value}, '2026-11-21 00:00:00')`,
        ),
      );
      await migration.up(runner);
      return test.database.read(async (reader) => ({
        days: await reader.rows(sql`SELECT CAST(date AS CHAR) AS date, name FROM holidays ORDER BY date`),
        rows: await reader.rows(sql`SELECT name FROM settings`),
      }));
    };

    expect(await migrated('[{"date":"2026-12-25","name":"Natal"},{"date":"2026-08-17","name":"Kemerdekaan"}]')).toEqual(
      {
        days: [
          { date: "2026-08-17", name: "Kemerdekaan" },
          { date: "2026-12-25", name: "Natal" },
        ],
        rows: [],
      },
    );
    expect(await migrated("rusak")).toEqual({ days: [], rows: [] });
    await runner.release();
  });

  it("stay where they are when the setting has gone and the move was not noted", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO holidays (${raw("`date`")}, name) VALUES ('2026-12-25', 'Natal')`),
    );
    const runner = source.createQueryRunner();
    await new Holidays1763930000000().up(runner);
    await runner.release();
    expect(await test.database.read((reader) => reader.rows(sql`SELECT name FROM holidays`))).toEqual([
      { name: "Natal" },
    ]);
  });
});
