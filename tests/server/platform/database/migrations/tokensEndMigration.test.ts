import sql from "sql-template-tag";

import { TokensEnd1766300000100 } from "../../../../../server/platform/database/migrations/1766300000100-TokensEnd.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenAdmin } from "../../../../support/people.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("The tokens that had no end", (test) => {
  it("have a year from now on, and one that had an end keeps it", async () => {
    const { userId } = await givenAdmin(test.database);
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new TokensEnd1766300000100();
    await migration.down(runner);
    await test.database.write(testWrite, async (tx) => {
      for (const [name, end] of [
        ["endless", null],
        ["ending", "2026-12-24 00:00:00"],
      ]) {
        await tx.run(sql`INSERT INTO access_tokens (user_id, name, scope, token_hash, hint, created_at, expires_at)
          VALUES (${userId}, ${name}, 'read', ${name}, 'aksara_', '2026-11-21 00:00:00', ${end})`);
      }
    });
    await migration.up(runner);
    await runner.release();

    const ends = await test.database.read((reader) =>
      reader.rows<{ name: string; end: string }>(
        sql`SELECT name, CAST(expires_at AS CHAR) AS end FROM access_tokens ORDER BY name`,
      ),
    );
    expect(ends.map(({ name }) => name)).toEqual(["ending", "endless"]);
    expect(ends[0]?.end).toMatch(/^2026-12-24 00:00:00/);
    const days = (Date.parse(`${ends[1]?.end.slice(0, 19).replace(" ", "T")}Z`) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    await expect(
      test.database.write(testWrite, (tx) => tx.run(sql`UPDATE access_tokens SET expires_at = NULL`)),
    ).rejects.toThrow();
  });
});
