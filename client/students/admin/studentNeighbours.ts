/** The list of students that was shown last, by their numbers and in its order; a page that is loaded anew has none. */
let shownList: readonly number[] = [];

export function rememberStudentList(databaseIds: readonly number[]): void {
  shownList = databaseIds;
}

export interface StudentNeighbours {
  /** Null at the ends of the list. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** Who stands before and after a student in that list; null for who is not in it. */
export function studentNeighbours(databaseId: number): StudentNeighbours | null {
  const place = shownList.indexOf(databaseId);
  return place === -1 ? null : { previous: shownList[place - 1] ?? null, next: shownList[place + 1] ?? null };
}
