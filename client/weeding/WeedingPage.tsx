import { useParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { DeskMessage } from "../admin/DeskMessage";
import { useFreshQuery } from "../apollo/pageQuery/useFreshQuery";
import { readFragment } from "../gql/fragment-masking";
import { LoadFailure } from "../ui/LoadFailure";
import { Skeleton } from "../ui/Skeleton";
import { WeedingPageQuery, WeedingState_weeding } from "./weedingDocuments";
import { WEEDINGS, WEEDINGS_CRUMB } from "./weedingLabels";
import { WeedingScreen } from "./WeedingScreen";

const CRUMBS = [WEEDINGS_CRUMB];

/** One weeding: what is collected for it, and what comes of it. */
export function WeedingPage() {
  const { id: typed = "" } = useParams();
  // A text that is no number is that of no weeding.
  const databaseId = /^\d{1,9}$/u.test(typed) ? Number(typed) : 0;
  const { data, previousData, failure, retry } = useFreshQuery(WeedingPageQuery, { databaseId });
  const weeding = (data ?? previousData)?.weeding;
  if (weeding === null || (failure === "refused" && !weeding)) {
    return (
      <DeskMessage
        status={404}
        title="Penyiangan ini tidak ditemukan"
        links={[{ label: "Semua penyiangan", path: WEEDINGS }]}
      >
        Periksa alamatnya, atau buka dari daftar.
      </DeskMessage>
    );
  }
  if (weeding) {
    return <WeedingScreen key={weeding.id} weeding={readFragment(WeedingState_weeding, weeding)} crumbs={CRUMBS} />;
  }
  return (
    <AdminPage title="Penyiangan" crumbs={CRUMBS}>
      {failure ? (
        <LoadFailure title="Penyiangan gagal dimuat" onRetry={retry} />
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
