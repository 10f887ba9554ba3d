/** SQLite binds at most 32,766 values to a statement; the widest row here has 28. */
export const ROWS_PER_STATEMENT = 1_000;

/** Cuts a list so that each part fits into one statement. */
export function chunk<Item>(items: readonly Item[], size = ROWS_PER_STATEMENT): Item[][] {
  const chunks: Item[][] = [];
  for (let start = 0; start < items.length; start += size) {
    chunks.push(items.slice(start, start + size));
  }
  return chunks;
}
