import { formatHours, openingLines } from "../../../client/format/openingLines";
import { WEEKDAYS, weekdayOf } from "../../../client/format/weekdays";

/** One letter a day from Monday on; the same letter means the same hours, `-` none. */
const HOURS: Record<string, { opens: string; closes: string }[]> = {
  a: [{ opens: "07:00", closes: "15:00" }],
  b: [
    { opens: "07:00", closes: "11:30" },
    { opens: "13:00", closes: "15:00" },
  ],
  c: [{ opens: "09:00", closes: "12:00" }],
  "-": [],
};
const week = (letters: string) =>
  WEEKDAYS.map((weekday, day) => ({ weekday, hours: HOURS[letters[day] ?? "-"] ?? [] }));

test.each([
  ["aaaaa--", ["Senin–Jumat 07.00–15.00"]],
  ["aaaab--", ["Senin–Kamis 07.00–15.00", "Jumat 07.00–11.30 dan 13.00–15.00"]],
  ["aaaaacc", ["Senin–Jumat 07.00–15.00", "Sabtu–Minggu 09.00–12.00"]],
  ["aaaaaaa", ["Setiap hari 07.00–15.00"]],
  ["a-a-a--", ["Senin 07.00–15.00", "Rabu 07.00–15.00", "Jumat 07.00–15.00"]],
  ["aaaa-aa", ["Sabtu–Kamis 07.00–15.00"]],
  ["aaaa--a", ["Minggu–Kamis 07.00–15.00"]],
  ["caaaac-", ["Senin 09.00–12.00", "Selasa–Jumat 07.00–15.00", "Sabtu 09.00–12.00"]],
  ["-------", []],
])("a week of %s is told as %j", (letters, lines) => {
  expect(openingLines(week(letters))).toEqual(lines);
});

test("three stretches of one day are told as a list is", () => {
  const hours = [
    { opens: "07:00", closes: "09:30" },
    { opens: "10:00", closes: "12:00" },
    { opens: "13:00", closes: "15:00" },
  ];
  expect(formatHours(hours)).toBe("07.00–09.30, 10.00–12.00 dan 13.00–15.00");
});

test("a date has its weekday", () => {
  expect(["2026-11-21", "2026-11-22", "2026-11-23"].map(weekdayOf)).toEqual(["SATURDAY", "SUNDAY", "MONDAY"]);
});
