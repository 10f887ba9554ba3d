import { type KeyboardEvent, type MouseEvent, useId, useMemo, useState } from "react";
import type { RowAction } from "./RowAction";
import type { TableColumn, TableSort } from "./TableColumn";
import { TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import { columnWidths } from "./columnWidths";
import type { Selectable } from "./selection/tableSelection";
import type { TableSelection } from "./selection/useTableSelection";

interface DataTableProps<Row extends Selectable, Item extends Selectable> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  actions: readonly RowAction<Row>[];
  nameOf: (row: Row) => string;
  /** Missing where nothing can be done with several rows at once. */
  selection?: TableSelection<Item>;
  /** The part of a row that the selection stores. */
  toItem?: (row: Row) => Item;
  /** Both missing where the order is the list's own. */
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** True while the rows are about to be replaced. */
  isBusy?: boolean;
}

/** With more columns than this the table scrolls sideways. */
const MAX_INLINE_COLUMNS = 6;

/**
 * A table of records with selection: a click selects a row, Shift+click a range. The table is one tab stop: the arrow
 * keys move between rows, Space selects, Enter opens the row's link. On narrow screens each row becomes a card.
 */
export function DataTable<Row extends Selectable, Item extends Selectable>(props: DataTableProps<Row, Item>) {
  const { label, columns, rows, actions, toItem, nameOf, selection, sort = null, onSort, isBusy = false } = props;
  const [currentIndex, setCurrentIndex] = useState(0);
  const helpId = useId();
  const focusedIndex = Math.min(currentIndex, Math.max(rows.length - 1, 0));

  const choice = selection && toItem ? { ...selection, toItem } : null;
  const toggle = (index: number, isRange: boolean) => choice?.toggle(rows.map(choice.toItem), index, isRange);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const index = rowIndexOf(event.target);
    if (index === null || !(event.target instanceof Element)) return;
    setCurrentIndex(index);
    const isCheckbox = event.target.closest("input[type=checkbox]") !== null;
    // Selecting text to copy it does not select the row.
    if (
      !isCheckbox &&
      (event.target.closest("a, button") || (!event.shiftKey && getSelection()?.isCollapsed === false))
    )
      return;
    toggle(index, event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rowIndexOf(event.target);
    const targetIndex = targetRowIndex(event.key, index, rows.length);
    if (index === null || !(event.target instanceof HTMLElement)) return;
    if (event.key === "Enter" && event.target.matches("input")) {
      event.target.closest("[role=row]")?.querySelector("a")?.click();
      return;
    }
    if (targetIndex === null) return;
    event.preventDefault();
    setCurrentIndex(targetIndex);
    if (choice && event.shiftKey && targetIndex !== index)
      choice.set(
        [rows[index], rows[targetIndex]].flatMap((row) => (row ? [choice.toItem(row)] : [])),
        true,
      );
    focusRow(event.currentTarget, targetIndex, event.target.matches("input") ? "input" : "a");
  };

  // As one text, so that rows stay as they are while more are loaded.
  const widthsText = useMemo(() => columnWidths(columns, rows).join(), [columns, rows]);
  const widths = useMemo(() => widthsText.split(","), [widthsText]);
  const isSelected = ({ id }: Row) => choice?.selected.has(id) === true;
  return (
    <div
      role="table"
      aria-label={label}
      aria-busy={isBusy}
      aria-describedby={helpId}
      className={`data-table ${choice ? "" : "data-table-plain"} ${columns.length > MAX_INLINE_COLUMNS ? "data-table-broad" : ""}`}
    >
      <p id={helpId} className="sr-only">
        Tekan panah untuk berpindah baris, {choice && "spasi untuk memilih, "}Enter untuk membuka.
      </p>
      <TableHead
        columns={columns}
        widths={widths}
        hasActions={actions.length > 0}
        sort={sort}
        onSort={onSort}
        selection={rows.length > 0 && rows.every(isSelected) ? "every" : rows.some(isSelected) ? "some" : "none"}
        onSelectAll={choice && ((areSelected) => choice.set(rows.map(choice.toItem), areSelected))}
      />
      <div
        role="rowgroup"
        onClick={onClick}
        onMouseDown={(event) => {
          // Shift+click selects rows, not text.
          if (event.shiftKey) event.preventDefault();
        }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setCurrentIndex((previous) => rowIndexOf(target) ?? previous)}
        className={`table-rows transition-opacity duration-150 ${isBusy ? "opacity-60" : ""}`}
      >
        {rows.map((row, index) => (
          <TableRow
            key={row.id}
            row={row}
            index={index}
            columns={columns}
            widths={widths}
            actions={actions}
            name={nameOf(row)}
            isSelected={choice && isSelected(row)}
            tabIndex={index === focusedIndex ? 0 : -1}
          />
        ))}
      </div>
    </div>
  );
}

/** The index of the row that contains the target. */
function rowIndexOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[role=row][data-index]") : null;
  return row ? Number(row.dataset.index) : null;
}

/** The row index that a key moves to, or null. */
function targetRowIndex(key: string, index: number | null, count: number): number | null {
  if (index === null) return null;
  const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}

/** Focuses the same control in another row. */
function focusRow(table: Element, index: number, control: "input" | "a"): void {
  const row = table.querySelector(`[role=row][data-index="${index}"]`);
  row?.querySelector<HTMLElement>(control)?.focus();
}
