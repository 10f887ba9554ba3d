import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
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

/** Limit of a bulk selection; whoever needs more can filter the table and continue. */
export const MAX_SELECTED = 5_000;

interface AllResults {
  /** Fetches all books of the result, shown or not; null if it failed or was stopped. */
  find: (variables: BookListVariables) => Promise<readonly SelectedBook[] | null>;
  /** Number of books fetched so far; null while nothing runs. */
  found: number | null;
  stop: () => void;
}

export function useAllResults(): AllResults {
  const client = useApolloClient();
  const [found, setFound] = useState<number | null>(null);
  const latestRunId = useRef(0);
  return {
    find: async ({ first: _first, ...resultVariables }) => {
      const runId = ++latestRunId.current;
      const books: SelectedBook[] = [];
      try {
        let after: string | null = null;
        do {
          setFound(books.length);
          const variables: typeof resultVariables & { after: string | null } = { ...resultVariables, after };
          // Not cached: the table shows what it has loaded itself.
          const { data } = await client.query({ query: BookTableIdsQuery, variables, fetchPolicy: "no-cache" });
          if (!data || runId !== latestRunId.current) return null;
          books.push(...data.books.nodes.map(({ id, databaseId, title }) => ({ id, databaseId, title })));
          after = data.books.pageInfo.hasNextPage ? (data.books.pageInfo.endCursor ?? null) : null;
        } while (after !== null && books.length < MAX_SELECTED);
        return books;
      } catch {
        return null;
      } finally {
        setFound(null);
      }
    },
    found,
    stop: () => {
      latestRunId.current += 1;
    },
  };
}
