/** So many of the first are drawn; the file has them all. */
export const MOST_ROWS = 15;

/** Said where a list shows only the first of its rows. */
export function topRowsNote(rows: readonly unknown[], noun: string): string | undefined {
  return rows.length > MOST_ROWS ? `${MOST_ROWS} ${noun} teratas. Selengkapnya ada di CSV.` : undefined;
}

export function rank(index: number) {
  return <span className="block min-w-5 text-right text-muted tabular-nums">{index + 1}</span>;
}
