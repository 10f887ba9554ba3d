import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatYear } from "../format/formatYear";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { hyphenate } from "../ui/cover/hyphenate";
import { PageHeading } from "../ui/PageHeading";
import { BookCover } from "../books/BookCover";
import { AuthorLinks } from "../books/public/AuthorLinks";

/** Selects only what a card has loaded, so that a book opened from a list shows its header at once. */
export const BookHeader_book = graphql(`
  fragment BookHeader_book on Book {
    id
    title
    publishYear
    publishYearText
    authors: byline {
      id
      ...AuthorLinks_author
    }
    ...BookCover_book
  }
`);

const LONG_TITLE = 120;
const CRUMB_STYLE = "flex min-h-9 items-center text-link wrap-anywhere";

interface BookHeaderProps {
  book: FragmentType<typeof BookHeader_book>;
  /** Loaded later than the rest of the header. */
  subtitle?: string | null | undefined;
  category?: { id: string; name: string } | null | undefined;
  /** Under the cover; on a phone after everything else. */
  aside?: ReactNode;
  /** As wide as both columns, below them; on a phone before the aside. */
  shelf?: ReactNode;
  /** Under the authors. */
  action?: ReactNode;
  children: ReactNode;
}

/** Read from the title on, wherever the cover stands: beside the title on a phone, in a column of its own elsewhere. */
export function BookHeader({ book: ref, subtitle, category, aside, shelf, action, children }: BookHeaderProps) {
  const book = readFragment(BookHeader_book, ref);
  const year = formatYear(book.publishYear, book.publishYearText);
  return (
    <article>
      <nav aria-label="Jejak halaman">
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <li>
            <Link to="/books" className={CRUMB_STYLE}>
              Buku
            </Link>
          </li>
          {category && (
            <li className="flex min-w-0 items-center gap-x-2">
              <span aria-hidden="true">/</span>
              <Link to={`/books?${new URLSearchParams({ category: category.id })}`} className={CRUMB_STYLE}>
                {category.name}
              </Link>
            </li>
          )}
        </ol>
      </nav>
      <div className="detail-columns">
        <div className="contents md:order-2 md:block md:min-w-0">
          <div className="order-2 min-w-0">
            <PageHeading size={book.title.length > LONG_TITLE ? "long" : "book"}>
              {hyphenate(book.title, 12)}
            </PageHeading>
            {subtitle && (
              <p className="mt-2 font-serif text-lg text-muted text-balance wrap-break-word md:text-xl">{subtitle}</p>
            )}
            {(book.authors.length > 0 || year) && (
              <p className="mt-2 wrap-break-word md:mt-3 md:text-lg">
                <AuthorLinks
                  authors={book.authors}
                  className="underline decoration-line underline-offset-4 text-link"
                />
                {year && <span className="text-muted">{book.authors.length > 0 ? ` · ${year}` : year}</span>}
              </p>
            )}
            {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
          </div>
          <div className="order-3 col-span-2 min-w-0">{children}</div>
        </div>
        <div className="contents md:order-1 md:block">
          <div className="order-1">
            <BookCover
              book={book}
              sizes="(min-width: 64rem) 16.5rem, (min-width: 48rem) 14rem, 7.5rem"
              isEager
              withAuthors
            />
          </div>
          <div className="order-5 col-span-2 min-w-0">{aside}</div>
        </div>
        <div className="order-4 col-span-2 min-w-0">{shelf}</div>
      </div>
    </article>
  );
}
