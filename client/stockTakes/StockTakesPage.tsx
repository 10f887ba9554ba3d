import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { DataTable } from "../admin/table/DataTable";
import { NextRows } from "../admin/table/NextRows";
import { TableSkeleton } from "../admin/table/TableSkeleton";
import { shownData } from "../apollo/pageQuery/shownData";
import { useFreshQuery } from "../apollo/pageQuery/useFreshQuery";
import { formatNumber } from "../format/formatNumber";
import { readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { lazy } from "../page/lazy/lazy";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { stockTakeColumns } from "./stockTakeColumns";
import { StockTakeState_stockTake } from "./stockTakeDocuments";
import { stockTakeHref } from "./stockTakeLabels";

const NewStockTakeSheet = lazy(() => import("./NewStockTakeSheet").then((m) => m.NewStockTakeSheet), null);

const StockTakesQuery = graphql(`
  query StockTakes($first: Int!, $after: String) {
    stockTakes(first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...StockTakeState_stockTake
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

/** All stock takes, the newest first. */
export function StockTakesPage() {
  const navigate = useNavigate();
  const query = useFreshQuery(StockTakesQuery, { first: ROWS_PER_PAGE, after: null });
  const takes = shownData(query)?.stockTakes;
  const timeZone = useLibraryTimeZone();
  const columns = useMemo(() => stockTakeColumns(timeZone), [timeZone]);
  const mayCount = useCan("STOCK_TAKES_WRITE");
  const mayChange = useCan("CATALOGUE_WRITE");
  const canBegin = mayCount && mayChange;
  const [isBeginning, setIsBeginning] = useState(false);
  const rows = takes?.edges.map(({ node }) => readFragment(StockTakeState_stockTake, node)) ?? [];
  return (
    <AdminPage
      title="Stock Opname"
      count={takes && `${formatNumber(takes.totalCount)} stock opname`}
      actions={
        canBegin && (
          <button
            type="button"
            onClick={() => setIsBeginning(true)}
            className={`needs-script ${buttonStyle("filled", "compact")}`}
          >
            Mulai stock opname
          </button>
        )
      }
    >
      <div className="table-area">
        {query.failure ? (
          <LoadFailure title="Daftar stock opname gagal dimuat" onRetry={query.retry} />
        ) : !takes ? (
          <TableSkeleton columns={columns} isPlain />
        ) : rows.length === 0 ? (
          <Notice title="Belum ada stock opname">
            {canBegin
              ? "Mulai satu untuk seluruh koleksi atau satu ruangan, lalu pindai buku di rak. Beberapa orang dapat memindai bersama, dengan ponsel atau alat pemindai."
              : "Stock opname yang dimulai admin tampil di sini, dan Anda dapat ikut memindai."}
          </Notice>
        ) : (
          <>
            <DataTable
              label="Stock opname"
              columns={columns}
              rows={rows}
              actions={[]}
              nameOf={({ name }) => name}
              isBusy={query.isLoading}
            />
            <NextRows
              list="/admin/stock-takes"
              connection={takes}
              shown={rows.length}
              noun="stock opname"
              onMore={(after) => query.fetchMore({ variables: { after } })}
            />
          </>
        )}
      </div>
      {isBeginning && (
        <NewStockTakeSheet
          onClose={() => setIsBeginning(false)}
          onBegun={(databaseId) => void navigate(stockTakeHref(databaseId))}
        />
      )}
    </AdminPage>
  );
}
