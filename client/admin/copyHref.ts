/** The screen of one copy. */
export function copyHref(itemCode: string): string {
  return `/admin/copies?code=${encodeURIComponent(itemCode)}`;
}

/** A copy in the form of its book. */
export function editCopyHref(book: { databaseId: number }, itemCode: string): string {
  return `/admin/books/${book.databaseId}?copy=${encodeURIComponent(itemCode)}`;
}
