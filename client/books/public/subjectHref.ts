/** The page of the books on a subject. */
export function subjectHref({ databaseId }: { databaseId: number }): string {
  return `/subjects/${databaseId}`;
}
