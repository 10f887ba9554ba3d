import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { BookRow, titlesNote } from "./BookRow";
import { mainClasses } from "./mainClasses";

export const ClassShelves_facet = graphql(`
  fragment ClassShelves_facet on BookFacet {
    kind
    values {
      value
      name
      count
    }
  }
`);

const MOST_SHELVES = 3;

/** In a library that is browsed by its classes: the newest books of the fullest of them. */
export function ClassShelves({ facets }: { facets: readonly FragmentType<typeof ClassShelves_facet>[] }) {
  return mainClasses(readFragment(ClassShelves_facet, facets).flatMap(({ values }) => values))
    .slice(0, MOST_SHELVES)
    .map((shelf) => <ClassShelf key={shelf.value} {...shelf} />);
}

const ClassShelfQuery = graphql(`
  query ClassShelf($classes: [String!]!) {
    books(first: 10, filter: { classes: $classes }, orderBy: { field: NEWEST }) {
      edges {
        cursor
        node {
          id
          ...BookCard_book
        }
      }
    }
  }
`);

function ClassShelf({ value, name, count }: { value: string; name: string; count: number }) {
  const { data } = usePageQuery(ClassShelfQuery, { classes: [value] });
  return (
    <BookRow
      id={`rak-${value}`}
      title={name}
      note={titlesNote(count)}
      to={`/books?${new URLSearchParams({ class: value })}`}
      books={data?.books.edges.map(({ node }) => node) ?? []}
    />
  );
}
