/** Whether a text from an address can be the id of such a record: for one that cannot, the server refuses the list. */
export function isIdOf(typename: string, text: string): boolean {
  try {
    return new RegExp(`^${typename}:\\d{1,9}$`).test(atob(text));
  } catch {
    return false;
  }
}

/** Which of the ids that were asked for by `nodes` are of records that are no longer there. */
export function missingIds(ids: readonly string[], nodes: readonly unknown[] | undefined): ReadonlySet<string> {
  return new Set(nodes === undefined ? [] : ids.filter((_id, index) => nodes[index] === null));
}
