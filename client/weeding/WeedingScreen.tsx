import { useEffect } from "react";
import { useApolloClient } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import type { Crumb } from "../admin/Breadcrumb";
import { RecordHistoryLink } from "../admin/history/RecordHistoryLink";
import { changesSoFar } from "../apollo/inFlight";
import { formatDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import { formatPrice } from "../format/formatPrice";
import { wallClock } from "../format/wallClock";
import type { WeedingState_WeedingFragment as Weeding } from "../gql/graphql";
import { DownloadLink } from "../lists/DownloadLink";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { buttonStyle } from "../ui/buttonStyle";
import { Pill } from "../ui/Pill";
import { CANDIDATES_TO_START_WITH } from "./candidates/candidatesUrlState";
import { CollectStation } from "./collecting/CollectStation";
import { WeedingItems } from "./collecting/WeedingItems";
import { WeedingPageQuery } from "./weedingDocuments";
import { stateLabels } from "./weedingLabels";
import { WeedingEnd } from "./WeedingEnd";

/** How often what others have collected is asked for. */
const LOOK_MS = 15_000;

export function WeedingScreen({ weeding, crumbs }: { weeding: Weeding; crumbs: readonly Crumb[] }) {
  const { databaseId, name, state, startedAt, startedBy, copies, value, unpriced, viewerCanManage } = weeding;
  const timeZone = useLibraryTimeZone();
  const isCollecting = state === "OPEN" && viewerCanManage;
  useOthersScans(databaseId, state === "OPEN");
  return (
    <AdminPage
      title={name}
      crumbs={crumbs}
      count={
        <>
          <Pill tone={stateLabels[state].tone}>{stateLabels[state].text}</Pill>{" "}
          <span className="ml-1">
            <b className="font-semibold text-ink">{formatNumber(copies)} eksemplar</b> · {formatPrice(value)}
            {unpriced > 0 && ` (${formatNumber(unpriced)} tanpa harga)`} · mulai{" "}
            {formatDate(wallClock(startedAt, timeZone).day)} oleh {startedBy}
          </span>
        </>
      }
      actions={
        <>
          <RecordHistoryLink type="weeding" databaseId={databaseId} />
          <DownloadLink
            file={{
              href: `/api/weedings/${databaseId}/report`,
              fileName: `berita-acara-penyiangan-${databaseId}.pdf`,
            }}
            className={buttonStyle("outlined", "compact")}
          >
            Berita acara
          </DownloadLink>
          {isCollecting && (
            <Link
              to={`${CANDIDATES_TO_START_WITH}&weeding=${databaseId}`}
              className={buttonStyle("outlined", "compact")}
            >
              Pilih dari kandidat
            </Link>
          )}
          <WeedingEnd weeding={weeding} />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isCollecting && <CollectStation weeding={weeding} />}
        <WeedingItems weeding={weeding} />
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
      const question = { query: WeedingPageQuery, variables: { databaseId } };
      const { data } = await client.query({ ...question, fetchPolicy: "no-cache" });
      // What was read before a scan must not take the place of what the scan has returned.
      if (data && changesSoFar() === before) client.writeQuery({ ...question, data });
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [client, databaseId, isActive]);
}
