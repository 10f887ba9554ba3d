import { Inbox, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { useShortcut } from "../admin/shortcuts/useShortcut";
import { DataTable } from "../admin/table/DataTable";
import { NextRows } from "../admin/table/NextRows";
import { TableFilters } from "../admin/table/TableFilters";
import { TableSkeleton } from "../admin/table/TableSkeleton";
import { shownData } from "../apollo/pageQuery/shownData";
import { useFreshQuery } from "../apollo/pageQuery/useFreshQuery";
import { formatNumber } from "../format/formatNumber";
import { readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { SerialFilter, SerialsQuery as Loaded } from "../gql/graphql";
import { hrefWith } from "../lists/days/filterUrl";
import { lazy } from "../page/lazy/lazy";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { serialColumns } from "./serialColumns";
import { SerialFacts_serial } from "./serialDocuments";
import { serialHref } from "./serialLabels";

const SerialsQuery = graphql(`
  query Serials($first: Int!, $after: String, $filter: SerialFilter) {
    serials(first: $first, after: $after, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...SerialFacts_serial
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    due: serialIssues(first: 1, filter: { state: DUE }) {
      totalCount
    }
  }
`);

const ROWS_PER_PAGE = 50;
const PATH = "/admin/serials";
const STATE_CHOICES = [
  ["", "Masih aktif"],
  ["ended", "Berakhir"],
  ["all", "Semua"],
] as const;
const SELECTS = [{ name: "state", label: "Status", choices: STATE_CHOICES }] as const;

/** Its form comes with its first use. */
const SerialSheet = lazy(() => import("./form/SerialSheet").then((m) => m.SerialSheet), null);

interface UrlState {
  readonly search: string;
  readonly state: string;
}

function parseUrl(params: URLSearchParams): UrlState {
  const typed = params.get("state") ?? "";
  return {
    search: (params.get("search") ?? "").trim().slice(0, 200),
    state: STATE_CHOICES.some(([value]) => value === typed) ? typed : "",
  };
}

function toFilter({ search, state }: UrlState): SerialFilter {
  return { search: search || null, state: state === "all" ? null : state === "ended" ? "ENDED" : "ACTIVE" };
}

/** What the library subscribes to, and what is waited for. */
export function SerialTablePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseUrl(params);
  const query = useFreshQuery(SerialsQuery, { first: ROWS_PER_PAGE, after: null, filter: toFilter(urlState) });
  const data = shownData(query);
  const canManage = useCan("CATALOGUE_WRITE");
  const [isAdding, setIsAdding] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const isNarrowed = urlState.search !== "" || urlState.state !== "";
  const change = (changes: Partial<UrlState>) =>
    void navigate(hrefWith(PATH, { ...urlState, ...changes }), { replace: true });
  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  useShortcut({ keys: "n", label: "Tambah langganan", run: () => canManage && setIsAdding(true) });

  return (
    <AdminPage
      ownAddress={hrefWith(PATH, { ...urlState })}
      title="Terbitan Berkala"
      count={
        <span role="status" className="inline-block min-w-20">
          {data && `${formatNumber(data.serials.totalCount)} langganan`}
        </span>
      }
      actions={
        <>
          <ReceiveLink due={data?.due.totalCount ?? 0} />
          {canManage && (
            <button
              type="button"
              onClick={() => setIsAdding(true)}
              className={`needs-script ${buttonStyle("filled", "compact")}`}
            >
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Tambah langganan
            </button>
          )}
        </>
      }
    >
      <div className="table-area">
        <div className="mb-2 grid grid-flow-row-dense grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
          <TableFilters
            action={PATH}
            searchLabel="Cari langganan"
            placeholder="Cari judul"
            values={urlState}
            selects={SELECTS}
            change={change}
            searchField={searchField}
            clearHref={isNarrowed ? PATH : null}
          />
        </div>
        {query.failure ? (
          <LoadFailure title="Daftar langganan gagal dimuat" onRetry={query.retry} />
        ) : !data ? (
          <TableSkeleton columns={serialColumns} isPlain />
        ) : data.serials.edges.length === 0 ? (
          <NoSerials isNarrowed={isNarrowed} canManage={canManage} />
        ) : (
          <SerialRows
            serials={data.serials}
            href={hrefWith(PATH, { ...urlState })}
            isBusy={query.isLoading}
            onMore={(after) => query.fetchMore({ variables: { after } })}
          />
        )}
      </div>
      {isAdding && (
        <SerialSheet
          serial={null}
          onClose={() => setIsAdding(false)}
          onSaved={(databaseId) => void navigate(serialHref(databaseId))}
        />
      )}
    </AdminPage>
  );
}

/** To the post of the day, with how much of it may come. */
function ReceiveLink({ due }: { due: number }) {
  return (
    <Link to={`${PATH}/receive`} className={buttonStyle("outlined", "compact")}>
      <Inbox aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      Terima edisi
      {due > 0 && (
        <span className="rounded-full bg-nila-soft px-2 text-xs text-nila tabular-nums">{formatNumber(due)}</span>
      )}
    </Link>
  );
}

interface SerialRowsProps {
  serials: Loaded["serials"];
  href: string;
  isBusy: boolean;
  onMore: (after: string) => Promise<unknown>;
}

function SerialRows({ serials, href, isBusy, onMore }: SerialRowsProps) {
  const rows = serials.edges.map(({ node }) => readFragment(SerialFacts_serial, node));
  return (
    <>
      <DataTable
        label="Langganan"
        columns={serialColumns}
        rows={rows}
        actions={[]}
        nameOf={({ title }) => title}
        isBusy={isBusy}
      />
      <NextRows list={href} connection={serials} shown={rows.length} noun="langganan" onMore={onMore} />
    </>
  );
}

function NoSerials({ isNarrowed, canManage }: { isNarrowed: boolean; canManage: boolean }) {
  return isNarrowed ? (
    <Notice
      title="Tidak ada langganan di sini"
      actions={
        <Link to={PATH} className={buttonStyle("outlined", "compact")}>
          Hapus semua filter
        </Link>
      }
    >
      Periksa ejaan judulnya, atau pilih status lain.
    </Notice>
  ) : (
    <Notice title="Belum ada langganan">
      {canManage
        ? "Tambahkan majalah atau koran yang dilanggan. Edisinya dijadwalkan sendiri, lalu tinggal diterima saat datang."
        : "Majalah dan koran yang dilanggan perpustakaan tampil di sini."}
    </Notice>
  );
}
