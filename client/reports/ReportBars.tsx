import type { ReactNode } from "react";
import { BarList, type BarRow } from "../charts/BarList";
import { NothingYet, ReportCard } from "./ReportCard";

interface ReportBarsProps {
  title: string;
  note?: ReactNode;
  /** The word for one that is counted: `peminjaman`. */
  noun?: string;
  rows: readonly BarRow[];
  /** In two columns on wide screens, for many short names. */
  isShort?: boolean;
  /** Shown where nothing is counted. */
  emptyText: string;
}

/** A list of bars in a card of its own. */
export function ReportBars({ title, note, noun, rows, isShort = false, emptyText }: ReportBarsProps) {
  const half = isShort ? Math.ceil(rows.length / 2) : rows.length;
  const columns = [rows.slice(0, half), rows.slice(half)].filter((column) => column.length > 0);
  const largest = Math.max(...rows.map(({ count }) => count));
  const isEmpty = rows.every(({ count }) => count === 0);
  return (
    <ReportCard title={title} note={note}>
      {isEmpty ? (
        <NothingYet>{emptyText}</NothingYet>
      ) : (
        <div className={`mt-1.5 ${isShort ? "grid gap-x-8 xl:grid-cols-2" : ""}`}>
          {columns.map((column, index) => (
            <div key={index} className={index === 0 ? "" : "border-t border-line xl:border-t-0"}>
              <BarList
                label={index === 0 ? title : `${title}, lanjutan`}
                rows={column}
                largest={largest}
                {...(noun === undefined ? {} : { noun })}
              />
            </div>
          ))}
        </div>
      )}
    </ReportCard>
  );
}

/** A name with a smaller line below it. */
export function named(name: ReactNode, detail: string): ReactNode {
  return (
    <>
      {name}
      {detail !== "" && <span className="block text-xs text-muted">{detail}</span>}
    </>
  );
}
