import { DIVISIONS } from "../../authorities/tree/divisions.js";
import type { DivisionMonth } from "./formReads.js";
import { shortMonth } from "./periodName.js";
import { type FormRow, type FormSection, lineOf, numberColumn, textColumn, withTotal } from "./ReportForm.js";

interface MonthTable {
  readonly title: string;
  readonly note: string;
  /** What names a line: `Klasifikasi` */
  readonly label: string;
  readonly months: readonly string[];
  readonly lines: readonly { readonly name: string; readonly countOf: (month: string) => number }[];
}

/** Lines by months, with the sums of both. */
export function monthTable({ title, note, label, months, lines }: MonthTable): FormSection {
  const rows = lines.map(({ name, countOf }): FormRow => {
    const counts = months.map(countOf);
    return lineOf([name, ...counts, counts.reduce((sum, count) => sum + count, 0)]);
  });
  return {
    title,
    note,
    columns: [
      textColumn(label, 4),
      ...months.map((month) => numberColumn(shortMonth(month))),
      numberColumn("Jumlah", 1.2),
    ],
    rows: withTotal(rows),
  };
}

/** Every main class, in the order of the shelves. */
export function divisionMonthLines(counts: readonly DivisionMonth[]): MonthTable["lines"] {
  const keyOf = (division: string | null, month: string) => `${division ?? ""} ${month}`;
  const sums = new Map<string, number>();
  for (const { division, month, count } of counts) {
    const key = keyOf(division, month);
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return DIVISIONS.map((each) => ({
    name: divisionName(each),
    countOf: (month) => sums.get(keyOf(each.code, month)) ?? 0,
  }));
}

export function divisionName({ code, name }: (typeof DIVISIONS)[number]): string {
  return code === null ? name : `${code} ${name}`;
}
