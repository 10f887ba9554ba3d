import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { ExportLink } from "../admin/ExportLink";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { shownData } from "../apollo/pageQuery/shownData";
import { graphql } from "../gql/gql";
import type { ActivityPageQuery as Loaded, ActivityPageQueryVariables } from "../gql/graphql";
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
  const query = usePageQuery(ActivityPageQuery, toVariables(urlState));
  const { cache } = useApolloClient();
  // The trail grows with every change, so it is not kept in the cache.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "auditEntries" }), [cache]);
  // An account that was deleted may have left entries, which are found by it.
  const isUserGone = query.data?.nodes[0] === null && query.data.auditEntries.edges.length === 0;
  if (isUserGone) return <Activity urlState={{ ...urlState, user: "" }} />;

  const newest = shownData(query)?.auditEntries.edges[0]?.node;
  const userId = urlState.user === "" ? null : (newest?.user?.databaseId ?? null);
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
      <Trail query={query} urlState={urlState} />
    </AdminPage>
  );
}

function toVariables({ type, record, user, from, to }: ActivityUrlState): ActivityPageQueryVariables {
  return {
    first: ENTRIES_PER_PAGE,
    after: null,
    recordType: type || null,
    recordId: type && record ? Number(record) : null,
    userId: user || null,
    named: user ? [user] : [],
    from: from || null,
    to: to || null,
  };
}

interface TrailProps {
  query: PageQuery<Loaded, ActivityPageQueryVariables>;
  urlState: ActivityUrlState;
}

function Trail({ query, urlState }: TrailProps) {
  if (query.failure) return <LoadFailure title="Catatan aktivitas gagal dimuat" onRetry={query.retry} />;
  const trail = shownData(query)?.auditEntries;
  const entries = trail?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      {!trail && <DaySectionsSkeleton height="h-10" />}
      {trail && entries.length === 0 && <NoEntries isFiltered={activityHref(urlState) !== "/admin/activity"} />}
      <div aria-busy={query.isLoading} className="grid gap-4">
        <DaySections entries={entries} instantOf={({ createdAt }) => createdAt}>
          {(entry) => (
            <ActivityEntry key={entry.id} entry={entry} hrefOfUser={(user) => activityHref({ ...urlState, user })} />
          )}
        </DaySections>
      </div>
      {trail?.pageInfo.hasNextPage && (
        <div className="mt-5 text-center">
          <LoadMoreButton onMore={() => query.fetchMore({ variables: { after: trail.pageInfo.endCursor } })} />
        </div>
      )}
    </>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Notice title={isFiltered ? "Tidak ada yang cocok" : "Belum ada kegiatan"}>
      {isFiltered
        ? "Ubah jenis data atau tanggalnya."
        : "Setiap perubahan oleh petugas akan tercatat di sini: siapa, kapan, dan apa yang berubah."}
    </Notice>
  );
}
