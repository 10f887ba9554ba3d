import { Check, Pencil, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useHistoryActions } from "../../admin/history/recordHistory";
import { DataTable } from "../../admin/table/DataTable";
import { NextRows } from "../../admin/table/NextRows";
import type { RowAction } from "../../admin/table/RowAction";
import type { TableColumn } from "../../admin/table/TableColumn";
import { TableSkeleton } from "../../admin/table/TableSkeleton";
import type { QueryFailure } from "../../apollo/queryFailure";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { readSuggestionRows, type SuggestionRow } from "./suggestionColumns";
import { isNarrowed, suggestionsHref, type SuggestionsUrlState, withoutFilters } from "./suggestionsUrlState";
import { useDeskSuggestions } from "./useDeskSuggestions";

const SuggestionRows_suggestionConnection = graphql(`
  fragment SuggestionRows_suggestionConnection on SuggestionConnection {
    totalCount
    edges {
      cursor
      node {
        id
        ...SuggestionColumns_suggestion
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

interface SuggestionRowsProps {
  urlState: SuggestionsUrlState;
  columns: readonly TableColumn<SuggestionRow>[];
  connection: FragmentType<typeof SuggestionRows_suggestionConnection> | undefined;
  isBusy: boolean;
  failure: QueryFailure | undefined;
  onRetry: () => void;
  onMore: (after: string) => Promise<unknown>;
  onAsk: (act: "decide" | "edit", suggestion: SuggestionRow) => void;
}

/** Who may decide opens a decision from its row; others read. */
export function SuggestionRows(props: SuggestionRowsProps) {
  const { urlState, columns, connection: ref, isBusy, failure, onRetry, onMore, onAsk } = props;
  const connection = readFragment(SuggestionRows_suggestionConnection, ref);
  const rows = useMemo(() => readSuggestionRows(connection?.edges.map(({ node }) => node) ?? []), [connection]);
  const canDecide = useCan("SUGGESTIONS_WRITE");
  const { remove } = useDeskSuggestions();
  const history = useHistoryActions<SuggestionRow>("suggestion");
  const own: readonly RowAction<SuggestionRow>[] = [
    { label: "Putuskan", Icon: Check, run: (row) => onAsk("decide", row) },
    { label: "Sunting", Icon: Pencil, run: (row) => onAsk("edit", row) },
  ];
  const actions: readonly RowAction<SuggestionRow>[] = canDecide
    ? [...own, ...history, { label: "Hapus", Icon: Trash2, run: (row) => void remove(row), isDestructive: true }]
    : history;

  if (failure) return <LoadFailure title="Daftar usulan gagal dimuat" onRetry={onRetry} />;
  if (!connection) return <TableSkeleton columns={columns} isPlain />;
  if (rows.length === 0) return <NoSuggestions urlState={urlState} />;
  return (
    <>
      <DataTable
        label="Usulan"
        columns={columns}
        rows={rows}
        actions={actions}
        nameOf={({ title }) => title}
        isBusy={isBusy}
      />
      <NextRows
        list={suggestionsHref(urlState)}
        connection={connection}
        shown={rows.length}
        noun="usulan"
        onMore={onMore}
      />
    </>
  );
}

function NoSuggestions({ urlState }: { urlState: SuggestionsUrlState }) {
  return isNarrowed(urlState) ? (
    <Notice
      title={urlState.search ? `Tidak ada usulan yang cocok dengan “${urlState.search}”` : "Tidak ada usulan di sini"}
      actions={
        <Link to={suggestionsHref(withoutFilters(urlState))} className={buttonStyle("outlined", "compact")}>
          Hapus semua filter
        </Link>
      }
    >
      Pencarian mencakup judul, penulis, penerbit, dan ISBN. Periksa ejaannya, atau pilih status lain.
    </Notice>
  ) : (
    <Notice title="Belum ada usulan yang menunggu">
      Buku yang diusulkan anggota dan petugas tampil di sini, yang paling banyak didukung di atas.
    </Notice>
  );
}
