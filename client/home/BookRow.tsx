import { ChevronRight } from "lucide-react";
import { useRef } from "react";
import { BookCard, type BookCard_book } from "../books/public/BookCard";
import { formatNumber } from "../format/formatNumber";
import type { FragmentType } from "../gql/fragment-masking";
import { NeighbouringCovers } from "../ui/cover/NeighbouringCovers";
import { ShelfHeading } from "./ShelfHeading";

type RowBook = FragmentType<typeof BookCard_book> & { id: string; slug: string };

interface BookRowProps {
  id: string;
  title: string;
  /** Beside the title. */
  note: string;
  to?: string;
  books: readonly RowBook[];
}

/** Fewer make no shelf. */
const FEWEST = 4;
/** As many are seen at once on a wide screen. */
const MOST_SEEN = 7;

export function titlesNote(count: number): string {
  return `${formatNumber(count)} judul`;
}

/** A shelf that scrolls sideways, with a cover cut at its edge. */
export function BookRow({ id, title, note, to, books }: BookRowProps) {
  const row = useRef<HTMLUListElement>(null);
  if (books.length < FEWEST) return null;
  const turn = () => {
    const list = row.current;
    if (!list) return;
    const isAtEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 8;
    list.scrollTo({ left: isAtEnd ? 0 : list.scrollLeft + list.clientWidth * 0.8 });
  };
  return (
    <section aria-labelledby={id} className="page-width section">
      <ShelfHeading id={id} title={title} note={note} {...(to ? { to, more: "Lihat Semua" } : {})} />
      <div className="relative">
        <ul ref={row} className="book-row">
          <NeighbouringCovers books={books}>
            {books.map((book) => (
              <li key={book.id}>
                <BookCard book={book} />
              </li>
            ))}
          </NeighbouringCovers>
        </ul>
        {books.length > MOST_SEEN && (
          <button type="button" onClick={turn} aria-label={`Geser rak ${title}`} className="row-turn needs-script">
            <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        )}
      </div>
    </section>
  );
}
