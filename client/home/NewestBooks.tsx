import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { BookCard, type BookCard_book } from "../books/public/BookCard";
import { BookCardSkeleton } from "../books/public/BookCardSkeleton";
import type { FragmentType } from "../gql/fragment-masking";

interface NewestBooksProps {
  books: readonly (FragmentType<typeof BookCard_book> & { id: string })[];
  isLoading: boolean;
}

/** On a phone a shelf that scrolls sideways, with the third cover cut at its edge. */
const SHELF_STYLE =
  "-mx-4 mt-4 flex gap-3.5 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-4 sm:gap-6 sm:overflow-visible sm:px-0";
const PLACE_STYLE = "w-33 shrink-0 sm:w-auto";

export function NewestBooks({ books, isLoading }: NewestBooksProps) {
  return (
    <section aria-labelledby="buku-terbaru" className="page-width section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="buku-terbaru" className="font-serif text-2xl font-semibold">
          Buku Terbaru
        </h2>
        <Link to="/books" className="flex min-h-11 items-center gap-1.5 inline-link">
          Lihat Semua
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      </div>
      {books.length === 0 && !isLoading && <p className="mt-4 text-muted">Buku yang baru masuk akan tampil di sini.</p>}
      <ul className={SHELF_STYLE}>
        {isLoading &&
          [1, 2, 3, 4].map((key) => (
            <li key={key} className={PLACE_STYLE}>
              <BookCardSkeleton />
            </li>
          ))}
        {books.map((book) => (
          <li key={book.id} className={PLACE_STYLE}>
            <BookCard book={book} isEager />
          </li>
        ))}
      </ul>
    </section>
  );
}
