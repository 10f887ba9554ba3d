import sql from "sql-template-tag";

import { visitsCounter } from "../../../server/visits/statistics/visitsCounter.js";
import { LibraryInfoService } from "../../../server/reports/LibraryInfoService.js";
import { visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("Visits this month", (test) => {
  it.each(["UTC", "Asia/Jakarta", "America/New_York"])(
    "turn to a new month at midnight in Jakarta, on a server that keeps %s",
    async (serverZone) => {
      const before = process.env.TZ;
      process.env.TZ = serverZone;
      const novemberName = visitsCounter(new Date("2026-11-30T16:59:59Z"), "Asia/Jakarta");
      const decemberName = visitsCounter(new Date("2026-11-30T17:00:00Z"), "Asia/Jakarta");
      await test.database.write(testWrite, async (tx) => {
        await tx.run(sql`DELETE FROM counters`);
        await tx.run(sql`INSERT INTO counters (name, value) VALUES (${novemberName}, 12), (${decemberName}, 3)`);
      });
      const at = (instant: string) =>
        new LibraryInfoService(test.database, "Asia/Jakarta", { now: () => new Date(instant) }).statistics(visitor);

      const figures = [
        await at("2026-11-30T16:59:59Z"),
        await at("2026-11-30T17:00:00Z"),
        await at("2026-12-31T17:00:00Z"),
      ];
      process.env.TZ = before;

      expect([novemberName, decemberName]).toEqual(["visits:2026-11", "visits:2026-12"]);
      expect(figures.map(({ visitsThisMonth }) => visitsThisMonth)).toEqual([12, 3, 0]);
    },
  );
});
