import sql from "sql-template-tag";

import { registerKey } from "../../../../../server/books/copies/registerKey.js";
import { InventoryBook1766700000124 } from "../../../../../server/platform/database/migrations/1766700000124-InventoryBook.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenBooks } from "../../../../support/givenBooks.js";
import { testWrite } from "../../../../support/testWrite.js";

const CODES = ["0012/PERPUS/2025", "SMPN12/2000", "É 7", "000", "x".repeat(100), "ﷺ".repeat(100)];

onBothEngines("The place in the inventory book of copies that are there already", (test) => {
  it("is what a later write makes of them, over several batches and where the migration was cut short", async () => {
    const many = Array.from({ length: 600 }, (_, index) => ({ itemCode: `B${index}` }));
    await givenBooks(test.database, [
      { copies: [...CODES.map((inventoryCode, index) => ({ itemCode: `A${index}`, inventoryCode })), ...many] },
    ]);
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new InventoryBook1766700000124();
    await migration.down(runner);
    await migration.up(runner);
    await expectKeys();

    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE copies SET register_key = '' WHERE id > 400`));
    await migration.up(runner);
    await runner.release();
    await expectKeys();
  });

  async function expectKeys() {
    const rows = await test.database.read((reader) =>
      reader.rows<{ code: string; place: string }>(
        sql`SELECT COALESCE(inventory_code, item_code) AS code, register_key AS place FROM copies ORDER BY id`,
      ),
    );
    expect(rows).toHaveLength(606);
    expect(rows.map(({ place }) => place)).toEqual(rows.map(({ code }) => registerKey(code)));
  }
});
