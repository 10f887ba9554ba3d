import { BookPlus, Check, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { DataTable } from "../../../admin/table/DataTable";
import { NextRows } from "../../../admin/table/NextRows";
import type { RowAction } from "../../../admin/table/RowAction";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import { showMessage } from "../../../page/messages/flashMessage";
import { showFailure } from "../../../forms/errors/showFailure";
import { graphql } from "../../../gql/gql";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { readUnmetRows, unmetColumns, type UnmetRow } from "./unmetColumns";
import { toUnmetFilter, toUnmetOrder, unmetHref, type UnmetUrlState } from "./unmetUrlState";
import { useUpdateUnmetSearch } from "./useUpdateUnmetSearch";

const UnmetTableQuery = graphql(`
  query UnmetTable($first: Int!, $after: String, $filter: UnmetSearchFilter, $orderBy: UnmetSearchSort) {
    unmetSearches(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount
      edges {
        cursor
        node {
          id
          ...UnmetColumns_unmetSearch
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

const PROPOSE: RowAction<UnmetRow> = {
  label: "Jadikan usulan",
  Icon: BookPlus,
  href: ({ words }) => `/admin/suggestions?${new URLSearchParams({ title: words }).toString()}`,
};

/** The searches in vain; each can be marked as seen to, and opened again. */
export function UnmetTable({ urlState }: { urlState: UnmetUrlState }) {
  const canWrite = useCan("CATALOGUE_WRITE");
  const history = useHistoryActions<UnmetRow>("unmetSearch");
  const proposes = useCan("SUGGESTIONS_READ");
  const updateAction = useUpdateAction(urlState.is_done !== "true");
  const query = useFreshQuery(UnmetTableQuery, {
    first: ROWS_PER_PAGE,
    after: null,
    filter: toUnmetFilter(urlState),
    orderBy: toUnmetOrder(urlState),
  });
  const searches = shownData(query)?.unmetSearches;
  const rows = useMemo(() => readUnmetRows(searches?.edges.map(({ node }) => node) ?? []), [searches]);

  if (query.failure) return <LoadFailure title="Pencarian tanpa hasil gagal dimuat" onRetry={query.retry} />;
  if (!searches) return <TableSkeleton columns={unmetColumns} isPlain />;
  if (rows.length === 0) return <NoSearches urlState={urlState} />;
  return (
    <>
      <DataTable
        label="Pencarian tanpa hasil"
        columns={unmetColumns}
        rows={rows}
        actions={[...(canWrite ? [updateAction] : []), ...(proposes ? [PROPOSE] : []), ...history]}
        nameOf={({ words }) => words}
        isBusy={query.isLoading}
      />
      <NextRows
        list={unmetHref(urlState)}
        connection={searches}
        shown={rows.length}
        noun="pencarian"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
    </>
  );
}

function useUpdateAction(toDone: boolean): RowAction<UnmetRow> {
  const { updateUnmetSearch, isUpdating } = useUpdateUnmetSearch();
  const run = async ({ id, words }: UnmetRow) => {
    if (isUpdating) return;
    const result = await updateUnmetSearch(id, toDone);
    if (result.data === null) showFailure(result);
    else showMessage(toDone ? `“${words}” ditandai selesai.` : `“${words}” dibuka lagi.`, "success");
  };
  return toDone
    ? { label: "Tandai selesai", Icon: Check, run: (row) => void run(row) }
    : { label: "Buka lagi", Icon: Undo2, run: (row) => void run(row) };
}

function NoSearches({ urlState }: { urlState: UnmetUrlState }) {
  if (urlState.outcome !== "") {
    return (
      <Notice
        title="Tidak ada yang cocok"
        actions={
          <Link to={unmetHref({ ...urlState, outcome: "" })} className={buttonStyle("outlined", "compact")}>
            Hapus semua filter
          </Link>
        }
      >
        Pilih hasil yang lain.
      </Notice>
    );
  }
  return urlState.is_done === "" ? (
    <Notice title="Belum ada pencarian tanpa hasil">
      Pencarian pembaca di katalog yang tidak menemukan apa pun tampil di sini, tanpa nama pencarinya.
    </Notice>
  ) : (
    <Notice title="Belum ada pencarian yang selesai">Pencarian yang ditandai selesai tampil di sini.</Notice>
  );
}
