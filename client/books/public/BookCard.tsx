import { Link } from "react-router-dom";
import { formatYear } from "../../format/formatYear";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { hyphenate } from "../../ui/cover/hyphenate";
import { SaveButton } from "./SaveButton";
import { BookCover } from "../BookCover";
import { AuthorLinks } from "./AuthorLinks";
import { CardAvailability } from "./CardAvailability";

export const BookCard_book = graphql(`
  fragment BookCard_book on Book {
    id
    slug
    title
    publishYear
    publishYearText
    callNumber
    authors: byline {
      id
      ...AuthorLinks_author
    }
    ...BookCover_book
    ...CardAvailability_book
  }
`);

/** In a list that is told so, a card is a line with a small cover. */
const LINE_STYLE = "listed:flex-row listed:gap-4";

interface BookCardProps {
  book: FragmentType<typeof BookCard_book>;
  isEager?: boolean;
}

/**
 * One link covers all of the card, so that a finger cannot miss it. What a mouse can point at, and the Tab key reach,
 * are the authors too.
 */
export function BookCard({ book: ref, isEager }: BookCardProps) {
  const book = readFragment(BookCard_book, ref);
  const year = formatYear(book.publishYear, book.publishYearText);
  return (
    <article className={`group relative flex h-full flex-col ${LINE_STYLE}`}>
      <div className="transition-transform duration-200 ease-out listed:w-16 listed:shrink-0 motion-safe:group-hover:-translate-y-1">
        <BookCover book={book} isEager={isEager} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="mt-3 line-clamp-2 leading-snug font-semibold wrap-break-word listed:mt-0 listed:pr-10">
          {hyphenate(book.title, 12)}
        </h3>
        <p className="mt-0.5 flex text-sm text-muted max-sm:flex-col listed:flex-row">
          <span className="truncate">
            <AuthorLinks authors={book.authors} className="card-author" />
          </span>
          {year && (
            <span className="shrink-0 whitespace-pre">
              {book.authors.length > 0 && <span className="max-sm:hidden listed:inline"> · </span>}
              {year}
            </span>
          )}
        </p>
        {book.callNumber && (
          <p className="hidden truncate text-sm text-muted tabular-nums listed:block">
            <span className="sr-only">No. Panggil </span>
            {book.callNumber}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-1.5 pt-1">
          <CardAvailability book={book} />
          <Link
            to={`/books/${encodeURIComponent(book.slug)}`}
            aria-label={`Detail ${book.title}`}
            className="card-detail"
          >
            Detail
          </Link>
        </div>
      </div>
      <div className="save-place">
        <SaveButton book={book} size="card" />
      </div>
    </article>
  );
}
