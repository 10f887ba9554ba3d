import { schoolYearOf } from "../../../client/format/schoolYear";

test.each([
  ["2026-06-30", "2025/2026"],
  ["2026-07-01", "2026/2027"],
  ["2026-12-31", "2026/2027"],
  ["2027-01-01", "2026/2027"],
])("%s is within the school year %s", (day, year) => {
  expect(schoolYearOf(day)).toBe(year);
});
