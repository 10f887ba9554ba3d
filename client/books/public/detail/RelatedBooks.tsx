import type { FragmentType } from "../../../gql/fragment-masking";
import { BookCard, type BookCard_book } from "../BookCard";

export function RelatedBooks({ books }: { books: readonly (FragmentType<typeof BookCard_book> & { id: string })[] }) {
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="buku-terkait" className="section">
      <h2 id="buku-terkait" className="shelf-title">
        Buku Terkait
      </h2>
      <ul className="mt-5 grid grid-cols-3 gap-x-3 gap-y-8 sm:gap-x-6 lg:grid-cols-6">
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} />
          </li>
        ))}
      </ul>
    </section>
  );
}
