import { skipToken, useQuery } from "@apollo/client/react";
import { useBrowserValue } from "../../../page/rendering/useBrowserValue";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import { type BookTableUrlState, countFilters } from "./bookTableUrlState";
import type { BookListVariables } from "./bookTableVariables";

/**
 * A query of its own that merges into the same cached list: counting a search may take longer than loading its first
 * page.
 */
const BookTableCountQuery = graphql(`
  query BookTableCount(
    $first: Int!
    $search: String
    $withItemCodes: Boolean
    $filter: BookFilter
    $orderBy: BookOrder
  ) {
    books(
      first: $first
      search: $search
      withItemCodes: $withItemCodes
      withHidden: true
      filter: $filter
      orderBy: $orderBy
    ) {
      totalCount
    }
  }
`);

interface BookCountProps {
  variables: BookListVariables;
  urlState: BookTableUrlState;
}

export function BookCount({ variables, urlState }: BookCountProps) {
  const total = useTotalCount(variables);
  const isFiltered = urlState.search.trim() !== "" || countFilters(urlState) > 0;
  return (
    <span role="status" className="inline-block min-w-20">
      {total !== undefined && `${formatNumber(total)} ${isFiltered ? "hasil" : "judul"}`}
    </span>
  );
}

/**
 * The total count; undefined until known. Fetched in the browser only, so that server rendering does not wait for it.
 */
export function useTotalCount(variables: BookListVariables): number | undefined {
  const isInBrowser = useBrowserValue(() => true, false);
  return useQuery(BookTableCountQuery, isInBrowser ? { variables } : skipToken).data?.books.totalCount;
}
