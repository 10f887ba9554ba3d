import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useEvictPartialList } from "../../../apollo/useEvictPartialList";
import { graphql } from "../../../gql/gql";
import type { CatalogueUrlState } from "./catalogueUrlState";
import { catalogueVariables } from "./catalogueVariables";

const BooksPageQuery = graphql(`
  query BooksPage(
    $first: Int!
    $after: String
    $search: String
    $exact: Boolean
    $filter: BookFilter
    $orderBy: BookOrder
    $named: [ID!]!
  ) {
    books(first: $first, after: $after, search: $search, exact: $exact, filter: $filter, orderBy: $orderBy) {
      totalCount
      totalCountIsExact
      search {
        ...SearchNote_searchAnswer
      }
      ...CatalogueBooks_bookConnection
    }
    nodes(ids: $named) {
      ...FilterChips_node
    }
  }
`);

/** The books that the address asks for. While the next result loads, the previous one stays. */
export function useCatalogueBooks(urlState: CatalogueUrlState) {
  const variables = catalogueVariables(urlState);
  const query = usePageQuery(BooksPageQuery, variables);
  const { first, search, exact, filter, orderBy } = variables;
  useEvictPartialList("books", { first, search, exact, filter, orderBy }, urlState.after);
  return { ...query, data: shownData(query) };
}

export type CatalogueBooksResult = ReturnType<typeof useCatalogueBooks>;
