import { formatNumber } from "../../format/formatNumber";

interface Cell {
  readonly text?: string | null;
  readonly number?: number | null;
}

/** As people read it. */
export function shownCell({ text, number }: Cell): string {
  return text ?? (number === null || number === undefined ? "" : formatNumber(number));
}

/** As a spreadsheet takes it from the clipboard: a line for each row, numbers without points between thousands. */
export function copiedTable(
  columns: readonly { readonly label: string }[],
  rows: readonly { readonly cells: readonly Cell[] }[],
): string {
  const lines = rows.map(({ cells }) =>
    cells.map(({ text, number }) => text ?? (number === null || number === undefined ? "" : decimal(number))),
  );
  return [columns.map(({ label }) => label), ...lines]
    .map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/gu, " ")).join("\t"))
    .join("\n");
}

/** With the comma of an Indonesian spreadsheet. */
function decimal(number: number): string {
  return String(number).replace(".", ",");
}
