/** The rows of a loader that are there. */
export function withoutMissing<Row>(rows: readonly (Row | Error | null)[]): Row[] {
  return rows.filter((row): row is Row => row !== null && !(row instanceof Error));
}
