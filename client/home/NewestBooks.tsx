import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { BookCard, type BookCard_book } from "../books/public/BookCard";
import { BookCardSkeleton } from "../books/public/BookCardSkeleton";
import type { FragmentType } from "../gql/fragment-masking";

interface NewestBooksProps {
  books: readonly (FragmentType<typeof BookCard_book> & { id: string })[];
  isLoading: boolean;
}

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
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-4">
        {isLoading &&
          [1, 2, 3, 4].map((key) => (
            <li key={key}>
              <BookCardSkeleton />
            </li>
          ))}
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} isEager />
          </li>
        ))}
      </ul>
    </section>
  );
}
