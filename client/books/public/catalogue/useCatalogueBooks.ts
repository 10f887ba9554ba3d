import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { missingIds } from "../../../apollo/isIdOf";
import { useEvictPartialList } from "../../../apollo/useEvictPartialList";
import { graphql } from "../../../gql/gql";
import type { CatalogueUrlState } from "./catalogueUrlState";
import { catalogueVariables, namedIds } from "./catalogueVariables";
import { keepRecords } from "./keepRecords";

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
        kind
        ...SearchNote_searchAnswer
      }
      topics {
        ...TopicPlaces_topic
      }
      ...CatalogueBooks_bookConnection
    }
    nodes(ids: $named) {
      ...FilterChips_node
    }
  }
`);

/**
 * The books that the address asks for, and the same search without its filters by records that are no longer there,
 * where it has such. While the next result loads, the previous one stays.
 */
export function useCatalogueBooks(urlState: CatalogueUrlState) {
  const variables = catalogueVariables(urlState);
  const query = usePageQuery(BooksPageQuery, variables);
  const { first, search, exact, filter, orderBy } = variables;
  useEvictPartialList("books", { first, search, exact, filter, orderBy }, urlState.after);
  const gone = missingIds(namedIds(urlState), query.data?.nodes);
  return {
    ...query,
    data: shownData(query),
    withoutGone: gone.size === 0 ? null : keepRecords(urlState, (id) => !gone.has(id)),
  };
}

export type CatalogueBooksResult = ReturnType<typeof useCatalogueBooks>;
