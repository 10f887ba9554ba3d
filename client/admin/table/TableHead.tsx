import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import type { TableColumn, TableSort } from "./TableColumn";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  /** Missing where the order is the list's own. */
  onSort: ((sort: TableSort) => void) | undefined;
  /** Whether none, some or all of the visible rows are selected. */
  selection: "none" | "some" | "every";
  /** Null where rows are not selected. */
  onSelectAll: ((isSelected: boolean) => void) | null;
}

export function TableHead<Row>({ columns, sort, onSort, selection, onSelectAll }: TableHeadProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection === "some";
  }, [selection]);
  return (
    <div role="rowgroup" className="table-head">
      <div role="row" className="table-head-row">
        {onSelectAll && (
          <div role="columnheader" className="cell-box">
            <label className="row-box">
              <input
                ref={box}
                type="checkbox"
                checked={selection === "every"}
                onChange={() => onSelectAll(selection !== "every")}
                aria-label="Pilih semua baris yang tampil"
                className="checkbox"
              />
            </label>
          </div>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        <div role="columnheader" className="sr-only">
          Tindakan
        </div>
      </div>
    </div>
  );
}

function HeadCell<Row>({
  column: { label, width, isNumber, sort: columnSort },
  sort,
  onSort,
}: { column: TableColumn<Row> } & Pick<TableHeadProps<Row>, "sort" | "onSort">) {
  const isSorted = columnSort !== undefined && sort?.by === columnSort.by;
  const isAscending = (columnSort?.first === "ascending") !== (isSorted && sort.isReversed);
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      aria-sort={isSorted ? (isAscending ? "ascending" : "descending") : undefined}
      className={`cell-${width} ${isNumber ? "cell-number" : ""}`}
    >
      {columnSort && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ by: columnSort.by, isReversed: isSorted && !sort.isReversed })}
          className="sort-button"
        >
          {label}
          <Arrow
            aria-hidden="true"
            strokeWidth={2}
            className={`size-3.5 shrink-0 ${isSorted ? "text-nila" : "invisible"}`}
          />
        </button>
      ) : (
        <span>{label}</span>
      )}
    </div>
  );
}
