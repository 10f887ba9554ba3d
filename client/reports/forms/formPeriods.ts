import { schoolYearStart } from "../../../common/schoolYear";
import { addDays } from "../../format/addDays";
import { formatMonth } from "../../format/formatDate";

export const PERIOD_UNITS = {
  month: "Bulan",
  quarter: "Triwulan",
  half: "Semester",
  year: "Tahun",
  schoolYear: "Tahun ajaran",
  days: "Tanggal lain",
} as const;
export type PeriodUnit = keyof typeof PERIOD_UNITS;

export interface Period {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** How many of each are offered, the newest first. */
const OFFERED = { month: 24, quarter: 8, half: 6, year: 5, schoolYear: 5 } as const;
const MONTHS = { month: 1, quarter: 3, half: 6, year: 12, schoolYear: 12 } as const;

/** The last ones of a unit, this one first; of free days there are none to choose from. */
export function periodsOf(unit: PeriodUnit, today: string): Period[] {
  if (unit === "days") return [];
  const length = MONTHS[unit];
  const [year = 0, month = 1] = today.split("-").map(Number);
  const first =
    unit === "schoolYear" ? schoolYearStart(today) * 12 + 6 : year * 12 + Math.floor((month - 1) / length) * length;
  return Array.from({ length: OFFERED[unit] }, (_, back) => {
    const begins = first - back * length;
    const from = firstDay(begins);
    return { label: labelOf(unit, begins), from, to: addDays(firstDay(begins + length), -1) };
  });
}

/** Until when in a month the one before it is being handed in. */
const HANDED_IN_BY = 10;

/** The month that is handed in on this day: the last one in the first days of a month, and then the one that runs. */
export function monthToHandIn(today: string): Period | undefined {
  return periodsOf("month", today)[Number(today.slice(8)) <= HANDED_IN_BY ? 1 : 0];
}

/** Of months counted from the year 0. */
function firstDay(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}

function labelOf(unit: Exclude<PeriodUnit, "days">, begins: number): string {
  const year = Math.floor(begins / 12);
  const month = begins % 12;
  if (unit === "month") return formatMonth(firstDay(begins));
  if (unit === "quarter") return `Triwulan ${["I", "II", "III", "IV"][month / 3] ?? ""} ${year}`;
  if (unit === "half") return month === 0 ? `Januari–Juni ${year}` : `Juli–Desember ${year}`;
  return unit === "year" ? String(year) : `${year}/${year + 1}`;
}

/** Which unit these days are one of, as far as it is offered. */
export function unitOf({ from, to }: Pick<Period, "from" | "to">, today: string): PeriodUnit {
  const units: readonly PeriodUnit[] = ["month", "quarter", "half", "year", "schoolYear"];
  const isOne = (unit: PeriodUnit) => periodsOf(unit, today).some((each) => each.from === from && each.to === to);
  return units.find(isOne) ?? "days";
}
