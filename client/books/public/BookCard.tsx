import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { hyphenate } from "../../ui/cover/hyphenate";
import { authorNames } from "../authorNames";
import { BookCover } from "../BookCover";

export const BookCard_book = graphql(`
  fragment BookCard_book on Book {
    id
    slug
    title
    authors {
      id
      ...AuthorNames_author
    }
    ...BookCover_book
  }
`);

const LINK_STYLE = "mt-auto w-full group-hover:border-muted after:absolute after:inset-0";

interface BookCardProps {
  book: FragmentType<typeof BookCard_book>;
  isEager?: boolean;
}

/** One link per card that covers all of it: a single tab stop and a large touch target. */
export function BookCard({ book: ref, isEager }: BookCardProps) {
  const book = readFragment(BookCard_book, ref);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="transition-transform duration-200 ease-out motion-safe:group-hover:-translate-y-1">
        <BookCover book={book} isEager={isEager} />
      </div>
      <h3 className="mt-4 line-clamp-3 leading-snug font-semibold wrap-break-word">{hyphenate(book.title, 16)}</h3>
      <p className="mt-0.5 mb-3 line-clamp-2 text-sm text-muted wrap-break-word">{authorNames(book.authors)}</p>
      <Link
        to={`/books/${encodeURIComponent(book.slug)}`}
        aria-label={`Detail ${book.title}`}
        className={`${buttonStyle("outlined", "small")} ${LINK_STYLE}`}
      >
        Detail
      </Link>
    </article>
  );
}
