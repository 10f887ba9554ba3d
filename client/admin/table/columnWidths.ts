import type { TableColumn } from "./TableColumn";

/** Widths are classes, since a page may not carry styles of its own: `letters-…` in dataTable.css. */
const LETTERS = [4, 6, 8, 11, 14, 18, 24, 32, 44] as const;
const MOST_OF_TEXT = 24;
const LEAST_OF_FILL = 32;
/** The first page decides: columns stay where they are while more rows are loaded. */
const ROWS_READ = 50;
const MOST_ROWS = 0.9;
const LETTERS_OF_SORT_SIGN = 3;

/** The class of each column: as wide as its kind, or with a share by how long most of its texts are. */
export function columnWidths<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): readonly string[] {
  const firstRows = rows.slice(0, ROWS_READ);
  return columns.map((column) => {
    const { width, textOf, label, sort } = column;
    if (textOf === undefined) return `cell-${width}`;
    const lengths = firstRows.map((row) => textOf(row)?.length ?? 0).sort((one, other) => one - other);
    const most = lengths[Math.floor(lengths.length * MOST_ROWS)] ?? 0;
    const ofHeading = label.length + (sort ? LETTERS_OF_SORT_SIGN : 0);
    const needed = Math.max(most, ofHeading, width === "fill" ? LEAST_OF_FILL : 0);
    const room = width === "fill" ? needed : Math.min(needed, MOST_OF_TEXT);
    const letters = LETTERS.find((step) => step >= room) ?? LETTERS[LETTERS.length - 1];
    return `cell-${width} letters-${letters}`;
  });
}
