import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** Holidays have a table of their own: ten years of them are more than one setting's value holds. */
export class Holidays1763930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { varchar, date, create } = portableTable(runner);
    const [stored] = (await runner.query("SELECT value FROM settings WHERE name = 'holidays'")) as { value: string }[];
    // MariaDB keeps the table where a start was cut off after it was made, and some of its rows; without the setting
    // all of them.
    const isMade = await runner.hasTable("holidays");
    if (isMade && stored) await runner.query("DELETE FROM holidays");
    if (!isMade) await create({ name: "holidays", columns: [date("date", { isPrimary: true }), varchar("name", 80)] });
    for (const [day, name] of daysIn(stored?.value)) {
      await runner.query("INSERT INTO holidays (`date`, name) VALUES (?, ?)", [day, name]);
    }
    await runner.query("DELETE FROM settings WHERE name = 'holidays'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("holidays");
  }
}

/** A stored value that was no list counted as an empty one. */
function daysIn(value: string | undefined): ReadonlyMap<string, string> {
  try {
    const holidays = JSON.parse(value ?? "[]") as { date: string; name: string }[];
    return new Map(holidays.map(({ date, name }) => [date, name]));
  } catch {
    return new Map();
  }
}
