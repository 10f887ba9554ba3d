import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { RecordHistoryLink } from "../../../audit/RecordHistoryLink";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { ImportSteps } from "../../../importing/ImportSteps";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { StudentColumnsStep } from "./steps/StudentColumnsStep";
import { StudentImportStatus_studentImport } from "./studentImportStatus";
import { StudentPreviewStep } from "./steps/StudentPreviewStep";
import { StudentResultStep } from "./steps/StudentResultStep";
import { StudentRunningStep } from "./steps/StudentRunningStep";
import { trackStudentImport } from "./trackStudentImport";

const StudentImportDetailQuery = graphql(`
  query StudentImportDetail($databaseId: Int!) {
    studentImport(databaseId: $databaseId) {
      id
      ...StudentImportStatus_studentImport
      ...StudentColumnsStep_studentImport
    }
  }
`);

const CRUMBS = [
  { label: "Siswa", path: "/admin/students" },
  { label: "Impor", path: "/admin/students/import" },
];

/** One import of students, shown at its current step; its URL always leads there. */
export function StudentImportDetailPage() {
  const { importId = "" } = useParams();
  const [parameters] = useSearchParams();
  const databaseId = /^\d{1,9}$/.test(importId) ? Number(importId) : 0;
  const { data, failure, isLoading, retry } = useFreshQuery(StudentImportDetailQuery, { databaseId });
  const client = useApolloClient();
  const studentImport = data?.studentImport;
  const status = readFragment(StudentImportStatus_studentImport, studentImport);
  const id = status?.id;
  const isRunning = (status?.progress ?? null) !== null;

  useEffect(() => {
    if (id !== undefined && isRunning) trackStudentImport(client, id);
  }, [client, id, isRunning]);

  const wantsColumns = parameters.get("step") === "columns";
  const isDraft = status?.state === "DRAFT" || (status?.state === "READY" && wantsColumns);
  const step = isDraft ? 1 : status?.state === "READY" ? 2 : status?.state === "RUNNING" ? 3 : 4;
  return (
    <AdminPage
      title={status?.fileName ?? "Impor Siswa"}
      crumbs={CRUMBS}
      actions={status && <RecordHistoryLink type="studentImport" databaseId={databaseId} />}
    >
      {failure && <LoadFailure title="Impor gagal dimuat" onRetry={retry} />}
      {!status && isLoading && (
        <div aria-busy="true">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-96" />
        </div>
      )}
      {!status && !isLoading && !failure && (
        <Notice
          title="Impor ini tidak ditemukan"
          actions={
            <Link to="/admin/students/import" className={buttonStyle("filled", "compact")}>
              Impor lain
            </Link>
          }
        >
          Berkas yang tidak dilanjutkan terhapus sesudah sehari.
        </Notice>
      )}
      {studentImport && (
        <>
          <ImportSteps current={step} />
          <div className="mt-5">
            {step === 1 && <StudentColumnsStep studentImport={studentImport} />}
            {step === 2 && <StudentPreviewStep studentImport={studentImport} />}
            {step === 3 && <StudentRunningStep studentImport={studentImport} />}
            {step === 4 && <StudentResultStep studentImport={studentImport} />}
          </div>
        </>
      )}
    </AdminPage>
  );
}
