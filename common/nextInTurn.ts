/**
 * Whose turn it is: the first who has nothing yet, from `isFrom` on in the order given and then from its start, so that
 * whoever was passed over comes last. Undefined where everybody has it.
 */
export function nextInTurn<Item>(
  items: readonly Item[],
  { isFrom, isServed }: { readonly isFrom: (item: Item) => boolean; readonly isServed: (item: Item) => boolean },
): Item | undefined {
  const start = Math.max(items.findIndex(isFrom), 0);
  return [...items.slice(start), ...items.slice(0, start)].find((item) => !isServed(item));
}
