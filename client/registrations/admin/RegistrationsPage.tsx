import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { NextRows } from "../../admin/table/NextRows";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { lazy } from "../../page/lazy/lazy";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { type Registration, RegistrationCard, readRegistrations } from "./RegistrationCard";

const RegistrationsPageQuery = graphql(`
  query RegistrationsPage($first: Int!, $after: String, $filter: RegistrationFilter) {
    registrations(first: $first, after: $after, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...RegistrationCard_registration
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const PER_PAGE = 30;
const LISTS = [
  { name: "", state: "WAITING", label: "Menunggu" },
  { name: "accepted", state: "ACCEPTED", label: "Diterima" },
  { name: "rejected", state: "REJECTED", label: "Ditolak" },
] as const;

/** Its forms come with their first use. */
const DecisionSheet = lazy(() => import("./DecisionSheet").then((m) => m.DecisionSheet), null);

export interface AskedDecision {
  readonly act: "accept" | "reject";
  readonly registration: Registration;
}

/** Who asks by themselves to become a member, for whoever says yes or no. */
export function RegistrationsPage() {
  const [params] = useSearchParams();
  const shown = LISTS.find(({ name }) => name === params.get("state")) ?? LISTS[0];
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const query = useFreshQuery(RegistrationsPageQuery, {
    first: PER_PAGE,
    after: null,
    filter: { state: shown.state },
  });
  const connection = shownData(query)?.registrations;
  const registrations = readRegistrations(connection?.edges.map(({ node }) => node) ?? []);
  return (
    <AdminPage
      ownAddress={hrefOf(shown.name)}
      title="Pendaftaran"
      count={
        <span role="status" className="inline-block min-w-20">
          {connection && `${formatNumber(connection.totalCount)} pendaftaran`}
        </span>
      }
    >
      <nav aria-label="Status pendaftaran" className="tab-strip">
        {LISTS.map(({ name, label }) => (
          <Link
            key={name}
            to={hrefOf(name)}
            aria-current={name === shown.name ? "page" : undefined}
            className="section-tab"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-4" aria-busy={query.isLoading}>
        {!connection && query.failure && <LoadFailure title="Daftar pendaftaran gagal dimuat" onRetry={query.retry} />}
        {!connection && !query.failure && <Loading />}
        {connection && registrations.length === 0 && <Empty state={shown.state} />}
        {connection && registrations.length > 0 && (
          <>
            <ul aria-label="Pendaftaran" className="grid gap-3">
              {registrations.map((registration) => (
                <RegistrationCard
                  key={registration.id}
                  registration={registration}
                  onAsk={(act) => setAsked({ act, registration })}
                />
              ))}
            </ul>
            <NextRows
              list={hrefOf(shown.name)}
              connection={connection}
              shown={registrations.length}
              noun="pendaftaran"
              onMore={(after) => query.fetchMore({ variables: { after } })}
            />
          </>
        )}
      </div>
      {asked && <DecisionSheet asked={asked} onClose={() => setAsked(null)} />}
    </AdminPage>
  );
}

function hrefOf(name: string): string {
  return name === "" ? "/admin/registrations" : `/admin/registrations?state=${name}`;
}

function Loading() {
  return (
    <div className="grid gap-3">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-40 rounded-xl" />
      ))}
    </div>
  );
}

function Empty({ state }: { state: (typeof LISTS)[number]["state"] }) {
  if (state !== "WAITING") {
    return (
      <Notice title="Tidak ada pendaftaran di sini">Pendaftaran yang sudah diputuskan terhapus setelah 30 hari.</Notice>
    );
  }
  return (
    <Notice
      title="Tidak ada pendaftaran yang menunggu"
      actions={
        <Link to="/admin/settings#jenis-anggota" className="inline-link">
          Atur jenis anggota
        </Link>
      }
    >
      Orang dapat mendaftar sendiri di halaman Daftar untuk jenis anggota yang mengizinkannya.
    </Notice>
  );
}
