/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word the other; null
 * if more than `max`. No letter is changed twice (the "optimal string alignment" distance).
 */
export function editDistance(one: string, other: string, max: number): number | null {
  if (Math.abs(one.length - other.length) > max) {
    return null;
  }
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (last[column] ?? max) + 1,
        (current[column - 1] ?? max) + 1,
        (last[column - 1] ?? max) + (isSame ? 0 : 1),
      );
      const isSwapped = column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) {
        edits = Math.min(edits, (beforeLast[column - 2] ?? max) + 1);
      }
      current.push(edits);
      least = Math.min(least, edits);
    }
    // A swap reaches two rows back.
    if (least > max && Math.min(...last) > max) {
      return null;
    }
    beforeLast = last;
    last = current;
  }
  const edits = last[other.length] ?? 0;
  return edits <= max ? edits : null;
}
