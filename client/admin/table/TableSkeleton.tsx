import { Skeleton } from "../../ui/Skeleton";
import { columnWidths } from "./columnWidths";
import type { TableColumn } from "./TableColumn";

interface TableSkeletonProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows?: number;
  /** Without boxes to select rows and without covers. */
  isPlain?: boolean;
}

/** Rows of the final size, shown while the first page loads. */
export function TableSkeleton<Row>({ columns, rows = 12, isPlain = false }: TableSkeletonProps<Row>) {
  const widths = columnWidths(columns, []);
  return (
    <div aria-busy="true" className={`data-table ${isPlain ? "data-table-plain" : ""}`}>
      <span className="sr-only">Memuat…</span>
      <div aria-hidden="true" className="table-head">
        <div className="table-head-row">
          {!isPlain && <div className="cell-box" />}
          {columns.map(({ key, label, isNumber }, place) => (
            <div key={key} className={`${widths[place] ?? ""} ${isNumber ? "cell-number" : ""}`}>
              {label}
            </div>
          ))}
          <div className="cell-actions" />
        </div>
      </div>
      <div aria-hidden="true" className="table-rows">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="table-row-line">
            {!isPlain && (
              <div className="cell-box">
                <Skeleton className="m-2.5 size-4" />
              </div>
            )}
            {columns.map(({ key, width }, place) =>
              width === "fill" ? (
                <div key={key} className={`${widths[place] ?? ""} flex items-center gap-3`}>
                  {!isPlain && <Skeleton className="row-cover aspect-2/3" />}
                  <Skeleton className="h-4 w-3/5" />
                </div>
              ) : (
                <div key={key} className={widths[place]}>
                  <Skeleton className="h-4 w-4/5" />
                </div>
              ),
            )}
            <div className="cell-actions" />
          </div>
        ))}
      </div>
    </div>
  );
}
