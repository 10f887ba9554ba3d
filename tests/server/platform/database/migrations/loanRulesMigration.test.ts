import sql from "sql-template-tag";

import { LoanRules1764000000000 } from "../../../../../server/platform/database/migrations/1764000000000-LoanRules.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { beforeMemberKinds } from "../../../../support/migrations/beforeMemberKinds.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("Rules of lending that were there before each pair had one", (test) => {
  it("stay where they were the first of their pair, also where the migration begins anew", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new LoanRules1764000000000();
    await beforeMemberKinds(runner);
    await migration.down(runner);
    for (const [kind, days] of [
      ["teacher", 14],
      ["teacher", 21],
      ["staff", 10],
      [null, 3],
    ] as const) {
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`INSERT INTO loan_rules (student_kind, loan_days) VALUES (${kind}, ${days})`),
      );
    }
    await migration.up(runner);
    await migration.up(runner);
    const rules = await test.database.read((reader) =>
      reader.rows(sql`SELECT pair_key AS pairKey, loan_days AS loanDays FROM loan_rules ORDER BY id`),
    );
    expect(rules).toEqual([
      { pairKey: "teacher/any", loanDays: 14 },
      { pairKey: "staff/any", loanDays: 10 },
    ]);
    await runner.release();
  });
});
