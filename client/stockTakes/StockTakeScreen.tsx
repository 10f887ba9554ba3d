import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { AdminPage } from "../admin/AdminPage";
import type { Crumb } from "../admin/Breadcrumb";
import { RecordHistoryLink } from "../admin/history/RecordHistoryLink";
import { changesSoFar } from "../apollo/inFlight";
import { formatDate } from "../format/formatDate";
import { wallClock } from "../format/wallClock";
import type { StockTakePageQuery as Loaded, StockTakeState_StockTakeFragment as Take } from "../gql/graphql";
import { DownloadLink } from "../lists/DownloadLink";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { Notice } from "../ui/Notice";
import { Pill } from "../ui/Pill";
import { ItemLists } from "./results/ItemLists";
import { StockTakeEnd } from "./results/StockTakeEnd";
import { StockTakeFigures } from "./results/StockTakeFigures";
import { ScanStation } from "./scanning/ScanStation";
import { type Proposals, type Shelf, StockTakePageQuery } from "./stockTakeDocuments";
import { stateLabels } from "./stockTakeLabels";

interface StockTakeScreenProps {
  take: Take;
  shelves: readonly Shelf[];
  scanners: NonNullable<Loaded["stockTake"]>["scanners"];
  proposals: Proposals;
  crumbs: readonly Crumb[];
}

/** How often what others have scanned is asked for. */
const LOOK_MS = 15_000;

export function StockTakeScreen({ take, shelves, scanners, proposals, crumbs }: StockTakeScreenProps) {
  const { databaseId, name, state, part, startedAt, startedBy, appliedAt } = take;
  const timeZone = useLibraryTimeZone();
  const canScan = useCan("STOCK_TAKES_WRITE");
  // Copies that stay as they are although the end proposes to change them.
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  useOthersScans(databaseId, state === "OPEN" || state === "PREPARING");
  const isChoosing = state === "FINISHED" && take.viewerCanManage;
  return (
    <AdminPage
      title={name}
      crumbs={crumbs}
      count={
        <>
          <Pill tone={stateLabels[state].tone}>{appliedAt ? "Diterapkan" : stateLabels[state].text}</Pill>{" "}
          <span className="ml-1">
            <b className="font-semibold text-ink">{part}</b> · mulai {formatDate(wallClock(startedAt, timeZone).day)}{" "}
            oleh {startedBy}
          </span>
        </>
      }
      actions={
        <>
          <RecordHistoryLink type="stockTake" databaseId={databaseId} />
          {state !== "PREPARING" && (
            <DownloadLink
              file={{
                href: `/api/stock-takes/${databaseId}/report`,
                fileName: `berita-acara-stock-opname-${databaseId}.pdf`,
              }}
              className={buttonStyle("outlined", "compact")}
            >
              Berita acara
            </DownloadLink>
          )}
          <StockTakeEnd take={take} proposals={proposals} leftOut={leftOut} />
        </>
      }
    >
      {state === "PREPARING" && (
        <div className="mb-4">
          <Notice title="Daftar eksemplar sedang disiapkan">
            Ini selesai dalam hitungan detik. Jika tetap begini, batalkan lalu mulai yang baru.
          </Notice>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        {state === "OPEN" && canScan && <ScanStation take={take} />}
        <StockTakeFigures take={take} shelves={shelves} scanners={scanners} isWide={state !== "OPEN" || !canScan} />
        <div className="min-w-0 lg:col-span-2">
          <ItemLists databaseId={databaseId} choice={isChoosing ? { leftOut, setLeftOut } : null} />
        </div>
      </div>
    </AdminPage>
  );
}

function useOthersScans(databaseId: number, isActive: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isActive) return;
    const look = async () => {
      if (document.hidden) return;
      const before = changesSoFar();
      const question = { query: StockTakePageQuery, variables: { databaseId } };
      const { data } = await client.query({ ...question, fetchPolicy: "no-cache" });
      // What was read before a scan must not take the place of what the scan has returned.
      if (data && changesSoFar() === before) client.writeQuery({ ...question, data });
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [client, databaseId, isActive]);
}
