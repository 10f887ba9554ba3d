import type { CollectionGroup } from "../../../authorities/collectionGroups.js";
import { ISLAM, MAIN_CLASSES } from "../../../authorities/tree/classNames.js";
import { FICTION_CODES } from "../../../books/query/collectionFilter.js";
import { classPath } from "../../../authorities/tree/classPath.js";

/** A main class of the shelves: `000` to `900`, `2X` for Islam; null for books of no class. */
export type DivisionCode = string | null;

interface Division {
  readonly code: DivisionCode;
  readonly name: string;
}

const mainDivisions = MAIN_CLASSES.map((name, digit): Division => ({ code: `${digit}00`, name }));

/** In the order of the shelves, Islam after religion. */
export const DIVISIONS: readonly Division[] = [
  ...mainDivisions.slice(0, 3),
  { code: "2X", name: ISLAM },
  ...mainDivisions.slice(3),
  { code: null, name: "Tanpa klasifikasi atau kode lain" },
];

/** The division of a class's sort key; null without a key, and for a code that is no number. */
export function divisionOf(sortKey: string | null): DivisionCode {
  if (sortKey === null) return null;
  const path = classPath(sortKey);
  if (path.startsWith("2X")) return "2X";
  return /^\d/u.test(path) ? `${path[0]}00` : null;
}

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
