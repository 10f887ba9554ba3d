/** One PDF of these letters, by their numbers in the database. */
export function letterPdfHref(ids: readonly number[]): string {
  const [first, ...others] = ids;
  return others.length === 0
    ? `/api/clearance-letters/${first}/pdf`
    : `/api/clearance-letters/pdf?ids=${ids.join(",")}`;
}
