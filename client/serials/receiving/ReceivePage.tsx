import { Check } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { NextRows } from "../../admin/table/NextRows";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { formatDate, formatDay } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { ReceivableIssue_IssueFragment as Receivable } from "../../gql/graphql";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { serialHref } from "../serialLabels";
import { useSerialCommands } from "../useSerialCommands";
import { ClaimText } from "./ClaimText";
import { ReceivableLine } from "./ReceivableLine";

const ReceivableIssue_issue = graphql(`
  fragment ReceivableIssue_issue on SerialIssue {
    id
    issuedOn
    label
    status
    serial {
      id
      databaseId
      title
      supplier
      makesCopies
      copiesPerIssue
    }
  }
`);

const ReceiveQuery = graphql(`
  query ReceiveIssues($first: Int!, $after: String) {
    serialIssues(first: $first, after: $after, filter: { state: DUE }, orderBy: NEWEST) {
      totalCount
      edges {
        cursor
        node {
          id
          ...ReceivableIssue_issue
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    late: serialIssues(first: 1, filter: { state: LATE }) {
      totalCount
      edges {
        cursor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const CRUMBS = [{ label: "Terbitan Berkala", path: "/admin/serials" }];
const ROWS_PER_PAGE = 50;
const MOST_AT_ONCE = 50;

/** What came in the post: one press takes an issue in, and a day's newspapers all at once. */
export function ReceivePage() {
  const today = useLibraryToday();
  const query = useFreshQuery(ReceiveQuery, { first: ROWS_PER_PAGE, after: null });
  const shown = shownData(query);
  const issues = shown?.serialIssues;
  const rows = issues?.edges.map(({ node }) => readFragment(ReceivableIssue_issue, node)) ?? [];
  const canManage = useCan("CATALOGUE_WRITE");
  const { receive, isBusy } = useSerialCommands();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => chosen.has(id)).slice(0, MOST_AT_ONCE);
  const choose = (ids: readonly string[], isChosen: boolean) => {
    setChosen((now) => {
      const next = new Set(now);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  };
  const take = async (taken: readonly Receivable[]) => {
    if (await receive(taken))
      choose(
        taken.map(({ id }) => id),
        false,
      );
  };
  const groups = [
    {
      key: "today",
      title: `Terbit hari ini, ${formatDay(today)}`,
      rows: rows.filter((row) => row.issuedOn === today && row.status === "EXPECTED"),
    },
    {
      key: "expected",
      title: "Ditunggu",
      rows: rows.filter((row) => row.issuedOn !== today && row.status === "EXPECTED"),
    },
    { key: "late", title: "Belum datang", rows: rows.filter(({ status }) => status === "LATE") },
    { key: "claimed", title: "Diklaim", rows: rows.filter(({ status }) => status === "CLAIMED") },
  ].filter((group) => group.rows.length > 0);

  return (
    <AdminPage
      title="Terima Edisi"
      crumbs={CRUMBS}
      count={
        <span role="status" className="inline-block min-w-16">
          {issues && `${formatNumber(issues.totalCount)} edisi`}
        </span>
      }
      actions={shown && shown.late.totalCount > 0 && <ClaimText />}
    >
      {query.failure ? (
        <LoadFailure title="Daftar edisi gagal dimuat" onRetry={query.retry} />
      ) : !issues ? (
        <Skeleton className="h-80 w-full rounded-2xl" />
      ) : rows.length === 0 ? (
        <Notice
          title="Semua edisi sudah diterima"
          actions={
            <Link to="/admin/serials" className={buttonStyle("outlined", "compact")}>
              Lihat langganan
            </Link>
          }
        >
          Edisi yang terbit hari ini dan yang belum datang tampil di sini. Edisi yang datang lebih awal diterima dari
          kalender langganannya.
        </Notice>
      ) : (
        <>
          <div className="grid gap-4">
            {groups.map((group) => (
              <section key={group.key} aria-labelledby={`group-${group.key}`}>
                <div className="mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-2">
                  <h2 id={`group-${group.key}`} className="font-serif text-lg font-semibold">
                    {group.title}{" "}
                    <span className="font-sans text-sm font-normal text-muted tabular-nums">
                      {formatNumber(group.rows.length)}
                    </span>
                  </h2>
                  {canManage && group.rows.length > 1 && (
                    <button
                      type="button"
                      onClick={() =>
                        choose(
                          group.rows.map(({ id }) => id),
                          !group.rows.every(({ id }) => chosen.has(id)),
                        )
                      }
                      className={`needs-script ${buttonStyle("quiet", "compact")}`}
                    >
                      {group.rows.every(({ id }) => chosen.has(id)) ? "Batalkan pilihan" : "Pilih semua"}
                      <span className="sr-only">: {group.title}</span>
                    </button>
                  )}
                </div>
                <ul className="rounded-2xl border border-line bg-card">
                  {group.rows.map((row) => (
                    <ReceivableLine
                      key={row.id}
                      title={row.serial?.title ?? ""}
                      href={row.serial ? serialHref(row.serial.databaseId) : null}
                      label={row.label}
                      detail={detailOf(row, today)}
                      isChosen={canManage ? chosen.has(row.id) : null}
                      isBusy={isBusy}
                      onChoose={(isChosen) => choose([row.id], isChosen)}
                      onReceive={() => void take([row])}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <NextRows
            list="/admin/serials/receive"
            connection={issues}
            shown={rows.length}
            noun="edisi"
            onMore={(after) => query.fetchMore({ variables: { after } })}
          />
          {selected.length > 0 && (
            <div className="sticky bottom-20 z-10 mt-4 flex justify-end lg:bottom-4">
              <button
                type="button"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) void take(selected);
                }}
                className={`${buttonStyle("filled", "regular")} shadow-lg max-sm:w-full`}
              >
                <Check aria-hidden="true" strokeWidth={2} className="size-5" />
                {isBusy ? "Menyimpan…" : `Terima ${formatNumber(selected.length)} edisi`}
              </button>
            </div>
          )}
        </>
      )}
    </AdminPage>
  );
}

function detailOf({ issuedOn, serial }: Receivable, today: string): string {
  const made = serial?.makesCopies ? `${formatNumber(serial.copiesPerIssue)} eksemplar` : "tanpa eksemplar";
  return [issuedOn === today ? null : `terbit ${formatDate(issuedOn)}`, made, serial?.supplier]
    .filter(Boolean)
    .join(" · ");
}
