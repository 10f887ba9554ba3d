import type { TableTally } from "../library/MovingLibrary.js";

/** One table of the other system: what was read of it, and where that went. */
interface BalanceRow {
  readonly table: string;
  readonly label: string;
  readonly read: number;
  readonly brought: number;
  readonly leftOut: number;
  /** Rows that were read and are neither brought nor left out for a reason: 0 where the table closes. */
  readonly unexplained: number;
  /** Rows that the dump itself promises beyond those that were read; less than 0 where it has more. */
  readonly unread: number;
  readonly closes: boolean;
}

export interface Balance {
  readonly rows: readonly BalanceRow[];
  readonly read: number;
  readonly brought: number;
  readonly leftOut: number;
  /** Every table by itself: a row too many in one does not make up for a row too few in another. */
  readonly closes: boolean;
}

/** Of each table read = brought + left out, and read = what the dump says that it has. */
export function balanceOf(tallies: readonly TableTally[]): Balance {
  const rows = tallies.map(balanceRow);
  const sum = (figure: "read" | "brought" | "leftOut") => rows.reduce((total, row) => total + row[figure], 0);
  return {
    rows,
    read: sum("read"),
    brought: sum("brought"),
    leftOut: sum("leftOut"),
    closes: rows.every(({ closes }) => closes),
  };
}

function balanceRow({ table, label, read, stated, brought, leftOut }: TableTally): BalanceRow {
  const left = leftOut.reduce((total, { rows }) => total + rows, 0);
  const unexplained = read - brought - left;
  const unread = (stated ?? read) - read;
  return { table, label, read, brought, leftOut: left, unexplained, unread, closes: unexplained === 0 && unread === 0 };
}
