import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { ExportLink } from "../admin/ExportLink";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { shownData } from "../apollo/pageQuery/shownData";
import { graphql } from "../gql/gql";
import { DaySections, DaySectionsSkeleton } from "../lists/days/DaySections";
import { LoadMoreButton } from "../lists/LoadMoreButton";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { ActivityEntry } from "./ActivityEntry";
import { ActivityFilters } from "./ActivityFilters";
import { activityExportHref, activityHref, type ActivityUrlState, parseActivityUrl } from "./activityUrlState";

const ActivityPageQuery = graphql(`
  query ActivityPage(
    $first: Int!
    $after: String
    $recordType: String
    $recordId: Int
    $userId: ID
    $named: [ID!]!
    $from: Date
    $to: Date
  ) {
    auditEntries(
      first: $first
      after: $after
      recordType: $recordType
      recordId: $recordId
      userId: $userId
      from: $from
      to: $to
    ) {
      edges {
        cursor
        node {
          id
          createdAt
          user {
            id
            databaseId
          }
          ...ActivityEntry_auditEntry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    nodes(ids: $named) {
      id
    }
  }
`);

const ENTRIES_PER_PAGE = 50;

/** The audit trail: who did what and when, the newest first, by days. */
export function ActivityPage() {
  const [params] = useSearchParams();
  return <Activity urlState={parseActivityUrl(params)} />;
}

function Activity({ urlState }: { urlState: ActivityUrlState }) {
  const navigate = useNavigate();
  const query = usePageQuery(ActivityPageQuery, {
    first: ENTRIES_PER_PAGE,
    after: null,
    recordType: urlState.type || null,
    recordId: urlState.type && urlState.record ? Number(urlState.record) : null,
    userId: urlState.user || null,
    named: urlState.user ? [urlState.user] : [],
    from: urlState.from || null,
    to: urlState.to || null,
  });
  const data = shownData(query);
  const entries = data?.auditEntries.edges.map(({ node }) => node) ?? [];
  const { hasNextPage = false, endCursor = null } = data?.auditEntries.pageInfo ?? {};
  const { cache } = useApolloClient();
  // The trail grows with every change, so it is not kept in the cache.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "auditEntries" }), [cache]);
  const userId = urlState.user === "" ? null : (entries[0]?.user?.databaseId ?? null);
  const isFiltered = activityHref(urlState) !== "/admin/activity";
  // An account that was deleted may have left entries, which are found by it.
  const isUserGone = query.data?.nodes[0] === null && query.data.auditEntries.edges.length === 0;
  if (isUserGone) return <Activity urlState={{ ...urlState, user: "" }} />;

  return (
    <AdminPage
      ownAddress={activityHref(urlState)}
      title="Catatan Aktivitas"
      actions={<ExportLink href={activityExportHref(urlState, userId)} />}
    >
      <ActivityFilters
        urlState={urlState}
        change={(changes) => void navigate(activityHref({ ...urlState, ...changes }), { replace: true })}
      />
      {query.failure && <LoadFailure title="Catatan aktivitas gagal dimuat" onRetry={query.retry} />}
      {!query.failure && !data && <DaySectionsSkeleton height="h-10" />}
      {!query.failure && data && entries.length === 0 && (
        <Notice title={isFiltered ? "Tidak ada yang cocok" : "Belum ada kegiatan"}>
          {isFiltered
            ? "Ubah jenis data atau tanggalnya."
            : "Setiap perubahan oleh petugas akan tercatat di sini: siapa, kapan, dan apa yang berubah."}
        </Notice>
      )}
      {!query.failure && (
        <div aria-busy={query.isLoading} className="grid gap-4">
          <DaySections entries={entries} instantOf={({ createdAt }) => createdAt}>
            {(entry) => (
              <ActivityEntry key={entry.id} entry={entry} hrefOfUser={(user) => activityHref({ ...urlState, user })} />
            )}
          </DaySections>
        </div>
      )}
      {hasNextPage && (
        <div className="mt-5 text-center">
          <LoadMoreButton onMore={() => query.fetchMore({ variables: { after: endCursor ?? null } })} />
        </div>
      )}
    </AdminPage>
  );
}
