import type { ReactNode } from "react";

export interface TableColumn<Row> {
  /** Names it in the address bar. */
  key: string;
  label: string;
  /** How much room it takes; `fill` takes what is left, and one column has it. A `tool` acts on its row, and says so itself. */
  width: "narrow" | "middle" | "broad" | "fill" | "tool";
  /** Shown unless the reader has chosen others; `always` is no matter of choice. */
  shown: "always" | "usually" | "byChoice";
  isNumber?: boolean;
  /** By what the server sorts it, and which way first. */
  sort?: { by: string; first: "ascending" | "descending" };
  /** `tabIndex` is for whatever can take the focus in it: the arrow keys go from row to row. */
  cell: (row: Row, tabIndex: 0 | -1) => ReactNode;
}

export interface TableSort {
  by: string;
  /** Against the column's first direction. */
  isReversed: boolean;
}

/** The columns to show, in the order in which they are told. `chosen` null: the usual ones. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  selected: readonly string[] | null,
): TableColumn<Row>[] {
  return columns.filter(
    ({ key, shown }) => shown === "always" || (selected === null ? shown === "usually" : selected.includes(key)),
  );
}
