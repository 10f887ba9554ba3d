import type { ReactNode } from "react";

type TextOf<Row> = (row: Row) => string | null | undefined;

/**
 * A column of dates, figures or states is as wide as those are. `text` and `fill`, of which a table has one, share what
 * is left by the length of their texts.
 */
type ColumnWidth<Row> =
  { width: "narrow" | "middle" | "broad"; textOf?: undefined } | { width: "text" | "fill"; textOf: TextOf<Row> };

export type TableColumn<Row> = ColumnWidth<Row> & {
  /** Name of the column in the URL. */
  key: string;
  label: string;
  /** `usually`: unless other columns were chosen; `always`: cannot be hidden. */
  shown: "always" | "usually" | "byChoice";
  isNumber?: boolean;
  /** The server's sort key and the direction of the first click. */
  sort?: { by: string; first: "ascending" | "descending" };
  /** `tabIndex` is for focusable elements inside the cell, because the arrow keys move between rows. */
  cell: (row: Row, tabIndex: 0 | -1) => ReactNode;
};

export interface TableSort {
  by: string;
  /** True when reversed against the column's first direction. */
  isReversed: boolean;
}

/** The visible columns in their defined order. `selected` null: the default columns. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  selected: readonly string[] | null,
): TableColumn<Row>[] {
  return columns.filter(
    ({ key, shown }) => shown === "always" || (selected === null ? shown === "usually" : selected.includes(key)),
  );
}
