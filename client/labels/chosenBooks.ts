import { MAX_BATCH_SIZE } from "../apollo/maxBatchSize";

const CHOSEN = "chosen";

/** More books than fit in an address, kept while the page stays. */
let chosen: readonly string[] = [];

/** The screen with the labels of these books' copies. */
export function labelsHref(bookIds: readonly string[]): string {
  if (bookIds.length <= MAX_BATCH_SIZE) return `/admin/labels?${new URLSearchParams({ books: bookIds.join(",") })}`;
  chosen = bookIds;
  return `/admin/labels?books=${CHOSEN}`;
}

/** The ids that an address of `labelsHref` stands for; none after a reload, where the address could not hold them. */
export function chosenBooks(parameter: string): readonly string[] {
  if (parameter === CHOSEN) return chosen;
  const ids = parameter.split(",").filter((id) => /^[\w+/-]+={0,2}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_BATCH_SIZE);
}
