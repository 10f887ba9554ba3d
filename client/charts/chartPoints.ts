import { formatMonth } from "../format/formatDate";
import { formatDayOfMonth, formatShortDay, formatShortMonth } from "../format/formatPeriod";

export interface ChartPoint {
  period: string;
  count: number;
  /** `Sen, 23 Nov 2026` or `November 2026`. */
  name: string;
  /** Below its bar: `23 Nov` or `Nov`. */
  label: string;
}

interface Periods {
  perDay: readonly { period: string; count: number }[];
  perMonth: readonly { period: string; count: number }[];
}

/** Days where the range is short enough for them, months otherwise. */
export function chartPoints({ perDay, perMonth }: Periods): { unit: "hari" | "bulan"; points: ChartPoint[] } {
  if (perDay.length > 0)
    return {
      unit: "hari",
      points: perDay.map((point) => ({
        ...point,
        name: formatShortDay(point.period),
        label: formatDayOfMonth(point.period),
      })),
    };
  return {
    unit: "bulan",
    points: perMonth.map((point) => ({
      ...point,
      name: formatMonth(`${point.period}-01`),
      label: formatShortMonth(`${point.period}-01`),
    })),
  };
}

/** What is written below the bars: all of them where there is room on a phone, else the first and the last. */
export function axisLabels(unit: "hari" | "bulan", points: readonly ChartPoint[]): string[] {
  if (points.length <= (unit === "hari" ? 7 : 12)) return points.map(({ label }) => label);
  return [points[0], points.at(-1)].flatMap((point) =>
    point ? [unit === "hari" ? point.label : `${point.label} ${point.period.slice(0, 4)}`] : [],
  );
}
