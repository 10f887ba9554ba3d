import { Link } from "react-router-dom";
import { authorNames } from "../books/authorNames";
import { BookCover } from "../books/BookCover";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { Skeleton } from "../ui/Skeleton";

export const LatestBooks_book = graphql(`
  fragment LatestBooks_book on Book {
    id
    databaseId
    title
    callNumber
    authors {
      id
      ...AuthorNames_author
    }
    ...BookCover_book
  }
`);

interface LatestBooksProps {
  books: readonly (FragmentType<typeof LatestBooks_book> & { id: string })[];
  isLoading: boolean;
}

const CARD_STYLE =
  "relative flex h-20 items-center gap-4 rounded-2xl border border-line bg-card px-4 transition-colors duration-150 " +
  "hover:border-muted";

/** The books added last, each with a link to its form. */
export function LatestBooks({ books: refs, isLoading }: LatestBooksProps) {
  const books = readFragment(LatestBooks_book, refs);
  return (
    <section aria-labelledby="buku-terakhir" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="buku-terakhir" className="font-serif text-xl font-semibold">
          Buku yang Terakhir Masuk
        </h2>
        <Link to="/admin/books" className="inline-link py-2 text-sm">
          Semua buku
        </Link>
      </div>
      {books.length === 0 && !isLoading && (
        <p className="mt-3 text-muted">
          Belum ada buku.{" "}
          <Link to="/admin/books/new" className="inline-link">
            Tambah satu
          </Link>
          , atau{" "}
          <Link to="/admin/books/import" className="inline-link">
            impor dari berkas
          </Link>
          .
        </p>
      )}
      {isLoading && books.length === 0 && <span className="sr-only">Memuat…</span>}
      <ul aria-busy={isLoading} className="mt-3 grid gap-3 md:grid-cols-2">
        {isLoading &&
          books.length === 0 &&
          [1, 2, 3, 4, 5, 6, 7, 8].map((key) => <Skeleton key={key} className="h-20" />)}
        {books.map((book) => (
          <li key={book.id} className={CARD_STYLE}>
            <div className="w-9 shrink-0">
              <BookCover book={book} />
            </div>
            <div className="min-w-0 flex-1">
              <Link
                to={`/admin/books/${book.databaseId}`}
                className="line-clamp-1 font-semibold break-all after:absolute after:inset-0"
              >
                {book.title}
              </Link>
              <p className="line-clamp-1 text-sm text-muted break-all">{authorNames(book.authors)}</p>
            </div>
            <p className="hidden max-w-36 truncate text-sm text-muted tabular-nums sm:block">{book.callNumber}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
