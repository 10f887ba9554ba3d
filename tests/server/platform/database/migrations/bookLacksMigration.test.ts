import sql from "sql-template-tag";

import { BookLacks1763850000000 } from "../../../../../server/platform/database/migrations/1763850000000-BookLacks.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenBooks } from "../../../../support/givenBooks.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("The copies that books hold", (test) => {
  it("are counted for the books that are there already, also where the counting was cut short", async () => {
    await givenBooks(test.database, [
      { title: "Berdua", copies: [{ itemCode: "BD1" }, { itemCode: "BD2" }, { itemCode: "BD3" }, { itemCode: "BD4" }] },
      { title: "Kosong" },
    ]);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE copies SET status = 'withdrawn' WHERE item_code = 'BD3'`);
      await tx.run(sql`UPDATE copies SET listed = 0 WHERE item_code = 'BD4'`);
    });
    const held = () =>
      test.database.read((reader) =>
        reader.rows<{ title: string; held: number }>(sql`SELECT title, held_copies AS held FROM books ORDER BY title`),
      );
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new BookLacks1763850000000();

    await migration.down(runner);
    await migration.up(runner);
    expect(await held()).toEqual([
      { title: "Berdua", held: 2 },
      { title: "Kosong", held: 0 },
    ]);

    // The column is there and nothing is counted: so a process leaves it that is killed between the two.
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET held_copies = 0`));
    await migration.up(runner);
    await runner.release();
    expect(await held()).toEqual([
      { title: "Berdua", held: 2 },
      { title: "Kosong", held: 0 },
    ]);
  });
});
