/**
 * Who gets the next copy of a class: the first without one, from `from` on in the order of the class and then from its
 * start, so that whoever was passed over comes last. Null where everybody has one.
 */
export function nextInClass(
  studentIds: readonly number[],
  served: ReadonlySet<number>,
  from: number | undefined,
): number | null {
  const start = from === undefined ? 0 : Math.max(studentIds.indexOf(from), 0);
  const inTurn = [...studentIds.slice(start), ...studentIds.slice(0, start)];
  return inTurn.find((id) => !served.has(id)) ?? null;
}
