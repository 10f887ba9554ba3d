import sql from "sql-template-tag";

import { LoanRuleService } from "../../../../server/circulation/policy/LoanRuleService.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Reports of copies that are not as their book", (test) => {
  it("count each in its own kind of collection and by its own source and price, and the title with its book", async () => {
    await givenBooks(test.database, [
      {
        category: "Novel",
        source: "Beli",
        price: 50_000,
        copies: [
          { itemCode: "R1" },
          { itemCode: "R2", category: "Referensi", source: "Hibah", price: 10_000 },
          { itemCode: "R3", category: "Referensi", source: "Hibah", status: "lost" },
        ],
      },
    ]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE categories SET collection_group = CASE name WHEN 'Novel' THEN 'fiction' ELSE 'reference' END`),
    );
    const [reference] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM categories WHERE name = 'Referensi'`),
    );
    await new LoanRuleService(test.database).create(system, { categoryId: reference?.id, lendable: false });
    const reports = new ReportService(test.database, {
      timeZone: "Asia/Jakarta",
      now: () => new Date("2026-11-25T00:00:00Z"),
    });
    const days = { from: "2026-11-01", to: "2026-11-30" };
    const { collection } = await reports.accreditation(system, days);
    const acquisitions = await reports.acquisitions(system, days);

    expect(collection).toMatchObject({ titles: 1, copies: 2, lendableCopies: 1 });
    const groups = collection.perGroup.map(({ group, titles, copies }) => [group, titles, copies]);
    expect(groups).toContainEqual(["fiction", 1, 1]);
    expect(groups).toContainEqual(["reference", 0, 1]);
    expect(acquisitions.perSource.map(({ sourceName, copies, value }) => [sourceName, copies, value])).toEqual([
      ["Hibah", 2, 60_000],
      ["Beli", 1, 50_000],
    ]);
  });
});
