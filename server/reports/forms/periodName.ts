import { addDays } from "../../platform/time/libraryClock.js";
import { longDate } from "../../platform/time/longDate.js";

const QUARTERS = ["I", "II", "III", "IV"];

/** The days as people call them: a month, a quarter, half a year, a year, a school year; or else from when to when. */
export function periodName(from: string, to: string): string {
  const [year = "", month = ""] = from.split("-");
  const begins = Number(month);
  const months = wholeMonths(from, to);
  if (months === 1) return `Bulan ${monthName(from)}`;
  if (months === 3 && begins % 3 === 1) return `Triwulan ${QUARTERS[(begins - 1) / 3] ?? ""} ${year}`;
  if (months === 6 && begins % 6 === 1) return `Semester ${begins === 1 ? "Januari–Juni" : "Juli–Desember"} ${year}`;
  if (months === 12 && begins === 1) return `Tahun ${year}`;
  if (months === 12 && begins === 7) return `Tahun ajaran ${year}/${Number(year) + 1}`;
  return `${longDate(from)} sampai ${longDate(to)}`;
}

/** 0 where they begin or end within a month. */
function wholeMonths(from: string, to: string): number {
  const after = addDays(to, 1);
  if (!from.endsWith("-01") || !after.endsWith("-01")) return 0;
  const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthsOf(after) - monthsOf(from);
}

/** `November 2026` */
export function monthName(day: string): string {
  return new Intl.DateTimeFormat("id-ID", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day.slice(0, 7)}-01T00:00:00Z`),
  );
}

/** `Nov 26` */
export function shortMonth(month: string): string {
  const name = new Intl.DateTimeFormat("id-ID", { month: "short", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return `${name} ${month.slice(2, 4)}`;
}
