import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { BookRow, titlesNote } from "./BookRow";
import type { MainClass } from "./mainClasses";

const MOST_SHELVES = 3;

/** In a library that is browsed by its classes: the newest books of the fullest of them. */
export function ClassShelves({ classes }: { classes: readonly MainClass[] }) {
  return classes.slice(0, MOST_SHELVES).map((shelf) => <ClassShelf key={shelf.value} {...shelf} />);
}

const ClassShelfQuery = graphql(`
  query ClassShelf($classes: [String!]!) {
    books(first: 10, filter: { classes: $classes }, orderBy: { field: NEWEST }) {
      edges {
        cursor
        node {
          id
          slug
          ...BookCard_book
        }
      }
    }
  }
`);

function ClassShelf({ value, name, count }: MainClass) {
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
