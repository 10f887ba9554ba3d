import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a library that never chose has had until now, before new ones began to forget by themselves. */
const KEPT: Readonly<Record<string, string>> = { anonymiseAfterMonths: "null", studentsMayClearHistory: "false" };

/** A library that has people keeps its history until it chooses otherwise: an update forgets nothing unasked. */
export class HistoryKept1766400000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const people = (await runner.query(
      "SELECT id FROM users UNION ALL SELECT id FROM students UNION ALL SELECT id FROM visits LIMIT 1",
    )) as unknown[];
    if (people.length === 0) return;
    const now = new Date().toISOString().replace(/T(.*)\.\d+Z$/, " $1.000");
    for (const [name, value] of Object.entries(KEPT)) {
      const stored = (await runner.query("SELECT name FROM settings WHERE name = ?", [name])) as unknown[];
      if (stored.length > 0) continue;
      await runner.query("INSERT INTO settings (name, value, updated_at) VALUES (?, ?, ?)", [name, value, now]);
    }
  }

  /** Nothing has to be undone: earlier versions take a stored null as never, too. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
