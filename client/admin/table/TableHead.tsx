import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import type { TableColumn, TableSort } from "./TableColumn";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The class of each column. */
  widths: readonly string[];
  /** False where the rows have nothing that can be done with them. */
  hasActions: boolean;
  sort: TableSort | null;
  /** Missing where the order is the list's own. */
  onSort: ((sort: TableSort) => void) | undefined;
  /** Whether none, some or all of the visible rows are selected. */
  selection: "none" | "some" | "every";
  /** Null where rows are not selected. */
  onSelectAll: ((isSelected: boolean) => void) | null;
}

export function TableHead<Row>({
  columns,
  widths,
  hasActions,
  sort,
  onSort,
  selection,
  onSelectAll,
}: TableHeadProps<Row>) {
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
        {columns.map((column, place) => (
          <HeadCell key={column.key} column={column} width={widths[place] ?? ""} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <div role="columnheader" className="cell-actions">
            <span className="sr-only">Tindakan</span>
          </div>
        )}
      </div>
    </div>
  );
}

function HeadCell<Row>({
  column: { label, isNumber, sort: columnSort },
  width,
  sort,
  onSort,
}: { column: TableColumn<Row>; width: string } & Pick<TableHeadProps<Row>, "sort" | "onSort">) {
  const isSorted = columnSort !== undefined && sort?.by === columnSort.by;
  const isAscending = (columnSort?.first === "ascending") !== (isSorted && sort.isReversed);
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      aria-sort={isSorted ? (isAscending ? "ascending" : "descending") : undefined}
      className={`${width} ${isNumber ? "cell-number" : ""}`}
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
