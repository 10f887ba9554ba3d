import { useParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { DeskMessage } from "../../admin/DeskMessage";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { readFragment } from "../../gql/fragment-masking";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";
import { ClassSetDesk_classSet, ClassSetPageQuery } from "./classSetDocuments";
import { ClassSetDesk } from "./ClassSetDesk";

const CRUMBS = [{ label: "Pinjaman Kelas", path: "/admin/class-sets" }];

/** One class set: given out, taken back, and who lacks which copy. */
export function ClassSetPage() {
  const { id: typed = "" } = useParams();
  // A text that is no number is that of no set.
  const databaseId = /^\d{1,9}$/u.test(typed) ? Number(typed) : 0;
  const { data, previousData, failure, retry } = useFreshQuery(ClassSetPageQuery, { databaseId });
  // An undo forgets what it has changed: until that is read again, the list stays as it was.
  const answer = data ?? previousData;
  const set = readFragment(ClassSetDesk_classSet, answer?.classSet);
  if (answer?.classSet === null || (failure === "refused" && !set)) {
    return (
      <DeskMessage
        status={404}
        title="Pinjaman kelas ini tidak ditemukan"
        links={[{ label: "Semua pinjaman kelas", path: "/admin/class-sets" }]}
      >
        Mungkin pinjaman kelas ini sudah diurungkan.
      </DeskMessage>
    );
  }
  if (set) return <ClassSetDesk key={set.id} set={set} crumbs={CRUMBS} />;
  return (
    <AdminPage title="Pinjaman Kelas" crumbs={CRUMBS}>
      {failure ? (
        <LoadFailure title="Pinjaman kelas gagal dimuat" onRetry={retry} />
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
