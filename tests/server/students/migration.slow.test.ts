import { Students1763770000000 } from "../../../server/platform/database/migrations/1763770000000-Students.js";
import { dataSourceOf } from "../../support/dataSourceOf.js";
import { onBothEngines } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("Students of an older database", (test) => {
  it("keep all that they are, and are found and sorted like new ones", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new Students1763770000000();
    await migration.down(runner);
    await runner.startTransaction();
    for (let number = 1; number <= 501; number += 1) {
      await runner.query(
        `INSERT INTO students (nis, name, class_name, status, registered_at)
          VALUES (?, ?, ?, 'active', '2026-07-01 00:00:00.000')`,
        [`L${number}`, `Élok ${number}`, number === 501 ? null : "XI-IPA 1"],
      );
    }

    await migration.up(runner);
    await runner.commitTransaction();

    const keys = (nis: string): Promise<unknown> =>
      runner.query(
        "SELECT name, name_key AS nameKey, class_key AS classKey, search_key AS searchKey FROM students WHERE nis = ?",
        [nis],
      );
    expect(await keys("L1")).toEqual([
      { name: "Élok 1", nameKey: "elok 1", classKey: "011 ipa 001", searchKey: "elok 1 l1 xi ipa 1" },
    ]);
    expect(await keys("L501")).toEqual([
      { name: "Élok 501", nameKey: "elok 501", classKey: null, searchKey: "elok 501 l501" },
    ]);
    await runner.release();
  });
});
