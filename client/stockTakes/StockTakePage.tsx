import { useParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { DeskMessage } from "../admin/DeskMessage";
import { useFreshQuery } from "../apollo/pageQuery/useFreshQuery";
import { readFragment } from "../gql/fragment-masking";
import { LoadFailure } from "../ui/LoadFailure";
import { Skeleton } from "../ui/Skeleton";
import { StockTakePageQuery, StockTakeState_stockTake } from "./stockTakeDocuments";
import { StockTakeScreen } from "./StockTakeScreen";

const CRUMBS = [{ label: "Stock Opname", path: "/admin/stock-takes" }];

/** One stock take: what is scanned, how far it is, and what comes of it. */
export function StockTakePage() {
  const { id: typed = "" } = useParams();
  // A text that is no number is that of no stock take.
  const databaseId = /^\d{1,9}$/u.test(typed) ? Number(typed) : 0;
  const { data, previousData, failure, retry } = useFreshQuery(StockTakePageQuery, { databaseId });
  const answer = data ?? previousData;
  const take = answer?.stockTake;
  if (take === null || (failure === "refused" && !take)) {
    return (
      <DeskMessage
        status={404}
        title="Stock opname ini tidak ditemukan"
        links={[{ label: "Semua stock opname", path: "/admin/stock-takes" }]}
      >
        Periksa alamatnya, atau buka dari daftar.
      </DeskMessage>
    );
  }
  if (take) {
    return (
      <StockTakeScreen
        key={take.id}
        take={readFragment(StockTakeState_stockTake, take)}
        shelves={take.shelves}
        scanners={take.scanners}
        proposals={take.proposals}
        crumbs={CRUMBS}
      />
    );
  }
  return (
    <AdminPage title="Stock Opname" crumbs={CRUMBS}>
      {failure ? (
        <LoadFailure title="Stock opname gagal dimuat" onRetry={retry} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-16 w-full rounded-2xl" />
          <Skeleton className="mt-4 h-96 w-full rounded-2xl" />
        </div>
      )}
    </AdminPage>
  );
}
