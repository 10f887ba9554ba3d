import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { shownData } from "../apollo/pageQuery/shownData";
import { formatNumber } from "../format/formatNumber";
import { hrefWith } from "../lists/days/filterUrl";
import { graphql } from "../gql/gql";
import type { BinKind, BinPageQuery as Loaded, BinPageQueryVariables } from "../gql/graphql";
import { showMessage } from "../page/messages/flashMessage";
import { LoadMoreLink } from "../lists/LoadMoreLink";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { Skeleton } from "../ui/Skeleton";
import { BinFilters } from "./BinFilters";
import { isBinKind } from "./binKindLabels";
import { BinRow } from "./BinRow";
import { BinSelection } from "./BinSelection";
import { restoreFromBin } from "./restoreFromBin";
import { restoreMessage } from "./restoreMessage";

const BinPageQuery = graphql(`
  query BinPage($first: Int!, $after: String, $kinds: [BinKind!], $search: String) {
    binEntries(first: $first, after: $after, kinds: $kinds, search: $search) {
      totalCount
      edges {
        cursor
        node {
          id
          ...BinRow_binEntry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ENTRIES_PER_PAGE = 50;

/** What was deleted in the last thirty days, with actions to restore it. */
export function BinPage() {
  const client = useApolloClient();
  const [params] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isRestoring, setIsRestoring] = useState(false);
  const kind = params.get("kind");
  const kinds: BinKind[] = isBinKind(kind) ? [kind] : [];
  const search = (params.get("search") ?? "").trim().slice(0, 200);
  const query = usePageQuery(BinPageQuery, { first: ENTRIES_PER_PAGE, after: null, kinds, search });
  const list = shownData(query)?.binEntries;
  const isFiltered = kinds.length > 0 || search !== "";

  const restore = async (ids: readonly string[]) => {
    setIsRestoring(true);
    const result = await restoreFromBin(client, ids);
    setIsRestoring(false);
    if (result.data) setSelected(new Set());
    const { text, kind: tone } = restoreMessage(result);
    showMessage(text, tone);
  };
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <AdminPage
      ownAddress={hrefWith("/admin/bin", { kind: kinds.join(","), search })}
      title="Tempat Sampah"
      count={list && `${formatNumber(list.totalCount)} data`}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        Data yang dihapus, digabungkan, atau diubah sekaligus disimpan 30 hari di sini, lalu terhapus permanen.
      </p>
      <BinFilters kind={kinds[0] ?? null} search={search} />
      {selected.size > 0 && (
        <BinSelection
          ids={[...selected]}
          isRestoring={isRestoring}
          onRestore={() => void restore([...selected])}
          onDone={() => setSelected(new Set())}
        />
      )}
      <div className="mt-4">
        <BinList
          query={query}
          selected={selected}
          isRestoring={isRestoring}
          isFiltered={isFiltered}
          nextHref={`/admin/bin?${params.toString()}`}
          onSelect={select}
          onRestore={(id) => void restore([id])}
        />
      </div>
    </AdminPage>
  );
}

interface BinListProps {
  query: PageQuery<Loaded, BinPageQueryVariables>;
  selected: ReadonlySet<string>;
  isRestoring: boolean;
  isFiltered: boolean;
  nextHref: string;
  onSelect: (id: string, isSelected: boolean) => void;
  onRestore: (id: string) => void;
}

function BinList({ query, selected, isRestoring, isFiltered, nextHref, onSelect, onRestore }: BinListProps) {
  if (query.failure) return <LoadFailure title="Tempat Sampah gagal dimuat" onRetry={query.retry} />;
  const list = shownData(query)?.binEntries;
  if (!list) return <BinSkeleton />;
  if (list.edges.length === 0) return <EmptyBin isFiltered={isFiltered} />;
  return (
    <>
      <ul aria-busy={query.isLoading} className="overflow-hidden rounded-2xl border border-line bg-card">
        {list.edges.map(({ node }) => (
          <BinRow
            key={node.id}
            entry={node}
            isSelected={selected.has(node.id)}
            isBusy={isRestoring}
            onSelect={(isSelected) => onSelect(node.id, isSelected)}
            onRestore={() => onRestore(node.id)}
          />
        ))}
      </ul>
      {list.pageInfo.hasNextPage && (
        <LoadMoreLink
          list={nextHref}
          nextHref={nextHref}
          shown={list.edges.length}
          total={list.totalCount}
          noun="data"
          failureText="Data berikutnya gagal dimuat."
          onMore={() => query.fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

function EmptyBin({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Notice title={isFiltered ? "Tidak ada yang cocok" : "Tempat Sampah kosong"}>
      {isFiltered
        ? "Ubah kata pencarian atau jenisnya."
        : "Buku, eksemplar, dan data lain yang dihapus atau digabungkan akan tampil di sini dan dapat dipulihkan."}
    </Notice>
  );
}

function BinSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} className="h-17" />
      ))}
    </div>
  );
}
