import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { dataSourceOf } from "../../../support/dataSourceOf.js";
import { onBothEngines, onMariaDb } from "../../../support/database.js";
import { openTestDatabase } from "../../../support/databases/openTestDatabase.js";
import { statementsOf } from "../../../support/databases/templates.js";
import { entities, openDatabase } from "../../../../server/openDatabase.js";
import { testWrite } from "../../../support/testWrite.js";

const entityFiles = readdirSync("server", { recursive: true, encoding: "utf8" })
  .map((file) => join("server", file))
  .filter((file) => file.endsWith(".entity.ts") && readFileSync(file, "utf8").includes("@Entity("))
  .map((file) => [basename(file, ".entity.ts"), file] as const);

describe("The list of entities in openDatabase.ts", () => {
  it.each(entityFiles)("has %s of %s, without which nothing compares it with its migration", (name) => {
    expect(entities.map((entity) => entity.name)).toContain(name);
  });
});

onBothEngines(
  "The migrated schema",
  (test) => {
    it("is exactly what the entities describe", async () => {
      const difference = await test.database.write(testWrite, (reader) =>
        dataSourceOf(reader).driver.createSchemaBuilder().log(),
      );

      expect(difference.upQueries.map(({ query }) => query)).toEqual([]);
    });

    it("is migrated once: a second start changes nothing", async () => {
      const applied = async () =>
        (
          await test.database.read((reader) =>
            dataSourceOf(reader).query<{ name: string }[]>("SELECT name FROM migrations"),
          )
        ).map(({ name }) => name);
      const before = await applied();

      const again = await openDatabase({ url: test.url });
      await again.close();

      expect(await applied()).toEqual(before);
      expect(before.length).toBeGreaterThan(0);
    });
  },
  { byMigrations: true },
);

onMariaDb("A test's database", (test) => {
  it("is, table by table and row by row, what the migrations make", async () => {
    const migrated = await openTestDatabase("mysql", { byMigrations: true });
    const expected = await statementsOf(migrated.url);
    await migrated.dispose();

    expect(await statementsOf(test.url)).toBe(expected);
    expect(expected).toMatch(/FULLTEXT KEY[^]*FOREIGN KEY[^]*INSERT INTO migrations/);
  });
});
