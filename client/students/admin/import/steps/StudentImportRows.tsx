import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePageQuery } from "../../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../../gql/gql";
import type { StudentImportDecision, StudentImportOutcome, StudentImportRowList } from "../../../../gql/graphql";
import { FIRST_PAGE, PagedRows, type PageArguments } from "../../../../importing/PagedRows";
import { RowTabs } from "../../../../importing/RowTabs";
import type { StudentImportCounts } from "../studentImportFigures";
import { failureMessage } from "../../../../importing/failureMessage";
import { showMessage } from "../../../../page/messages/flashMessage";
import { useStudentImportCommands } from "../useStudentImportCommands";
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
const OUTCOMES: readonly StudentImportOutcome[] = ["NEW", "CHANGED", "UNCHANGED", "HELD", "REFUSED"];
const LISTS: readonly StudentImportRowList[] = ["TO_CHECK", "KEPT"];

interface StudentImportRowsProps {
  id: string;
  databaseId: number;
  counts: StudentImportCounts;
  /** Whether questions may still be answered. */
  isOpen: boolean;
}

/** What becomes, or became, of each row, filtered by outcome and paged. */
export function StudentImportRows({ id, databaseId, counts, isOpen }: StudentImportRowsProps) {
  const [parameters, setParameters] = useSearchParams();
  const tab = [...OUTCOMES, ...LISTS].find((known) => known === parameters.get("outcome")) ?? null;
  const { decideStudentImportRows, isDeciding } = useStudentImportCommands();
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
    { tab: "HELD", label: "Tidak diambil", count: counts.held },
    { tab: "TO_CHECK", label: "Perlu diperiksa", count: counts.toCheck },
    { tab: "REFUSED", label: "Ditolak", count: counts.refused },
    ...(counts.kept > 0 || tab === "KEPT"
      ? [{ tab: "KEPT" as const, label: "Tetap ada setelah diurungkan", count: counts.kept }]
      : []),
  ];
  const decide = async (number: number, decision: StudentImportDecision) => {
    const error = failureMessage(await decideStudentImportRows({ id, decision, rows: [number] }));
    if (error !== null) showMessage(error, "error");
  };
  const shown = tabs.find((known) => known.tab === tab);
  const list =
    tab === null || tab === "KEPT" || shown?.count === 0
      ? null
      : `/api/students/imports/${databaseId}/left-out?${tab === "TO_CHECK" ? "list" : "outcome"}=${tab.toLowerCase()}`;
  return (
    <PagedRows
      rows={rows}
      isLoading={isLoading}
      hasFailed={failure !== undefined}
      onRetry={retry}
      onPage={setPage}
      renderRow={(row) => (
        <StudentImportRow
          key={row.number}
          row={row}
          isOpen={isOpen}
          isBusy={isDeciding}
          onDecide={(decision) => void decide(row.number, decision)}
        />
      )}
    >
      <RowTabs tabs={tabs} selected={tab} onSelect={choose} />
      {list !== null && (
        <p className="mt-3 text-sm">
          <a href={list} download className="font-medium text-nila underline underline-offset-4">
            Unduh daftar ini (CSV)
          </a>
        </p>
      )}
    </PagedRows>
  );
}
