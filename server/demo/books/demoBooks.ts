import type { DemoBook } from "./DemoBook.js";
import { demoFavourites } from "../demoFavourites.js";
import { demoFiction } from "./demoFiction.js";
import { demoKnowledge } from "./demoKnowledge.js";
import { demoSociety } from "./demoSociety.js";

export type { DemoBook } from "./DemoBook.js";

/** The collection that a first start shows, oldest acquisition first. */
export const demoBooks: readonly DemoBook[] = mixed([
  ...demoKnowledge,
  ...demoSociety,
  ...demoFiction,
  ...demoFavourites,
]);

/**
 * Spreads each category evenly over the years, as acquisitions are, so that no page of the catalogue shows one kind
 * alone.
 */
function mixed(books: readonly DemoBook[]): DemoBook[] {
  const sizes = new Map<string, number>();
  const placed = books.map((book) => {
    const size = (sizes.get(book.category) ?? 0) + 1;
    sizes.set(book.category, size);
    return { book, size };
  });
  const at = ({ book, size }: { book: DemoBook; size: number }) => size / (sizes.get(book.category) ?? 1);
  return placed.sort((one, other) => at(one) - at(other)).map(({ book }) => book);
}
