import { monthToHandIn, periodsOf, type PeriodUnit, unitOf } from "../../../client/reports/forms/formPeriods";
import { copiedTable, shownCell } from "../../../client/reports/forms/formTable";

const TODAY = "2026-11-30";

test.each<[PeriodUnit, string, string, string, string]>([
  ["month", "November 2026", "2026-11-01", "2026-11-30", "Oktober 2026"],
  ["quarter", "Triwulan IV 2026", "2026-10-01", "2026-12-31", "Triwulan III 2026"],
  ["half", "Juli–Desember 2026", "2026-07-01", "2026-12-31", "Januari–Juni 2026"],
  ["year", "2026", "2026-01-01", "2026-12-31", "2025"],
  ["schoolYear", "2026/2027", "2026-07-01", "2027-06-30", "2025/2026"],
])("the newest %s is %s, and the one before it %s to %s follows", (unit, label, from, to, before) => {
  const [newest, second] = periodsOf(unit, TODAY);
  expect(newest).toEqual({ label, from, to });
  expect(second?.label).toBe(before);
  expect(unitOf({ from, to }, TODAY)).toBe(unit);
});

test("periods follow one another without a gap, over the turn of a year and a leap day", () => {
  const months = periodsOf("month", "2028-04-15");
  months.slice(1).forEach(({ to }, index) => {
    const next = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10);
    expect(next).toBe(months[index]?.from);
  });
  expect(months.map(({ to }) => to)).toContain("2028-02-29");
});

test.each([
  ["2026-12-01", "2026-11-01", "2026-11-30"],
  ["2027-01-10", "2026-12-01", "2026-12-31"],
  ["2026-12-11", "2026-12-01", "2026-12-31"],
  ["2026-11-30", "2026-11-01", "2026-11-30"],
])("on %s the days from %s to %s are handed in", (today, from, to) => {
  expect(monthToHandIn(today)).toMatchObject({ from, to });
});

test("a school year has begun before the turn of the year, and days that are none of these are free", () => {
  expect(periodsOf("schoolYear", "2027-02-01")[0]?.label).toBe("2026/2027");
  expect(unitOf({ from: "2026-11-02", to: "2026-11-30" }, TODAY)).toBe("days");
  expect(periodsOf("days", TODAY)).toEqual([]);
});

test("a table is copied as a spreadsheet takes it, and shown as people read it", () => {
  const rows = [{ cells: [{ text: "Buku\tsaku" }, { number: 1234.5 }, { text: null, number: null }] }];
  expect(copiedTable([{ label: "Data" }, { label: "Angka" }, { label: "Isi" }], rows)).toBe(
    "Data\tAngka\tIsi\nBuku saku\t1234,5\t",
  );
  expect(shownCell({ number: 1234.5 })).toBe("1.234,5");
});
