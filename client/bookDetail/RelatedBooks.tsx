import type { FragmentType } from "../gql/fragment-masking";
import { NeighbouringCovers } from "../ui/cover/NeighbouringCovers";
import { BookCard, type BookCard_book } from "../books/public/BookCard";

interface RelatedBooksProps {
  id: string;
  heading: string;
  books: readonly (FragmentType<typeof BookCard_book> & { id: string; slug: string })[];
}

export function RelatedBooks({ id, heading, books }: RelatedBooksProps) {
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={id} className="section">
      <h2 id={id} className="shelf-title wrap-break-word">
        {heading}
      </h2>
      <ul className="mt-5 grid grid-cols-3 gap-x-3 gap-y-8 sm:gap-x-6 lg:grid-cols-6">
        <NeighbouringCovers books={books}>
          {books.map((book) => (
            <li key={book.id}>
              <BookCard book={book} />
            </li>
          ))}
        </NeighbouringCovers>
      </ul>
    </section>
  );
}
