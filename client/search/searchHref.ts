/** The catalogue's page for a search. */
export function searchHref(text: string): string {
  const search = text.trim();
  return search ? `/books?${new URLSearchParams({ search })}` : "/books";
}
