import { Link } from "react-router-dom";

interface OwnBookTitleProps {
  /** Null once the book is gone: the loan keeps its title. */
  book: { readonly slug: string } | null | undefined;
  title: string;
}

/** What somebody has borrowed or reserved, as the way to its page. */
export function OwnBookTitle({ book, title }: OwnBookTitleProps) {
  if (!book) return title;
  return (
    <Link to={`/books/${book.slug}`} className="hover:text-nila">
      {title}
    </Link>
  );
}
