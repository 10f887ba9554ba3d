import sql from "sql-template-tag";

import { freezeOldLateness } from "../../../../../server/circulation/borrowings/freezeOldLateness.js";
import { FrozenLateness1765700000091 } from "../../../../../server/platform/database/migrations/1765700000091-FrozenLateness.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenBooks } from "../../../../support/givenBooks.js";
import { givenBorrowing } from "../../../../support/circulation/givenBorrowing.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("How late loans were that ended before each kept it", (test) => {
  it("is what their fine was charged for, and else what the calendar says at the first start", async () => {
    // Returned on Friday 20 November, due on Monday 16: four open days late, by the calendar of today.
    const loans = {
      charged: sql`fine = 1500`,
      inTime: sql`fine = 0`,
      capped: sql`fine = 1000, policy_fine_cap = 1000`,
      underCap: sql`fine = 1000, policy_fine_cap = 5000`,
      graceApart: sql`fine = 500, policy_grace_days = 2, policy_grace_charged = 0`,
      withinGrace: sql`fine = 0, policy_grace_days = 9`,
      free: sql`fine = 0, policy_fine_per_day = 0`,
      forgotten: sql`fine = NULL, student_id = NULL`,
      lost: sql`fine = 1500, lost = 1, lost_at = returned_at, returned_at = NULL`,
    };
    const codes = [...Object.keys(loans), "open"];
    await givenBooks(test.database, [{ copies: codes.map((itemCode) => ({ itemCode })) }]);
    for (const code of codes) {
      await givenBorrowing(test.database, code, { returned: code !== "open", dueAt: "2026-11-16" });
    }
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new FrozenLateness1765700000091();
    await migration.down(runner);
    await test.database.write(testWrite, async (tx) => {
      for (const [code, values] of Object.entries(loans)) {
        await tx.run(
          sql`UPDATE borrowings SET ${values} WHERE copy_id = (SELECT id FROM copies WHERE item_code = ${code})`,
        );
      }
    });
    const daysByCode = async () => {
      const found = await test.database.read((reader) =>
        reader.rows<{ code: string; days: number | null }>(
          sql`SELECT copies.item_code AS code, borrowings.overdue_days AS days
              FROM borrowings JOIN copies ON copies.id = borrowings.copy_id`,
        ),
      );
      return Object.fromEntries(found.map(({ code, days }) => [code, days]));
    };

    await migration.up(runner);
    await migration.up(runner);
    await runner.release();
    const known = { charged: 3, inTime: 0, underCap: 2, graceApart: 3, lost: 3, open: null };
    const unknown = { capped: null, withinGrace: null, free: null, forgotten: null };
    expect(await daysByCode()).toEqual({ ...known, ...unknown });

    await freezeOldLateness(test.database, { timeZone: "Asia/Jakarta", now: () => new Date("2026-11-23T02:00:00Z") });
    expect(await daysByCode()).toEqual({ ...known, capped: 4, withinGrace: 4, free: 4, forgotten: 4 });
  });
});
