import { Pencil, Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { DataTable } from "../../admin/table/DataTable";
import { NextRows } from "../../admin/table/NextRows";
import type { RowAction } from "../../admin/table/RowAction";
import { SelectionBar } from "../../admin/table/selection/SelectionBar";
import { tableSelection } from "../../admin/table/selection/tableSelection";
import { useTableSelection } from "../../admin/table/selection/useTableSelection";
import { TableSkeleton } from "../../admin/table/TableSkeleton";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { showFailure } from "../../forms/errors/showFailure";
import { formatNumber } from "../../format/formatNumber";
import { readFragment } from "../../gql/fragment-masking";
import type { WeedingState_WeedingFragment as Weeding } from "../../gql/graphql";
import { DownloadLink } from "../../lists/DownloadLink";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { useWeedingCommands } from "../useWeedingCommands";
import { WeedingItem_item, WeedingItemsQuery } from "../weedingDocuments";
import { itemLists, weedingHref } from "../weedingLabels";
import { type ItemRow, itemColumns } from "./itemColumns";
import { FateSheet } from "./FateSheet";

const ROWS_PER_PAGE = 50;
const MOST_AT_ONCE = 100;
const selectedItems = tableSelection<ItemRow>();

/** What a weeding has collected, withdrawn or left. */
export function WeedingItems({ weeding }: { weeding: Weeding }) {
  const { databaseId, state, viewerCanManage } = weeding;
  const [params] = useSearchParams();
  const [collected, withdrawn] = itemLists;
  const first = state === "FINISHED" ? withdrawn : collected;
  const current = itemLists.find(({ key }) => key === params.get("list")) ?? first;
  if (!current) return null;
  const isChangeable = state === "OPEN" && viewerCanManage && current.list !== "WITHDRAWN";
  return (
    <section aria-label="Daftar penyiangan" className="table-area min-w-0">
      <nav aria-label="Daftar" className="mb-3 flex gap-2 overflow-x-auto pb-1">
        {itemLists.map(({ key, label }) => (
          <Link
            key={key}
            to={weedingHref(databaseId, key)}
            replace
            preventScrollReset
            aria-current={key === current.key ? "page" : undefined}
            className={`${buttonStyle(key === current.key ? "outlined" : "quiet", "compact")} shrink-0 whitespace-nowrap`}
          >
            {label}
          </Link>
        ))}
      </nav>
      <ItemTable key={current.key} weeding={weeding} current={current} isChangeable={isChangeable} />
    </section>
  );
}

interface ItemTableProps {
  weeding: Weeding;
  current: (typeof itemLists)[number];
  isChangeable: boolean;
}

function ItemTable({ weeding: { id, databaseId }, current, isChangeable }: ItemTableProps) {
  const { list, key, label, empty } = current;
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(WeedingItemsQuery, { databaseId, list, first: ROWS_PER_PAGE, after: null });
  const items = shownData(query)?.weeding?.items;
  const columns = useMemo(() => itemColumns(timeZone), [timeZone]);
  const selection = useTableSelection(selectedItems);
  const { removeItems, isBusy } = useWeedingCommands();
  const [asked, setAsked] = useState<readonly ItemRow[] | null>(null);
  const rows =
    items?.edges.map(({ node }) => {
      const item = readFragment(WeedingItem_item, node);
      return { ...item, id: `${databaseId}-${item.databaseId}` };
    }) ?? [];
  const chosen = rows.filter((row) => selection.selected.has(row.id)).slice(0, MOST_AT_ONCE);
  const takeOut = async (gone: readonly ItemRow[]) => {
    const result = await removeItems(
      id,
      gone.map((row) => row.databaseId),
    );
    if (result.data === null) return showFailure(result);
    selection.clear();
    showMessage(`${formatNumber(gone.length)} eksemplar tetap di koleksi.`, "success");
  };
  const actions: readonly RowAction<ItemRow>[] = isChangeable
    ? [
        { label: "Ubah alasan", Icon: Pencil, run: (row) => setAsked([row]), isOffered: (row) => !row.withdrawn },
        {
          label: "Keluarkan",
          Icon: Undo2,
          run: (row) => void takeOut([row]),
          isOffered: (row) => !row.withdrawn,
        },
      ]
    : [];
  if (query.failure) return <LoadFailure title="Daftar ini gagal dimuat" onRetry={query.retry} />;
  if (!items) return <TableSkeleton columns={columns} isPlain={!isChangeable} />;
  if (rows.length === 0) return <p className="rounded-2xl border border-line bg-card px-4 py-6 text-muted">{empty}</p>;
  return (
    <>
      {chosen.length > 0 && isChangeable && (
        <SelectionBar count={chosen.length} onClear={selection.clear}>
          <button type="button" onClick={() => setAsked(chosen)} className="bar-action">
            Ubah alasan
          </button>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void takeOut(chosen)}
            className="bar-action"
          >
            Keluarkan
          </button>
        </SelectionBar>
      )}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {formatNumber(items.totalCount)} eksemplar
        </p>
        <DownloadLink
          file={{
            href: `/api/weedings/${databaseId}/items/export?list=${key}`,
            fileName: `penyiangan-${databaseId}.csv`,
          }}
          className={buttonStyle("outlined", "compact")}
        >
          Unduh CSV
        </DownloadLink>
      </div>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        actions={actions}
        nameOf={({ title }) => title}
        isBusy={query.isLoading}
        {...(isChangeable ? { selection, toItem: (row: ItemRow) => row } : {})}
      />
      <NextRows
        list={weedingHref(databaseId, key)}
        connection={items}
        shown={rows.length}
        noun="eksemplar"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
      {asked && (
        <FateSheet
          weedingId={id}
          items={asked}
          onClose={(isDone) => {
            setAsked(null);
            if (isDone) selection.clear();
          }}
        />
      )}
    </>
  );
}
