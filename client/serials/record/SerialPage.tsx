import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { AdminPage } from "../../admin/AdminPage";
import { DeskMessage } from "../../admin/DeskMessage";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { SerialFacts_SerialFragment as Serial } from "../../gql/graphql";
import { lazy } from "../../page/lazy/lazy";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Pill } from "../../ui/Pill";
import { Skeleton } from "../../ui/Skeleton";
import { SerialCalendar } from "../calendar/SerialCalendar";
import { SerialFacts_serial } from "../serialDocuments";
import { frequencyLabels, serialHref } from "../serialLabels";
import { useSerialCommands } from "../useSerialCommands";
import { Kardex } from "./Kardex";
import { SerialFacts } from "./SerialFacts";

const SerialPageQuery = graphql(`
  query SerialPage($databaseId: Int!) {
    serial(databaseId: $databaseId) {
      id
      ...SerialFacts_serial
    }
  }
`);

const CRUMBS = [{ label: "Terbitan Berkala", path: "/admin/serials" }];

/** Forms come with their first use. */
const SerialSheet = lazy(() => import("../form/SerialSheet").then((m) => m.SerialSheet), null);
const IssueSheet = lazy(() => import("../form/IssueSheet").then((m) => m.IssueSheet), null);

/** One subscription: its calendar, its issues, and what is known of it. */
export function SerialPage() {
  const { serialId: typed = "" } = useParams();
  // A text that is no number is that of no subscription.
  const databaseId = /^\d{1,9}$/u.test(typed) ? Number(typed) : 0;
  const { data, previousData, failure, retry } = useFreshQuery(SerialPageQuery, { databaseId });
  const serial = readFragment(SerialFacts_serial, (data ?? previousData)?.serial);
  if (serial === null || (failure === "refused" && !serial)) {
    return (
      <DeskMessage
        status={404}
        title="Langganan ini tidak ditemukan"
        links={[{ label: "Semua langganan", path: "/admin/serials" }]}
      >
        Mungkin sudah dihapus. Periksa alamatnya, atau buka dari daftar.
      </DeskMessage>
    );
  }
  if (serial) return <SerialScreen key={serial.id} serial={serial} />;
  return (
    <AdminPage title="Langganan" crumbs={CRUMBS}>
      {failure ? (
        <LoadFailure title="Langganan gagal dimuat" onRetry={retry} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-96 w-full rounded-2xl" />
          <Skeleton className="mt-4 h-64 w-full rounded-2xl" />
        </div>
      )}
    </AdminPage>
  );
}

type View = "calendar" | "list";

function SerialScreen({ serial }: { serial: Serial }) {
  const { databaseId, title, frequency, isActive, viewerCanManage } = serial;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view: View = params.get("view") === "list" ? "list" : "calendar";
  const [asked, setAsked] = useState<"edit" | "add" | null>(null);
  const { remove } = useSerialCommands();
  const views: readonly (readonly [View, string])[] = [
    ["calendar", "Kalender"],
    ["list", "Kardeks"],
  ];
  return (
    <AdminPage
      title={title}
      crumbs={CRUMBS}
      count={<Pill tone={isActive ? "good" : "quiet"}>{isActive ? frequencyLabels[frequency] : "Berakhir"}</Pill>}
      actions={
        <>
          <RecordHistoryLink type="serial" databaseId={databaseId} />
          {viewerCanManage && (
            <>
              <button
                type="button"
                onClick={() => void remove(serial).then((isGone) => isGone && navigate("/admin/serials"))}
                className={`needs-script ${buttonStyle("quiet", "compact")}`}
              >
                <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                <span className="max-sm:sr-only">Hapus</span>
              </button>
              <button
                type="button"
                onClick={() => setAsked("edit")}
                className={`needs-script ${buttonStyle("outlined", "compact")}`}
              >
                <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                Sunting
              </button>
              <button
                type="button"
                onClick={() => setAsked("add")}
                className={`needs-script ${buttonStyle("outlined", "compact")}`}
              >
                <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                {frequency === "IRREGULAR" ? "Tambah edisi" : "Edisi khusus"}
              </button>
            </>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="min-w-0">
          <nav aria-label="Tampilan edisi" className="mb-3 flex gap-2">
            {views.map(([key, label]) => (
              <Link
                key={key}
                to={key === "list" ? `${serialHref(databaseId)}?view=list` : serialHref(databaseId)}
                replace
                preventScrollReset
                aria-current={key === view ? "page" : undefined}
                className={buttonStyle(key === view ? "outlined" : "quiet", "compact")}
              >
                {label}
              </Link>
            ))}
          </nav>
          {view === "calendar" ? <SerialCalendar serial={serial} /> : <Kardex serial={serial} />}
        </div>
        <SerialFacts serial={serial} />
      </div>
      {asked === "edit" && <SerialSheet serial={serial} onClose={() => setAsked(null)} onSaved={() => undefined} />}
      {asked === "add" && <IssueSheet serial={serial} issue={null} onClose={() => setAsked(null)} />}
    </AdminPage>
  );
}
