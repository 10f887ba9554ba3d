import sql, { join } from "sql-template-tag";

import { text } from "../../../../server/platform/database/columns.js";
import { localDay } from "../../../../server/platform/database/days/localDay.js";
import { toSqlDateTime } from "../../../../server/platform/database/sqlDateTime.js";
import { dayIn, instantOf } from "../../../../server/platform/time/libraryClock.js";
import { onBothEngines } from "../../../support/database.js";

const YEAR = { from: "2025-07-01", to: "2026-06-30" };
const HOUR_MS = 3_600_000;

onBothEngines("The day of an instant, as the database tells it", (test) => {
  // Without changes of the clock; at night; at midnight, which is skipped; and off again for a month (Ramadan).
  it.each(["Asia/Jakarta", "America/New_York", "America/Santiago", "Africa/Cairo", "Africa/Casablanca"])(
    "is that of the clock in %s, at any time of a year",
    async (timeZone) => {
      const begins = instantOf(timeZone, YEAR.from).getTime();
      const instants = Array.from({ length: 1_740 }, (_, index) => new Date(begins + index * 5 * HOUR_MS));
      const values = instants.map((instant) => sql`SELECT ${toSqlDateTime(instant)} AS moment`);
      const day = localDay(test.engine, sql`moments.moment`, timeZone, YEAR);
      const days: string[] = [];
      for (let first = 0; first < values.length; first += 300) {
        const part = join(values.slice(first, first + 300), " UNION ALL ");
        const rows = await test.database.read((reader) =>
          reader.select({ day: text(day) }, sql`FROM (${part}) moments ORDER BY moments.moment`),
        );
        days.push(...rows.map((row) => row.day));
      }
      expect(days).toEqual(instants.map((instant) => dayIn(timeZone, instant)));
    },
  );
});
