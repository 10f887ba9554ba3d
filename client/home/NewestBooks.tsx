import { BookCard, type BookCard_book } from "../books/public/BookCard";
import { BookCardSkeleton } from "../books/public/BookCardSkeleton";
import type { FragmentType } from "../gql/fragment-masking";
import { NeighbouringCovers } from "../ui/cover/NeighbouringCovers";
import { ShelfHeading } from "./ShelfHeading";

interface NewestBooksProps {
  books: readonly (FragmentType<typeof BookCard_book> & { id: string; slug: string })[];
  isLoading: boolean;
}

/** On a phone a shelf that scrolls sideways, with the third cover cut at its edge. */
const SHELF_STYLE =
  "newest-books -mx-4 mt-3 flex gap-3.5 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 lg:grid-cols-4";
const PLACE_STYLE = "w-33 shrink-0 sm:w-auto";

export function NewestBooks({ books, isLoading }: NewestBooksProps) {
  return (
    <section aria-labelledby="buku-terbaru" className="page-width section">
      <ShelfHeading id="buku-terbaru" title="Buku Terbaru" to="/books" more="Lihat Semua" />
      {books.length === 0 && !isLoading && <p className="mt-4 text-muted">Buku yang baru masuk akan tampil di sini.</p>}
      <ul className={SHELF_STYLE}>
        {isLoading &&
          [1, 2, 3, 4].map((key) => (
            <li key={key} className={PLACE_STYLE}>
              <BookCardSkeleton />
            </li>
          ))}
        <NeighbouringCovers books={books}>
          {books.map((book) => (
            <li key={book.id} className={PLACE_STYLE}>
              <BookCard book={book} isEager />
            </li>
          ))}
        </NeighbouringCovers>
      </ul>
    </section>
  );
}
