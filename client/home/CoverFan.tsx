import { BookCover } from "../books/BookCover";
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

const PLACES = ["fan-3", "fan-2", "fan-4", "fan-1", "fan-5"];
const IN_ORDER = [...PLACES].sort();

/** Five covers out of the popular categories, one of each first: ornament, so nothing to read or to press. */
export function CoverFan({ categories: refs }: { categories: readonly FragmentType<typeof CoverFan_category>[] }) {
  const shelves = readFragment(CoverFan_category, refs).map(({ books }) => books.nodes);
  const books = [0, 1].flatMap((rank) => shelves.flatMap((shelf) => shelf[rank] ?? []));
  const placed = new Map(PLACES.map((place, index) => [place, books[index]]));
  return (
    <div aria-hidden="true" className="flex min-h-56 items-end justify-center pb-3 sm:px-8 lg:px-0">
      {IN_ORDER.map((place) => {
        const book = placed.get(place);
        return (
          book && (
            <div key={place} className={`relative shrink-0 ${place}`}>
              <BookCover book={book} isEager />
            </div>
          )
        );
      })}
    </div>
  );
}
