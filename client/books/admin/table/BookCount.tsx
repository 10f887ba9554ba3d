import { skipToken, useQuery } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import { type BookTableAddress, countFilters } from "./bookTableAddress";
import type { BookQuestion } from "./bookTableVariables";

/** A question of its own, which becomes part of the same list in the cache: counting a search may take longer than showing it. */
const BookTableCountQuery = graphql(`
  query BookTableCount(
    $first: Int!
    $search: String
    $withItemCodes: Boolean
    $filter: BookFilter
    $orderBy: BookOrder
  ) {
    books(first: $first, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {
      totalCount
    }
  }
`);

interface BookCountProps {
  question: BookQuestion;
  address: BookTableAddress;
}

export function BookCount({ question, address }: BookCountProps) {
  const total = useTotal(question);
  const isNarrowed = address.search.trim() !== "" || countFilters(address) > 0;
  return (
    <span role="status" className="inline-block min-w-20">
      {total !== undefined && `${formatNumber(total)} ${isNarrowed ? "hasil" : "judul"}`}
    </span>
  );
}

const never = () => () => undefined;

/** How many there are; undefined while nobody knows. Asked in the browser only, so that no page waits for it. */
export function useTotal(question: BookQuestion): number | undefined {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useQuery(BookTableCountQuery, isInBrowser ? { variables: question } : skipToken).data?.books.totalCount;
}
