import { type ReactNode, useId } from "react";

interface ReportTableProps {
  title: string;
  /** The first names the rows; the others are numbers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; note?: ReactNode }[];
  emptyText: string;
  /** Below the title, such as what is left out. */
  note?: string | undefined;
}

/** A short table of numbers, each row named by its first cell. */
export function ReportTable({ title, columns, rows, emptyText, note }: ReportTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-2xl border border-line bg-card px-4 py-3.5">
      <h3 id={id} className="font-serif text-lg font-semibold">
        {title}
      </h3>
      {note !== undefined && <p className="text-sm text-muted text-pretty">{note}</p>}
      {rows.length === 0 ? (
        <p className="mt-2 text-sm text-muted text-pretty">{emptyText}</p>
      ) : (
        <table className="mt-2 w-full text-sm" aria-labelledby={id}>
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
    </section>
  );
}
