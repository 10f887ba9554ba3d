import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import type { BookImportOutcome, BookImportRowList } from "../../gql/graphql";
import { FIRST_PAGE, PagedRows, type PageArguments } from "../../importing/PagedRows";
import { OutcomeRow } from "./OutcomeRow";
import { type CountsShown, OutcomeTabs, type RowTab } from "./OutcomeTabs";

const OutcomeRowsQuery = graphql(`
  query OutcomeRows(
    $id: ID!
    $outcome: BookImportOutcome
    $list: BookImportRowList
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    bookImport(id: $id) {
      id
      decided: rows(list: DECIDED, first: 1) {
        totalCount
      }
      rows(outcome: $outcome, list: $list, first: $first, after: $after, last: $last, before: $before) {
        edges {
          cursor
          node {
            number
            ...OutcomeRow_row
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
`);

interface OutcomeRowsProps {
  id: string;
  counts: CountsShown;
  /** Whether a person may still decide what becomes of rows. */
  isDraft?: boolean;
  children?: ReactNode;
}

/** The outcome of each row, filtered by outcome and paged. */
export function OutcomeRows({ id, counts, isDraft = false, children }: OutcomeRowsProps) {
  const [parameters, setParameters] = useSearchParams();
  const tab = tabOf(parameters.get("outcome"));
  const [page, setPage] = useState<PageArguments>(FIRST_PAGE);
  const { data, previousData, failure, isLoading, retry } = usePageQuery(OutcomeRowsQuery, {
    id,
    ...filterOf(tab),
    ...page,
  });
  const { rows, decided } = (data ?? previousData)?.bookImport ?? {};

  const choose = (chosen: RowTab | null) => {
    setPage(FIRST_PAGE);
    setParameters(chosen === null ? {} : { outcome: chosen }, { replace: true, preventScrollReset: true });
  };

  return (
    <PagedRows
      rows={rows}
      isLoading={isLoading}
      hasFailed={Boolean(failure)}
      onRetry={retry}
      onPage={setPage}
      renderRow={(row) => <OutcomeRow key={row.number} row={row} draftId={isDraft ? id : null} />}
    >
      <OutcomeTabs counts={counts} decided={decided?.totalCount ?? 0} selected={tab} onSelect={choose} />
      {children}
    </PagedRows>
  );
}

const OUTCOMES: readonly BookImportOutcome[] = ["NEW", "DUPLICATE", "REFUSED"];
const LISTS: readonly BookImportRowList[] = ["ADDED", "TO_CHECK", "LEFT_OUT", "DECIDED"];

function tabOf(text: string | null): RowTab | null {
  return [...OUTCOMES, ...LISTS].find((tab) => tab === text) ?? null;
}

function filterOf(tab: RowTab | null) {
  return {
    outcome: OUTCOMES.find((outcome) => outcome === tab) ?? null,
    list: LISTS.find((list) => list === tab) ?? null,
  };
}
