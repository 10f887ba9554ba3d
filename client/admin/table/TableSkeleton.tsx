import { Skeleton } from "../../ui/Skeleton";
import type { TableColumn } from "./TableColumn";

/** Rows of the final size, shown while the first page loads. */
export function TableSkeleton<Row>({ columns, rows = 12 }: { columns: readonly TableColumn<Row>[]; rows?: number }) {
  return (
    <div aria-busy="true" className="data-table">
      <span className="sr-only">Memuat…</span>
      <div aria-hidden="true" className="table-head">
        <div className="table-head-row">
          <div className="cell-box" />
          {columns.map(({ key, label, width, isNumber }) => (
            <div key={key} className={`cell-${width} ${isNumber ? "cell-number" : ""}`}>
              {label}
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="table-rows">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="table-row-line">
            <div className="cell-box">
              <Skeleton className="m-2.5 size-4" />
            </div>
            {columns.map(({ key, width }) =>
              width === "fill" ? (
                <div key={key} className="cell-fill flex items-center gap-3">
                  <Skeleton className="row-cover aspect-2/3" />
                  <Skeleton className="h-4 w-3/5" />
                </div>
              ) : (
                <div key={key} className={`cell-${width}`}>
                  <Skeleton className="h-4 w-4/5" />
                </div>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
