import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { authorNames } from "../format/authorNames";
import { RelatedBooks } from "./RelatedBooks";

export const RelatedShelves_book = graphql(`
  fragment RelatedShelves_book on Book {
    id
    seriesTitle
    authors: byline {
      id
      ...AuthorNames_author
    }
    authorBooks(first: 6) {
      id
      slug
      ...BookCard_book
    }
    seriesBooks(first: 6) {
      id
      slug
      ...BookCard_book
    }
    relatedBooks(first: 6) {
      id
      slug
      ...BookCard_book
    }
  }
`);

/** Where to go on from a book: what is sure to please first, what only shares a subject last. */
export function RelatedShelves({ book: ref }: { book: FragmentType<typeof RelatedShelves_book> }) {
  const { seriesTitle, authors, authorBooks, seriesBooks, relatedBooks } = readFragment(RelatedShelves_book, ref);
  return (
    <>
      <RelatedBooks
        id="karya-lain"
        heading={`Karya lain dari ${authorNames(authors.slice(0, 1))}`}
        books={authorBooks}
      />
      <RelatedBooks id="dalam-seri" heading={`Dalam seri ${withoutVolume(seriesTitle ?? "")}`} books={seriesBooks} />
      <RelatedBooks id="buku-terkait" heading="Buku terkait" books={relatedBooks} />
    </>
  );
}

/** "Supernova ; 2" is the second volume of Supernova. */
function withoutVolume(seriesTitle: string): string {
  return seriesTitle.replace(/\s*[;,#]\s*(?:\p{L}+[\s.-]+)*(?:\d{1,3}|[IVX]{1,5})$/u, "");
}
