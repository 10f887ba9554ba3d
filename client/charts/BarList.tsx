import type { ReactNode } from "react";
import { formatNumber } from "../format/formatNumber";

export interface BarRow {
  key: string;
  name: ReactNode;
  /** What the bar's length tells. */
  count: number;
  /** The number as it is shown, such as a sum of money; otherwise the count itself. */
  text?: string;
  /** Before the name, such as a small cover. */
  before?: ReactNode;
}

interface BarListProps {
  /** What is counted, which names the list. */
  label: string;
  rows: readonly BarRow[];
  /** What one of them is called, heard after each number: `peminjaman`. */
  noun?: string;
  /** What the longest bar counts, where this list continues another. */
  largest?: number;
}

/** So that a single loan is seen beside a thousand. */
const MIN_BAR_WIDTH = 1.5;

/**
 * Names with their numbers, each with a bar in proportion to the largest. Its bars are drawn, so paper shows them too.
 */
export function BarList({ label, rows, noun, largest = Math.max(...rows.map(({ count }) => count)) }: BarListProps) {
  const hasBefore = rows.some(({ before }) => before !== undefined);
  return (
    <ul
      aria-label={label}
      className={`grid items-center gap-x-3 text-sm ${
        hasBefore
          ? "grid-cols-[auto_minmax(0,3fr)_minmax(3rem,2fr)_auto]"
          : "grid-cols-[minmax(0,3fr)_minmax(3rem,2fr)_auto]"
      }`}
    >
      {rows.map(({ key, name, count, text, before }) => (
        <li
          key={key}
          className="col-span-full grid min-h-9 break-inside-avoid grid-cols-subgrid items-center border-t border-line py-1 first:border-t-0"
        >
          {hasBefore && <span>{before}</span>}
          <span className="min-w-0 text-pretty wrap-anywhere">{name}</span>
          <svg aria-hidden="true" className="h-1.5 w-full text-nila">
            {count > 0 && (
              <rect
                width={`${Math.max((count / largest) * 100, MIN_BAR_WIDTH)}%`}
                height="100%"
                rx="3"
                fill="currentColor"
              />
            )}
          </svg>
          <span className="text-right font-semibold whitespace-nowrap tabular-nums">
            {text ?? formatNumber(count)}
            {noun !== undefined && <span className="sr-only"> {noun}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
