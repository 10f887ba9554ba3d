/** The rows of a keyboard, each a little to the right of the one above it. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that stand for sounds which are heard as one. */
const SOUNDS = ["fpv", "szj", "ckqgx", "dt", "iy", "uw", "ao"];

/**
 * Whether one word may be a slip of the other as far as their first letters go. Nobody gets the first letter wrong but
 * by the key beside it or by ear: `rokok` is no `pokok`. One that was forgotten, doubled or swapped with the next may
 * be.
 */
export function isLikelyFirstLetter(typed: string, meant: string): boolean {
  const [one = "", afterOne = ""] = typed;
  const [other = "", afterOther = ""] = meant;
  return one === other || one === afterOther || other === afterOne || areAlike(one, other);
}

function areAlike(one: string, other: string): boolean {
  return SOUNDS.some((sounds) => sounds.includes(one) && sounds.includes(other)) || areNeighbours(one, other);
}

function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [placeOf(one), placeOf(other)];
  return from !== null && to !== null && Math.hypot(from.row - to.row, from.column - to.column) < 1.5;
}

function placeOf(letter: string): { readonly row: number; readonly column: number } | null {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  const column = ROWS[row]?.indexOf(letter);
  return column === undefined ? null : { row, column: column + row / 2 };
}
