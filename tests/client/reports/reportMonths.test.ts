import { monthName, monthsBetween } from "../../../client/reports/reportMonths";

test.each([
  ["2026-07-01", "2026-11-24", ["2026-07", "2026-08", "2026-09", "2026-10", "2026-11"]],
  ["2025-12-31", "2026-01-01", ["2025-12", "2026-01"]],
  ["2026-11-24", "2026-11-24", ["2026-11"]],
  // None of these days has come.
  ["2027-07-01", "2026-11-24", []],
])("the months from %s to %s are all there, also those in which nothing happened", (from, to, months) => {
  expect(monthsBetween(from, to)).toEqual(months);
});

test("a month is named in words", () => {
  expect(monthName("2026-11")).toBe("November 2026");
});
