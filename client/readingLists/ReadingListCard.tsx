import { Link } from "react-router-dom";
import { BookCover } from "../books/BookCover";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { NeighbouringCovers } from "../ui/cover/NeighbouringCovers";

const ReadingListCard_readingList = graphql(`
  fragment ReadingListCard_readingList on ReadingList {
    id
    name
    booksCount
    firstBooks {
      id
      slug
      ...BookCover_book
    }
  }
`);

interface ReadingListCardProps {
  list: FragmentType<typeof ReadingListCard_readingList>;
  to: string;
  /** Beside how many books it has. */
  note?: string;
}

/** A list as its first covers, with its name as the link of all of it. */
export function ReadingListCard({ list: ref, to, note = "" }: ReadingListCardProps) {
  const { name, booksCount, firstBooks } = readFragment(ReadingListCard_readingList, ref);
  return (
    <li className="group relative flex flex-col rounded-xl border border-line bg-card p-4 transition-colors duration-150 hover:border-muted">
      <div aria-hidden="true" className="grid grid-cols-4 gap-2">
        <NeighbouringCovers books={firstBooks}>
          {firstBooks.map((book) => (
            <BookCover key={book.id} book={book} sizes="5rem" />
          ))}
        </NeighbouringCovers>
        {firstBooks.length === 0 && <div className="aspect-2/3 rounded-md border border-dashed border-line" />}
      </div>
      <h3 className="mt-3 font-semibold wrap-anywhere">
        <Link to={to} className="after:absolute after:inset-0 group-hover:text-nila">
          {name}
        </Link>
      </h3>
      <p className="text-sm text-muted tabular-nums">
        {formatNumber(booksCount)} buku{note}
      </p>
    </li>
  );
}
