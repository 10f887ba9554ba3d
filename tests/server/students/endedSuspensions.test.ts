import sql from "sql-template-tag";

import { studentDependents } from "../../../server/studentDependents.js";
import { liftEndedSuspensions } from "../../../server/students/lending/liftEndedSuspensions.js";
import { adjustCounters } from "../../../server/platform/database/counters/counters.js";
import { onBothEngines } from "../../support/database.js";
import { givenStudent, givenUser } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

/** More than one batch. */
const MANY = 60;

onBothEngines("The night after a suspension's last day", (test) => {
  const rows = <Row>(statement: ReturnType<typeof sql>) => test.database.read((reader) => reader.rows<Row>(statement));
  const suspended = async (until: string | null, status = "suspended") => {
    const id = await givenStudent(test.database);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET status = ${status}, suspended_until = ${until} WHERE id = ${id}`),
    );
    return id;
  };
  const standings = async (ids: readonly number[]) => {
    const all = await rows<{ id: number; status: string; until: string | null }>(
      sql`SELECT id, status, suspended_until AS until FROM students`,
    );
    return ids.map((id) => all.find((one) => one.id === id)).map((one) => [one?.status, one?.until]);
  };
  const activeMembers = async () =>
    (await rows<{ value: number }>(sql`SELECT value FROM counters WHERE name = 'students'`))[0]?.value;
  const entries = () =>
    rows<{ actor: string; record_id: number }>(
      sql`SELECT actor, record_id FROM audit_entries WHERE action = 'student.update' ORDER BY id`,
    );

  it("makes those active whose it was, counts them and says so, and leaves every other as it is", async () => {
    const over: number[] = [];
    for (let index = 0; index < MANY; index += 1) over.push(await suspended("2026-11-10"));
    const others = [
      await suspended("2026-11-11"),
      await suspended(null),
      await suspended("2026-11-10", "graduated"),
      await suspended(null, "active"),
    ];
    await test.database.write(testWrite, (tx) => adjustCounters(tx, { students: 1 }));
    const userId = await givenUser(test.database, { username: "rina", studentId: over[0] ?? 0 });
    let now = new Date("2026-11-10T16:59:59Z");
    const lift = () =>
      liftEndedSuspensions(test.database, studentDependents, { timeZone: "Asia/Jakarta", now: () => now });
    await lift();
    expect(await entries()).toEqual([]);

    // The library's midnight.
    now = new Date("2026-11-10T17:00:00Z");
    await lift();
    expect(await standings(over)).toEqual(over.map(() => ["active", null]));
    expect(await standings(others)).toEqual([
      ["suspended", "2026-11-11"],
      ["suspended", null],
      ["graduated", "2026-11-10"],
      ["active", null],
    ]);
    expect(await activeMembers()).toBe(MANY + 1);
    const reported = await entries();
    expect(reported.map(({ record_id: id }) => id).sort((one, other) => one - other)).toEqual(over);
    expect(new Set(reported.map(({ actor }) => actor)).size).toBe(1);
    expect(await rows(sql`SELECT active FROM users WHERE id = ${userId}`)).toEqual([{ active: 1 }]);

    await lift();
    expect([await activeMembers(), (await entries()).length]).toEqual([MANY + 1, MANY]);
  });
});
