/** The labels of all copies whose codes lie between two. */
export function rangeHref(from: string, to: string): string {
  return `/admin/labels?${new URLSearchParams({ from, to })}`;
}
