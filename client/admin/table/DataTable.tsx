import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { rowIndexOf, rowStep, showRow } from "./rowFocus";
import type { TableColumn, TableSort } from "./TableColumn";
import { TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import type { Chosen } from "./tableSelection";
import type { TableSelection } from "./useTableSelection";

interface DataTableProps<Row extends Chosen, Item extends Chosen> {
  /** What it holds, for whoever hears it. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What is kept of a row that is chosen. */
  itemOf: (row: Row) => Item;
  nameOf: (row: Row) => string;
  selection: TableSelection<Item>;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** The rows are about to be replaced. */
  isBusy?: boolean;
}

/** More columns than this are pushed aside rather than squeezed. */
const MOST_SIDE_BY_SIDE = 6;

/**
 * Rows of records, chosen by a click, a range by one with Shift. It is one stop for the Tab key: the arrow keys go from row to row, the space
 * bar chooses, Enter opens. Where there is no room for columns, each row is a card.
 */
export function DataTable<Row extends Chosen, Item extends Chosen>(props: DataTableProps<Row, Item>) {
  const { label, columns, rows, itemOf, nameOf, selection, sort, onSort, isBusy = false } = props;
  const [current, setCurrent] = useState(0);
  const help = useId();
  const place = Math.min(current, Math.max(rows.length - 1, 0));

  const turn = (index: number, isRange: boolean) => selection.turn(rows.map(itemOf), index, isRange);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const index = rowIndexOf(event.target);
    if (index === null || !(event.target instanceof Element)) return;
    setCurrent(index);
    const isCheckbox = event.target.closest("input[type=checkbox]") !== null;
    // Whoever marks a title to copy it chooses no row.
    if (
      !isCheckbox &&
      (event.target.closest("a, button") || (!event.shiftKey && getSelection()?.isCollapsed === false))
    )
      return;
    turn(index, event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rowIndexOf(event.target);
    const step = rowStep(event.key, index, rows.length);
    if (index === null || !(event.target instanceof HTMLElement)) return;
    if (event.key === "Enter" && event.target.matches("input")) {
      event.target.closest("[role=row]")?.querySelector("a")?.click();
      return;
    }
    if (step === null) return;
    event.preventDefault();
    setCurrent(step);
    if (event.shiftKey && step !== index)
      selection.set(
        [rows[index], rows[step]].flatMap((row) => (row ? [itemOf(row)] : [])),
        true,
      );
    showRow(event.currentTarget, step, event.target.matches("input") ? "input" : "a");
  };

  const isEveryChosen = rows.length > 0 && rows.every(({ id }) => selection.chosen.has(id));
  return (
    <div
      role="table"
      aria-label={label}
      aria-busy={isBusy}
      aria-describedby={help}
      className={`data-table ${columns.length > MOST_SIDE_BY_SIDE ? "data-table-broad" : ""}`}
    >
      <p id={help} className="sr-only">
        Tombol panah berpindah baris, spasi memilih, Enter membuka.
      </p>
      <TableHead
        columns={columns}
        sort={sort}
        onSort={onSort}
        chosen={isEveryChosen ? "every" : rows.some(({ id }) => selection.chosen.has(id)) ? "some" : "none"}
        onChooseEvery={(isChosen) => selection.set(rows.map(itemOf), isChosen)}
      />
      <div
        role="rowgroup"
        onClick={onClick}
        onMouseDown={(event) => {
          // A range of rows is no range of text.
          if (event.shiftKey) event.preventDefault();
        }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setCurrent((before) => rowIndexOf(target) ?? before)}
        className={`table-rows transition-opacity duration-150 ${isBusy ? "opacity-60" : ""}`}
      >
        {rows.map((row, index) => (
          <TableRow
            key={row.id}
            row={row}
            index={index}
            columns={columns}
            name={nameOf(row)}
            isChosen={selection.chosen.has(row.id)}
            tabIndex={index === place ? 0 : -1}
          />
        ))}
      </div>
    </div>
  );
}
