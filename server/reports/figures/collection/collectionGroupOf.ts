import type { CollectionGroup } from "../../../authorities/collectionGroups.js";
import { classPath } from "../../../authorities/tree/classPath.js";
import { divisionOf } from "../../../authorities/tree/divisions.js";
import { FICTION_CODES } from "../../../books/query/collectionFilter.js";

/**
 * Novels and stories: 8x3 of each literature, 808.83, 89x.y3 and 899.xxx 3; or F, Fik, Fic, Fiksi, Fiction. Fikih is
 * none.
 */
const FICTION = new RegExp(`^(?:8[1-8]3|80883|89[1-8]\\d3|899\\d{3}3|~(?:${FICTION_CODES.join("|")})(?![a-z]))`, "u");

/** What the category says, or else the class; null where neither does. */
export function groupOf(category: CollectionGroup | null, sortKey: string | null): CollectionGroup | null {
  if (category !== null || sortKey === null) return category;
  if (FICTION.test(classPath(sortKey))) return "fiction";
  return divisionOf(sortKey) === null ? null : "nonfiction";
}
