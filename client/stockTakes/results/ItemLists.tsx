import { useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { DataTable } from "../../admin/table/DataTable";
import { NextRows } from "../../admin/table/NextRows";
import { TableSkeleton } from "../../admin/table/TableSkeleton";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { formatNumber } from "../../format/formatNumber";
import { readFragment } from "../../gql/fragment-masking";
import { DownloadLink } from "../../lists/DownloadLink";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { StockTakeItem_item, StockTakeItemsQuery } from "../stockTakeDocuments";
import { itemLists, stockTakeHref } from "../stockTakeLabels";
import { itemColumns } from "./itemColumns";

interface ItemListsProps {
  databaseId: number;
  choice: { readonly leftOut: ReadonlySet<number>; readonly setLeftOut: (ids: ReadonlySet<number>) => void } | null;
}

const ROWS_PER_PAGE = 50;

/** The lists of a stock take: what is missing first, in the order of the shelf. */
export function ItemLists({ databaseId, choice }: ItemListsProps) {
  const [params] = useSearchParams();
  const [first] = itemLists;
  const current = itemLists.find(({ key }) => key === params.get("list")) ?? first;
  if (!current) return null;
  return (
    <section aria-label="Daftar stock opname" className="table-area">
      <nav aria-label="Daftar" className="mb-3 flex gap-2 overflow-x-auto pb-1">
        {itemLists.map(({ key, label }) => (
          <Link
            key={key}
            to={stockTakeHref(databaseId, key)}
            replace
            preventScrollReset
            aria-current={key === current.key ? "page" : undefined}
            className={`${buttonStyle(key === current.key ? "outlined" : "quiet", "compact")} shrink-0 whitespace-nowrap`}
          >
            {label}
          </Link>
        ))}
      </nav>
      <ItemTable key={current.key} databaseId={databaseId} current={current} choice={choice} />
    </section>
  );
}

interface ItemTableProps extends ItemListsProps {
  current: (typeof itemLists)[number];
}

function ItemTable({ databaseId, current, choice }: ItemTableProps) {
  const { list, key, label, empty } = current;
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(StockTakeItemsQuery, { databaseId, list, first: ROWS_PER_PAGE, after: null });
  const items = shownData(query)?.stockTake?.items;
  const columns = useMemo(
    () =>
      itemColumns(
        list,
        timeZone,
        choice && {
          leftOut: choice.leftOut,
          toggle: (id) => {
            const next = new Set(choice.leftOut);
            if (!next.delete(id)) next.add(id);
            choice.setLeftOut(next);
          },
        },
      ),
    [list, timeZone, choice],
  );
  const rows =
    items?.edges.map(({ node }) => {
      const item = readFragment(StockTakeItem_item, node);
      return { ...item, id: String(item.databaseId) };
    }) ?? [];
  if (query.failure) return <LoadFailure title="Daftar ini gagal dimuat" onRetry={query.retry} />;
  if (!items) return <TableSkeleton columns={columns} isPlain />;
  if (rows.length === 0) return <p className="rounded-2xl border border-line bg-card px-4 py-6 text-muted">{empty}</p>;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {formatNumber(items.totalCount)} · urut rak
        </p>
        <DownloadLink
          file={{
            href: `/api/stock-takes/${databaseId}/items/export?list=${key}`,
            fileName: `stock-opname-${databaseId}.csv`,
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
        actions={[]}
        nameOf={({ title, code }) => title ?? code}
        isBusy={query.isLoading}
      />
      <NextRows
        list={stockTakeHref(databaseId, key)}
        connection={items}
        shown={rows.length}
        noun="eksemplar"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
    </>
  );
}
