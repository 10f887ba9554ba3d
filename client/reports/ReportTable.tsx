import type { ReactNode } from "react";
import { NothingYet, ReportCard } from "./ReportCard";

interface ReportTableProps {
  title: string;
  /** The first names the rows; the others are numbers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; note?: ReactNode }[];
  emptyText: string;
}

/** A short table of numbers, each row named by its first cell. */
export function ReportTable({ title, columns, rows, emptyText }: ReportTableProps) {
  return (
    <ReportCard title={title}>
      {rows.length === 0 ? (
        <NothingYet>{emptyText}</NothingYet>
      ) : (
        <table className="mt-2 w-full text-sm" aria-label={title}>
          <thead>
            <tr className="text-left text-xs text-muted">
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`py-1.5 font-medium ${index === 0 ? "" : "pl-3 text-right"}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values], note: rowNote }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                  {name}
                  {rowNote}
                </th>
                {values.map((value, index) => (
                  <td
                    key={columns[index + 1]}
                    className="py-2 pl-3 text-right font-semibold whitespace-nowrap tabular-nums"
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ReportCard>
  );
}
