import { MAX_DESCRIPTION_LENGTH, truncate } from "../format/truncate";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { JsonLd } from "../page/rendering/JsonLd";
import { PageMeta } from "../page/rendering/PageMeta";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { authorNames } from "../format/authorNames";
import { bookJsonLd } from "./bookJsonLd";

export const BookMeta_book = graphql(`
  fragment BookMeta_book on Book {
    id
    slug
    title
    subtitle
    description
    imageUrl
    isbn13
    publishYear
    language
    publisher {
      id
      name
    }
    authors: byline {
      id
      databaseId
      firstName
      lastName
      kind
      ...AuthorNames_author
    }
  }
`);

export function BookMeta({ book: ref }: { book: FragmentType<typeof BookMeta_book> }) {
  const book = readFragment(BookMeta_book, ref);
  const { origin } = usePageRequest();
  const path = `/books/${encodeURIComponent(book.slug)}`;
  const by = authorNames(book.authors);
  return (
    <>
      <PageMeta
        title={by ? `${book.title}, ${by}` : book.title}
        description={truncate(
          book.description ??
            `${book.title}${by ? ` karya ${by}` : ""}: data buku, lokasi, dan ketersediaan eksemplar.`,
          MAX_DESCRIPTION_LENGTH,
        )}
        path={path}
        imageUrl={`/share${path}.jpg`}
        kind="book"
      />
      <JsonLd url={origin + path} data={globalThis.isBrowserBuild ? null : bookJsonLd(book, origin + path, origin)} />
    </>
  );
}
