/** The public page of a published list. */
export function listHref(slug: string): string {
  return `/lists/${encodeURIComponent(slug)}`;
}
