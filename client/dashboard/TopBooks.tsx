import { Link } from "react-router-dom";
import { BookCover } from "../books/BookCover";
import { BarList } from "../charts/BarList";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { NeighbouringCovers } from "../ui/cover/NeighbouringCovers";

export const TopBooks_chartStats = graphql(`
  fragment TopBooks_chartStats on ChartStats {
    topBooks {
      borrowings
      book {
        id
        slug
        title
        ...BookCover_book
      }
    }
  }
`);

const MOST_SHOWN = 5;

/** What was borrowed most in twelve months. */
export function TopBooks({ charts: ref }: { charts: FragmentType<typeof TopBooks_chartStats> }) {
  const { topBooks } = readFragment(TopBooks_chartStats, ref);
  return (
    <section aria-labelledby="paling-sering-dipinjam" className="rounded-2xl border border-line bg-card px-4 py-3.5">
      <h2 id="paling-sering-dipinjam" className="font-serif text-lg font-semibold">
        Paling sering dipinjam <span className="font-sans text-sm font-normal text-muted">12 bulan terakhir</span>
      </h2>
      {topBooks.length === 0 ? (
        <p className="mt-2 text-sm text-muted text-pretty">Judul yang dipinjam akan tampil di sini.</p>
      ) : (
        <NeighbouringCovers books={topBooks.map(({ book }) => book)}>
          <BarList
            label="Paling sering dipinjam"
            rows={topBooks.slice(0, MOST_SHOWN).map(({ book, borrowings }) => ({
              key: book.id,
              count: borrowings,
              name: (
                <Link to={`/books/${book.slug}`} className="underline-offset-4 hover:underline">
                  {book.title}
                </Link>
              ),
              before: (
                <span aria-hidden="true" className="block w-6">
                  <BookCover book={book} sizes="1.5rem" />
                </span>
              ),
            }))}
          />
        </NeighbouringCovers>
      )}
    </section>
  );
}
