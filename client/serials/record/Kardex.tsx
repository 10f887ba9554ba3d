import { useState } from "react";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { ExportLink } from "../../admin/ExportLink";
import { NextRows } from "../../admin/table/NextRows";
import { addDays } from "../../format/addDays";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { SerialFacts_SerialFragment as Serial, SerialIssue_IssueFragment as Issue } from "../../gql/graphql";
import { hrefWith } from "../../lists/days/filterUrl";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";
import { IssueStatus } from "../IssueStatus";
import { SerialIssue_issue } from "../serialDocuments";
import { serialHref } from "../serialLabels";
import { IssuePanel } from "./IssuePanel";

const KardexQuery = graphql(`
  query Kardex($first: Int!, $after: String, $filter: SerialIssueFilter) {
    serialIssues(first: $first, after: $after, filter: $filter, orderBy: NEWEST) {
      totalCount
      edges {
        cursor
        node {
          id
          ...SerialIssue_issue
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ROWS_PER_PAGE = 50;
/** Beyond it nothing is of interest yet. */
const DAYS_AHEAD = 31;

/** The issues of a subscription one below the other, the newest first. */
export function Kardex({ serial }: { serial: Serial }) {
  const today = useLibraryToday();
  const until = addDays(today, DAYS_AHEAD);
  const query = useFreshQuery(KardexQuery, {
    first: ROWS_PER_PAGE,
    after: null,
    filter: { serialId: serial.id, until },
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const issues = shownData(query)?.serialIssues;
  if (query.failure) return <LoadFailure title="Daftar edisi gagal dimuat" onRetry={query.retry} />;
  if (!issues) return <Skeleton className="h-64 w-full rounded-2xl" />;
  const rows = issues.edges.map(({ node }) => readFragment(SerialIssue_issue, node));
  return (
    <>
      <h2 className="sr-only">Kardeks</h2>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {formatNumber(issues.totalCount)} edisi sampai {formatDate(until)}
        </p>
        <ExportLink
          href={hrefWith("/api/serials/export", { serial_id: String(serial.databaseId), until, sort: "newest" })}
        />
      </div>
      {rows.length === 0 ? (
        <p className="rounded-2xl border border-line bg-card px-4 py-6 text-muted">
          Belum ada edisi. {serial.frequency === "IRREGULAR" && "Tambahkan edisi saat datang."}
        </p>
      ) : (
        <ul className="rounded-2xl border border-line bg-card">
          {rows.map((issue) => (
            <li key={issue.id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-expanded={openId === issue.id}
                onClick={() => setOpenId(openId === issue.id ? null : issue.id)}
                className="flex min-h-14 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-left hover:bg-wash"
              >
                <KardexLine issue={issue} />
              </button>
              {openId === issue.id && (
                <div className="px-2 pb-2">
                  <IssuePanel serial={serial} issue={issue} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <NextRows
        list={`${serialHref(serial.databaseId)}?view=list`}
        connection={issues}
        shown={rows.length}
        noun="edisi"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
    </>
  );
}

function KardexLine({ issue: { label, issuedOn, receivedOn, status, copies } }: { issue: Issue }) {
  const codes = copies.map(({ itemCode }) => itemCode).join(", ");
  return (
    <>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{label}</span>
        <span className="block text-sm text-muted">
          {receivedOn ? `Diterima ${formatDate(receivedOn)}` : `Terbit ${formatDate(issuedOn)}`}
          {codes && ` · ${codes}`}
        </span>
      </span>
      <IssueStatus status={status} />
    </>
  );
}
