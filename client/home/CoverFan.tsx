import { BookCover, type BookCover_book } from "../books/BookCover";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";

export const CoverFan_category = graphql(`
  fragment CoverFan_category on Category {
    id
    books(first: 2) {
      nodes {
        id
        ...BookCover_book
      }
    }
  }
`);

type FanBook = FragmentType<typeof BookCover_book> & { id: string };

export interface CoverFanProps {
  categories: readonly FragmentType<typeof CoverFan_category>[];
  newest: readonly FanBook[];
}

const SLOTS = ["fan-3", "fan-2", "fan-4", "fan-1", "fan-5"];
const SLOTS_IN_ORDER = [...SLOTS].sort();

/** Covers of the popular categories, one of each first, then the newest. Decorative: a phone shows books instead. */
export function CoverFan({ categories: refs, newest }: CoverFanProps) {
  const shelves = readFragment(CoverFan_category, refs).map(({ books }) => books.nodes);
  const fromShelves = [0, 1].flatMap((rank) => shelves.flatMap((shelf) => shelf[rank] ?? []));
  const books = [...new Map<string, FanBook>([...fromShelves, ...newest].map((book) => [book.id, book])).values()];
  // An odd number: one in the middle and as many on either side.
  const count = books.length - (books.length % 2 === 0 ? 1 : 0);
  const placed = new Map(SLOTS.slice(0, Math.max(count, 0)).map((slot, index) => [slot, books[index]]));
  return (
    <div aria-hidden="true" className="hidden items-end justify-center pb-3 sm:flex sm:min-h-56 sm:px-8 lg:px-0">
      {SLOTS_IN_ORDER.map((slot) => {
        const book = placed.get(slot);
        return (
          book && (
            <div key={slot} className={`relative shrink-0 ${slot}`}>
              <BookCover book={book} sizes="(min-width: 64rem) 11rem, 28vw" isEager />
            </div>
          )
        );
      })}
    </div>
  );
}
