import { onBothEngines } from "../../../support/database.js";
import { openDatabase } from "../../../../server/openDatabase.js";

onBothEngines("The migrated schema", (test) => {
  it("is exactly what the entities describe", async () => {
    const difference = await test.database.write(({ manager }) =>
      manager.dataSource.driver.createSchemaBuilder().log(),
    );

    expect(difference.upQueries.map(({ query }) => query)).toEqual([]);
  });

  it("is migrated once: a second start changes nothing", async () => {
    const applied = async () =>
      (await test.database.read(({ manager }) => manager.query<{ name: string }[]>("SELECT name FROM migrations"))).map(
        ({ name }) => name,
      );
    const before = await applied();

    const again = await openDatabase({ url: test.url });
    await again.close();

    expect(await applied()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});
