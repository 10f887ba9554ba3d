import { useEffect, useRef, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";
import { useFieldFocus } from "../admin/desk/useFieldFocus";
import { CodeField } from "./CodeField";
import { ScannedLine } from "./ScannedLine";
import { isUndoable, useInHouseScans } from "./useInHouseScans";

const InHouseTodayQuery = graphql(`
  query InHouseToday($day: Date!) {
    inHouseReport(from: $day, to: $day) {
      uses
      titles
    }
  }
`);

const SECOND_MS = 1_000;

/** Counts what lies on the tables before it goes back to the shelves. */
export function InHouseUsePage() {
  const { cache } = useApolloClient();
  const today = useLibraryToday();
  const canCount = useCan("CIRCULATION_WRITE");
  const seesReports = useCan("REPORTS_READ");
  const pile = useInHouseScans();
  const { scans, scan, undo, sendAgain, announcement } = pile;
  const field = useRef<HTMLInputElement>(null);
  const [now, setNow] = useState(Date.now);
  // A scan without an answer is on this screen and nowhere else.
  useLeaveGuard(scans.some(({ state: { kind } }) => kind === "waiting" || kind === "unsent"));
  const hasUndoable = scans.some((each) => isUndoable(each, now));
  useFieldFocus(field, { occasion: `${scans[0]?.key ?? ""} ${scans[0]?.state.kind ?? ""}`, isAsking: false });
  useEffect(() => {
    if (scans.length === 0) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [scans.length, hasUndoable]);
  // The reports ask for it anew once this screen is left.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "inHouseReport" }), [cache]);
  return (
    <AdminPage
      title="Baca di Tempat"
      actions={
        seesReports && (
          <Link to="/admin/reports#baca-di-tempat" className={buttonStyle("outlined", "compact")}>
            Lihat laporan
          </Link>
        )
      }
    >
      <p className="mb-3 max-w-2xl text-sm text-muted text-pretty">
        Pindai buku yang tertinggal di meja sebelum dikembalikan ke rak. Setiap pindaian dihitung satu kali dibaca,
        tanpa nama pembaca.
      </p>
      {canCount && (
        <CodeField
          field={field}
          onCode={(code) => void scan(code)}
          onUndo={() => {
            const last = scans.find((each) => isUndoable(each, Date.now()));
            if (last) void undo(last);
          }}
        />
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <section aria-label="Pindaian" className="rounded-2xl border border-line bg-card">
          {scans.length === 0 ? (
            <p className="px-6 py-12 text-center text-muted text-pretty">
              {canCount ? "Belum ada buku yang dipindai di layar ini." : "Peran Anda tidak dapat mencatat buku."}
            </p>
          ) : (
            <ul>
              {scans.map((each) => (
                <ScannedLine
                  key={each.key}
                  scan={each}
                  canUndo={isUndoable(each, now)}
                  onUndo={() => void undo(each)}
                  onSendAgain={() => void sendAgain(each)}
                />
              ))}
            </ul>
          )}
        </section>
        <TodayCard day={today} usesToday={pile.usesToday} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </AdminPage>
  );
}

interface TodayCardProps {
  day: string;
  /** As the last scan was answered; null before the first. */
  usesToday: number | null;
}

function TodayCard({ day, usesToday }: TodayCardProps) {
  const query = useFreshQuery(InHouseTodayQuery, { day });
  const uses = usesToday ?? shownData(query)?.inHouseReport.uses;
  if (query.failure && uses === undefined) {
    return <LoadFailure title="Jumlah hari ini gagal dimuat" onRetry={query.retry} />;
  }
  return (
    <section aria-label="Hari ini" className="rounded-2xl border border-line bg-card px-4 py-3.5 max-lg:order-first">
      <p className="text-sm text-muted">Dibaca di tempat hari ini</p>
      {uses === undefined ? (
        <Skeleton className="mt-1 h-10 w-20 rounded-lg" />
      ) : (
        <p className="mt-1 font-serif text-3xl font-semibold tabular-nums">{formatNumber(uses)}</p>
      )}
    </section>
  );
}
