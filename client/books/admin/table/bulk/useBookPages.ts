import { useApolloClient } from "@apollo/client/react";
import type { ResultPage } from "../../../../admin/table/selection/useAllResults";
import { graphql } from "../../../../gql/gql";
import type { SelectedBook } from "../selectedBooks";
import type { BookListVariables } from "../bookTableVariables";

const BookTableIdsQuery = graphql(`
  query BookTableIds(
    $after: String
    $search: String
    $withItemCodes: Boolean
    $filter: BookFilter
    $orderBy: BookOrder
  ) {
    books(
      first: 100
      after: $after
      search: $search
      withItemCodes: $withItemCodes
      withHidden: true
      filter: $filter
      orderBy: $orderBy
    ) {
      nodes {
        id
        databaseId
        title
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Fetches the books of the table's result a page at a time, as a selection needs them. */
export function useBookPages({ first: _first, ...variables }: BookListVariables) {
  const client = useApolloClient();
  return async (after: string | null): Promise<ResultPage<SelectedBook> | null> => {
    // Not cached: the table shows what it has loaded itself.
    const { data } = await client.query({
      query: BookTableIdsQuery,
      variables: { ...variables, after },
      fetchPolicy: "no-cache",
    });
    if (!data) return null;
    const { nodes, pageInfo } = data.books;
    return {
      items: nodes.map(({ id, databaseId, title }) => ({ id, databaseId, title })),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    };
  };
}
