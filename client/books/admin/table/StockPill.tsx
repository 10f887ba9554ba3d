import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { Pill } from "../../../ui/Pill";

export const StockPill_book = graphql(`
  fragment StockPill_book on Book {
    id
    copiesCount
    availableCount
  }
`);

/** Whether the book can be borrowed now, as a word. */
export function StockPill({ book: ref }: { book: FragmentType<typeof StockPill_book> }) {
  const { copiesCount, availableCount } = readFragment(StockPill_book, ref);
  if (copiesCount === 0) return <Pill tone="quiet">Tanpa eksemplar</Pill>;
  return availableCount === 0 ? <Pill tone="wrong">Tidak tersedia</Pill> : <Pill tone="good">Tersedia</Pill>;
}
