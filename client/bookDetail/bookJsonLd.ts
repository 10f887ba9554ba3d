import type { BookMeta_BookFragment } from "../gql/graphql";
import { authorName } from "../format/authorNames";
import { authorHref } from "../books/public/authorHref";

/** schema.org Book. */
export function bookJsonLd(book: BookMeta_BookFragment, url: string, origin: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Book",
    "@id": url,
    url,
    name: book.title,
    alternativeHeadline: book.subtitle ?? undefined,
    author: book.authors.map((author) => ({
      "@type": author.kind === "ORGANISATION" ? "Organization" : "Person",
      name: authorName(author),
      url: origin + authorHref(author),
    })),
    isbn: book.isbn13 ?? undefined,
    publisher: book.publisher ? { "@type": "Organization", name: book.publisher.name } : undefined,
    datePublished: book.publishYear && book.publishYear > 0 ? String(book.publishYear).padStart(4, "0") : undefined,
    inLanguage: book.language,
    image: book.imageUrl ? (book.imageUrl.startsWith("/") ? origin + book.imageUrl : book.imageUrl) : undefined,
    description: book.description ?? undefined,
  };
}
