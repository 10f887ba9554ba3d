import type { FragmentType } from "../../../gql/fragment-masking";
import { BookCard, type BookCard_book } from "../BookCard";

export function RelatedBooks({ books }: { books: readonly (FragmentType<typeof BookCard_book> & { id: string })[] }) {
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="buku-terkait" className="section">
      <h2 id="buku-terkait" className="font-serif text-2xl font-semibold">
        Buku Terkait
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-4">
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} />
          </li>
        ))}
      </ul>
    </section>
  );
}
