import { isSqlDateTime, isSqlDay, toSqlDateTime } from "../../../../server/platform/database/sqlDateTime.js";

it("knows a time as it is stored from everything else that a cursor may hold", () => {
  expect(isSqlDateTime(toSqlDateTime(new Date()))).toBe(true);
  expect(
    ["", "bukan waktu", 20261121, "2026-11-21", "2026-02-30 00:00:00.000", "2026-99-99 99:99:99.000"].filter(
      isSqlDateTime,
    ),
  ).toEqual([]);
});

it("knows a day as it is stored from everything else", () => {
  expect(["2026-11-21", "2028-02-29"].filter(isSqlDay)).toHaveLength(2);
  expect(["", "kemarin", 20261121, "2026-02-30", "2026-11-21 00:00:00.000"].filter(isSqlDay)).toEqual([]);
});
