import { Copy } from "lucide-react";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { authorNames } from "../../../../format/authorNames";
import { BookCover } from "../../../BookCover";
import type { BookAdvice } from "./useBookAdvice";

const Duplicates_book = graphql(`
  fragment Duplicates_book on Book {
    id
    databaseId
    title
    publishYearText
    copiesCount
    authors: byline {
      id
      ...AuthorNames_author
    }
    ...BookCover_book
  }
`);

export function Duplicates({ duplicates }: { duplicates: BookAdvice["duplicates"] }) {
  return (
    <section aria-labelledby="mungkin-kembar" className="mt-4 rounded-xl border border-line bg-nila-soft p-4">
      <h3 id="mungkin-kembar" className="flex items-center gap-2 text-sm font-semibold">
        <Copy aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        Buku serupa sudah ada
      </h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {duplicates.map(({ book, message }) => (
          <Duplicate key={book.id} book={book} message={message} />
        ))}
      </ul>
      <p className="mt-3 text-sm">Jika sama, tambahkan eksemplar di buku itu. Jika berbeda, lanjutkan.</p>
    </section>
  );
}

function Duplicate({ book: ref, message }: { book: FragmentType<typeof Duplicates_book>; message: string }) {
  const book = readFragment(Duplicates_book, ref);
  const facts = [authorNames(book.authors), book.publishYearText, `${book.copiesCount} eksemplar`]
    .filter(Boolean)
    .join(" · ");
  return (
    <li className="relative flex gap-3 rounded-lg border border-line bg-card p-3">
      <div className="w-9 shrink-0">
        <BookCover book={book} sizes="2.25rem" />
      </div>
      <div className="min-w-0">
        <a
          href={`/admin/books/${book.databaseId}`}
          target="_blank"
          rel="noopener"
          className="text-sm font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-nila"
        >
          {book.title} <span className="sr-only">(buka di tab baru)</span>
        </a>
        <p className="text-xs text-muted wrap-anywhere">{facts}</p>
        <p className="mt-1 text-xs font-semibold text-nila">{message}</p>
      </div>
    </li>
  );
}
