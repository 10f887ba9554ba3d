import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import type { BookImportOutcome, BookImportRowList } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";
import { OutcomeRow } from "./OutcomeRow";
import { type CountsShown, OutcomeTabs, type RowTab } from "./OutcomeTabs";

const ROWS_PER_PAGE = 50;

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

type PageArguments = { first: number; after?: string | null } | { last: number; before?: string | null };
const FIRST_PAGE: PageArguments = { first: ROWS_PER_PAGE };

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
  const section = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    // The row whose button had the focus has gone to another list.
    if (wasShown.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
    wasShown.current = rows !== undefined;
  }, [rows]);

  const choose = (chosen: RowTab | null) => {
    setPage(FIRST_PAGE);
    setParameters(chosen === null ? {} : { outcome: chosen }, { replace: true, preventScrollReset: true });
  };
  // The rows on screen may belong to the previous page or filter while the next ones load.
  const goToPage = (next: PageArguments) => {
    if (!isLoading) setPage(next);
  };
  const { hasNextPage, hasPreviousPage, endCursor, startCursor } = rows?.pageInfo ?? {};
  const [first, last] = [rows?.edges[0]?.node.number, rows?.edges.at(-1)?.node.number];

  return (
    <section ref={section} tabIndex={-1} aria-label="Baris berkas" className="mt-6 outline-none">
      <OutcomeTabs counts={counts} decided={decided?.totalCount ?? 0} selected={tab} onSelect={choose} />
      {children}
      {failure && <LoadFailure title="Baris gagal dimuat" onRetry={retry} />}
      {!failure && rows?.edges.length === 0 && !isLoading && (
        <p className="mt-5 text-muted">Tidak ada baris di sini.</p>
      )}
      {!failure && !rows && <span className="sr-only">Memuat…</span>}
      {!failure && (
        <ol aria-busy={isLoading} className="mt-3 overflow-hidden rounded-2xl border border-line bg-card empty:hidden">
          {!rows &&
            [1, 2, 3, 4, 5, 6].map((line) => (
              <li key={line} className="border-b border-line p-4 last:border-b-0">
                <Skeleton className="h-9" />
              </li>
            ))}
          {rows?.edges.map(({ node }) => (
            <OutcomeRow key={node.number} row={node} draftId={isDraft ? id : null} />
          ))}
        </ol>
      )}
      {(hasNextPage === true || hasPreviousPage === true) && (
        <nav aria-label="Halaman baris" className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted tabular-nums">
            Baris {formatNumber(first ?? 0)}–{formatNumber(last ?? 0)}
          </p>
          <div className="flex gap-2.5">
            <button
              type="button"
              disabled={!hasPreviousPage}
              onClick={() => goToPage({ last: ROWS_PER_PAGE, before: startCursor ?? null })}
              className={buttonStyle("outlined", "compact")}
            >
              Sebelumnya
            </button>
            <button
              type="button"
              disabled={!hasNextPage}
              onClick={() => goToPage({ first: ROWS_PER_PAGE, after: endCursor ?? null })}
              className={buttonStyle("outlined", "compact")}
            >
              Berikutnya
            </button>
          </div>
        </nav>
      )}
    </section>
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
