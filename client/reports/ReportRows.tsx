import type { ReactNode } from "react";
import { formatNumber } from "../format/formatNumber";
import { LoadMoreButton } from "../lists/LoadMoreButton";

/** What is asked for at once. */
export const ROWS_PER_PAGE = 20;
/** More would be a book: the rest is in the CSV. */
const MOST_PRINTED = 100;

interface ReportRowsProps {
  label: string;
  /** What one row is called: `judul`. */
  noun: string;
  rows: readonly { key: string; row: ReactNode }[];
  total: number;
  /** In two columns, where there is room for them. */
  isShort?: boolean;
  /** Null where all rows are here. */
  onMore: (() => Promise<unknown>) | null;
}

/** The first rows of a list that can be long, on screen and on paper. */
export function ReportRows({ label, noun, rows, total, isShort = false, onMore }: ReportRowsProps) {
  const printed = Math.min(rows.length, MOST_PRINTED);
  return (
    <div className="rounded-2xl border border-line bg-card px-4 py-1.5">
      <ul aria-label={label} className={isShort ? "gap-x-6 md:grid md:grid-cols-2 print:grid print:grid-cols-2" : ""}>
        {rows.map(({ key, row }, index) => (
          <li
            key={key}
            className={`break-inside-avoid border-t border-line first:border-t-0 ${
              isShort ? "md:[&:nth-child(2)]:border-t-0 print:[&:nth-child(2)]:border-t-0" : ""
            } ${index < MOST_PRINTED ? "" : "print:hidden"}`}
          >
            {row}
          </li>
        ))}
      </ul>
      {printed < total && (
        <p className="only-print border-t border-line py-2 text-sm">
          Dicetak {formatNumber(printed)} dari {formatNumber(total)} {noun}. Selengkapnya ada di CSV.
        </p>
      )}
      {onMore && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5 print:hidden">
          <p role="status" className="text-sm text-muted tabular-nums">
            {formatNumber(rows.length)} dari {formatNumber(total)} {noun} ditampilkan
          </p>
          <LoadMoreButton onMore={onMore} />
        </div>
      )}
    </div>
  );
}
