import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { useNextPages } from "../../apollo/pageQuery/useNextPages";
import { graphql } from "../../gql/gql";

const CategoryChoicesQuery = graphql(`
  query CategoryChoices($after: String) {
    categories(first: 100, after: $after) {
      edges {
        cursor
        node {
          id
          databaseId
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** All categories to choose from, page by page. */
export function useCategories() {
  const { data, fetchMore } = usePageQuery(CategoryChoicesQuery, { after: null });
  const page = data?.categories.pageInfo;
  useNextPages(page?.hasNextPage ? (page.endCursor ?? null) : null, (after) => fetchMore({ variables: { after } }));
  return data?.categories.edges.map(({ node }) => node) ?? [];
}
