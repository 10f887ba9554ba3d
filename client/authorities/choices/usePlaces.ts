import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { useNextPages } from "../../apollo/pageQuery/useNextPages";
import { graphql } from "../../gql/gql";

const PlaceChoicesQuery = graphql(`
  query PlaceChoices($after: String) {
    locations(first: 100, after: $after) {
      edges {
        cursor
        node {
          id
          databaseId
          name
          shelf
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** All places to choose from, page by page. */
export function usePlaces() {
  const { data, fetchMore } = usePageQuery(PlaceChoicesQuery, { after: null });
  const page = data?.locations.pageInfo;
  useNextPages(page?.hasNextPage ? (page.endCursor ?? null) : null, (after) => fetchMore({ variables: { after } }));
  return data?.locations.edges.map(({ node }) => node) ?? [];
}
