import { periodName } from "../../../../server/reports/forms/periodName.js";

it.each([
  ["2026-11-01", "2026-11-30", "Bulan November 2026"],
  ["2028-02-01", "2028-02-29", "Bulan Februari 2028"],
  ["2026-10-01", "2026-12-31", "Triwulan IV 2026"],
  ["2026-02-01", "2026-04-30", "1 Februari 2026 sampai 30 April 2026"],
  ["2026-07-01", "2026-12-31", "Semester Juli–Desember 2026"],
  ["2026-01-01", "2026-12-31", "Tahun 2026"],
  ["2026-07-01", "2027-06-30", "Tahun ajaran 2026/2027"],
  ["2026-11-02", "2026-11-30", "2 November 2026 sampai 30 November 2026"],
  ["2026-11-01", "2026-11-29", "1 November 2026 sampai 29 November 2026"],
])("%s to %s is %s", (from, to, name) => {
  expect(periodName(from, to)).toBe(name);
});
