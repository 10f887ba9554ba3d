import sql from "sql-template-tag";

import { SetLoans1764300000000 } from "../../../../../server/platform/database/migrations/1764300000000-SetLoans.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenBooks } from "../../../../support/givenBooks.js";
import { givenBorrowing } from "../../../../support/circulation/givenBorrowing.js";
import { beforeMemberKinds } from "../../../../support/migrations/beforeMemberKinds.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("Loans that were made before each said whether it is of a set", (test) => {
  it("are told by their rules and the group of their category, also where the migration begins anew", async () => {
    const codes = ["K1", "K2", "K3", "K4"];
    await givenBooks(test.database, [{ category: "Buku Paket", copies: codes.map((itemCode) => ({ itemCode })) }]);
    for (const code of codes) await givenBorrowing(test.database, code);
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new SetLoans1764300000000();
    await beforeMemberKinds(runner);
    await migration.down(runner);
    await test.database.write(testWrite, async (tx) => {
      const change = (code: string, values: ReturnType<typeof sql>) =>
        tx.run(sql`UPDATE borrowings SET ${values} WHERE copy_id = (SELECT id FROM copies WHERE item_code = ${code})`);
      await tx.run(sql`UPDATE categories SET collection_group = 'textbook'`);
      await change("K1", sql`policy_due_on = '2027-06-11'`);
      await change("K2", sql`policy_counts_to_limit = 0`);
      await change("K3", sql`category_id = (SELECT MIN(id) FROM categories)`);
    });

    await migration.up(runner);
    await migration.up(runner);
    const loans = await test.database.read((reader) =>
      reader.rows<{ code: string; isSet: number }>(
        sql`SELECT copies.item_code AS code, borrowings.set_loan AS isSet
            FROM borrowings JOIN copies ON copies.id = borrowings.copy_id ORDER BY copies.item_code`,
      ),
    );
    expect(loans.map(({ code, isSet }) => [code, Number(isSet)])).toEqual([
      ["K1", 1],
      ["K2", 1],
      ["K3", 1],
      ["K4", 0],
    ]);
    await runner.release();
  });
});
