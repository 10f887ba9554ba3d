import { daysBetween } from "../../../format/weekdays";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { BookCover } from "../../../books/BookCover";
import { wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { NeighbouringCovers } from "../../../ui/cover/NeighbouringCovers";

const NewOnShelf_book = graphql(`
  fragment NewOnShelf_book on Book {
    id
    slug
    title
    createdAt
    copiesCount
    ...BookCover_book
  }
`);

/** A week with today in it: on a Monday the calendar's would be empty. */
const DAYS = 7;
const MOST_COVERS = 6;

interface NewOnShelfProps {
  /** The newest first. */
  books: readonly FragmentType<typeof NewOnShelf_book>[];
  /** By the library's clock. */
  today: string;
}

/** What one could take from the shelf that was not there a week ago; nothing where there is none. */
export function NewOnShelf({ books: refs, today }: NewOnShelfProps) {
  const timeZone = useLibraryTimeZone();
  const books = readFragment(NewOnShelf_book, refs)
    .filter(
      ({ createdAt, copiesCount }) => copiesCount > 0 && daysBetween(wallClock(createdAt, timeZone).day, today) < DAYS,
    )
    .slice(0, MOST_COVERS);
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="baru-di-rak" className="mt-6 lg:mt-7">
      <h2 id="baru-di-rak" className="font-semibold">
        Baru di rak minggu ini
      </h2>
      <ul className="kiosk-covers">
        <NeighbouringCovers books={books}>
          {books.map((book) => (
            <li key={book.id}>
              <BookCover book={book} sizes="6rem" isEager />
              <span className="sr-only">{book.title}</span>
            </li>
          ))}
        </NeighbouringCovers>
      </ul>
    </section>
  );
}
