import sql from "sql-template-tag";

import { CopyOrigins1766700000121 } from "../../../../../server/platform/database/migrations/1766700000121-CopyOrigins.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenBooks } from "../../../../support/givenBooks.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("The copies that are there already", (test) => {
  it("came as their book did, also where the migration was cut short, and nothing else of them changes", async () => {
    await givenBooks(test.database, [
      { title: "Hibah", source: "Hibah", copies: [{ itemCode: "H1", price: 5_000 }, { itemCode: "H2" }] },
      { title: "Entah", copies: [{ itemCode: "E1" }] },
    ]);
    const kept = () =>
      test.database.read((reader) =>
        reader.rows(sql`SELECT copies.item_code, copies.price, copies.listed, sources.name AS source FROM copies
                        LEFT JOIN sources ON sources.id = copies.source_id ORDER BY copies.id`),
      );
    const before = await kept();
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new CopyOrigins1766700000121();

    await migration.down(runner);
    await migration.up(runner);
    expect(await kept()).toEqual(before);
    expect(before).toMatchObject([
      { item_code: "H1", price: 5_000, source: "Hibah" },
      { item_code: "H2", source: "Hibah" },
      { item_code: "E1", source: null },
    ]);

    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE copies SET source_id = NULL`));
    await migration.up(runner);
    await runner.release();
    expect(await kept()).toEqual(before);
  });
});
