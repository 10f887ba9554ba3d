/** The page of an author's books. */
export function authorHref({ databaseId }: { databaseId: number }): string {
  return `/authors/${databaseId}`;
}
