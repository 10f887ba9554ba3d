import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePageQuery } from "../../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../../gql/gql";
import type { StudentImportOutcome, StudentImportRowList } from "../../../../gql/graphql";
import { FIRST_PAGE, PagedRows, type PageArguments } from "../../../../importing/PagedRows";
import { RowTabs } from "../../../../importing/RowTabs";
import type { StudentImportCounts } from "../studentImportFigures";
import { StudentImportRow } from "./StudentImportRow";

const StudentImportRowsQuery = graphql(`
  query StudentImportRows(
    $id: ID!
    $outcome: StudentImportOutcome
    $list: StudentImportRowList
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    studentImport(id: $id) {
      id
      rows(outcome: $outcome, list: $list, first: $first, after: $after, last: $last, before: $before) {
        edges {
          cursor
          node {
            number
            ...StudentImportRow_row
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

type RowTab = StudentImportOutcome | StudentImportRowList;
const OUTCOMES: readonly StudentImportOutcome[] = ["NEW", "CHANGED", "UNCHANGED", "REFUSED"];
const LISTS: readonly StudentImportRowList[] = ["TO_CHECK", "KEPT"];

/** What becomes, or became, of each row, filtered by outcome and paged. */
export function StudentImportRows({ id, counts }: { id: string; counts: StudentImportCounts }) {
  const [parameters, setParameters] = useSearchParams();
  const tab = [...OUTCOMES, ...LISTS].find((known) => known === parameters.get("outcome")) ?? null;
  const [page, setPage] = useState<PageArguments>(FIRST_PAGE);
  const { data, previousData, failure, isLoading, retry } = usePageQuery(StudentImportRowsQuery, {
    id,
    outcome: OUTCOMES.find((outcome) => outcome === tab) ?? null,
    list: LISTS.find((list) => list === tab) ?? null,
    ...page,
  });
  const rows = (data ?? previousData)?.studentImport?.rows;
  const choose = (chosen: RowTab | null) => {
    setPage(FIRST_PAGE);
    setParameters(chosen === null ? {} : { outcome: chosen }, { replace: true, preventScrollReset: true });
  };
  const tabs: { tab: RowTab | null; label: string; count: number }[] = [
    { tab: null, label: "Semua baris", count: counts.rows },
    { tab: "NEW", label: "Anggota baru", count: counts.imported },
    { tab: "CHANGED", label: "Diubah", count: counts.updated },
    { tab: "UNCHANGED", label: "Tidak diubah", count: counts.unchanged },
    { tab: "TO_CHECK", label: "Perlu diperiksa", count: counts.toCheck },
    { tab: "REFUSED", label: "Ditolak", count: counts.refused },
    ...(counts.kept > 0 || tab === "KEPT"
      ? [{ tab: "KEPT" as const, label: "Tetap ada setelah diurungkan", count: counts.kept }]
      : []),
  ];
  return (
    <PagedRows
      rows={rows}
      isLoading={isLoading}
      hasFailed={failure !== undefined}
      onRetry={retry}
      onPage={setPage}
      renderRow={(row) => <StudentImportRow key={row.number} row={row} />}
    >
      <RowTabs tabs={tabs} selected={tab} onSelect={choose} />
    </PagedRows>
  );
}
