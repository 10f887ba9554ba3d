import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { hyphenate } from "../../../ui/cover/hyphenate";
import { PageHeading } from "../../../ui/PageHeading";
import { BookCover } from "../../BookCover";
import { AuthorLinks } from "../AuthorLinks";

/** Selects only what a card has loaded, so that a book opened from a list shows its header at once. */
export const BookHeader_book = graphql(`
  fragment BookHeader_book on Book {
    id
    title
    category {
      id
      name
    }
    authors {
      id
      ...AuthorLinks_author
    }
    ...BookCover_book
  }
`);

const LONG_TITLE = 120;

const COLUMNS_STYLE =
  "mt-3 gap-x-16 md:mt-5 md:grid md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[18.75rem_minmax(0,1fr)]";

interface BookHeaderProps {
  book: FragmentType<typeof BookHeader_book>;
  /** Loaded later than the rest of the header. */
  subtitle?: string | null | undefined;
  children: ReactNode;
}

export function BookHeader({ book: ref, subtitle, children }: BookHeaderProps) {
  const book = readFragment(BookHeader_book, ref);
  const crumb = "flex min-h-9 items-center text-link wrap-anywhere";
  return (
    <article>
      <nav aria-label="Jejak halaman">
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <li>
            <Link to="/books" className={crumb}>
              Buku
            </Link>
          </li>
          {book.category && (
            <li className="flex min-w-0 items-center gap-x-2">
              <span aria-hidden="true">/</span>
              <Link to={`/books?${new URLSearchParams({ category: book.category.id })}`} className={crumb}>
                {book.category.name}
              </Link>
            </li>
          )}
        </ol>
      </nav>
      <div className={COLUMNS_STYLE}>
        <div className="mx-auto mb-8 w-52 max-w-full md:sticky md:top-8 md:w-full md:self-start">
          <BookCover book={book} sizes="(min-width: 64rem) 18.75rem, (min-width: 48rem) 14rem, 13rem" isEager />
        </div>
        <div className="min-w-0">
          <PageHeading size={book.title.length > LONG_TITLE ? "long" : "book"}>{hyphenate(book.title, 16)}</PageHeading>
          {subtitle && <p className="mt-2 font-serif text-xl text-muted text-balance wrap-break-word">{subtitle}</p>}
          {book.authors.length > 0 && (
            <p className="mt-3 text-xl wrap-break-word">
              <AuthorLinks authors={book.authors} className="text-link" />
            </p>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}
