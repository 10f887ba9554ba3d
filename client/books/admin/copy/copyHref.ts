/** The screen of one copy. */
export function copyHref(itemCode: string): string {
  return `/admin/copies?code=${encodeURIComponent(itemCode)}`;
}
