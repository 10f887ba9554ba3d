import sql from "sql-template-tag";

import { auditEntryTable } from "../../../server/audit/AuditEntry.entity.js";
import { AuditService } from "../../../server/audit/AuditService.js";
import { emptyValues } from "../../../server/platform/database/columns.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("The audit trail of some days", (test) => {
  it("has every entry of them, also where one that says only its day comes before those with lower numbers", async () => {
    const entries = [
      ["2026-11-02T16:30:00Z", "the evening before"],
      ["2026-11-02T17:05:00Z", "five past midnight"],
      ["2026-11-03T02:00:00Z", "the morning"],
      // Written at nine, and forgotten since.
      ["2026-11-02T17:00:00Z", "forgotten"],
      ["2026-11-03T09:00:00Z", "the afternoon"],
      ["2026-11-03T17:00:00Z", "forgotten on the next day"],
    ] as const;
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM audit_entries`);
      for (const [at, actor] of entries) {
        const row = { createdAt: new Date(at), actor, action: "borrowing.return", recordType: "borrowing" };
        await tx.insert(auditEntryTable, [{ ...emptyValues(auditEntryTable), ...row }]);
      }
    });
    const audit = new AuditService(test.database, "Asia/Jakarta");
    const of = async (from: string, to: string) =>
      (await audit.page(system, { from, to }, { first: 10 })).edges.map(({ node }) => node.actor).reverse();
    expect(await of("2026-11-03", "2026-11-03")).toEqual([
      "five past midnight",
      "the morning",
      "forgotten",
      "the afternoon",
    ]);
    expect(await of("2026-11-02", "2026-11-02")).toEqual(["the evening before"]);
    expect(await of("2026-11-04", "2026-11-04")).toEqual(["forgotten on the next day"]);
  });
});
