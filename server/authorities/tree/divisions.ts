import { ISLAM, MAIN_CLASSES } from "./classNames.js";
import { classPath } from "./classPath.js";

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
