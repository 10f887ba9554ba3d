import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { RecordHistoryLink } from "../audit/RecordHistoryLink";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { Skeleton } from "../ui/Skeleton";
import { ImportSteps } from "../importing/ImportSteps";
import { ImportStatus_bookImport } from "./importStatus";
import { CancelledStep } from "./steps/CancelledStep";
import { ColumnsStep } from "./steps/ColumnsStep";
import { PreviewStep } from "./steps/PreviewStep";
import { ResultStep } from "./steps/ResultStep";
import { RunningStep } from "./steps/RunningStep";
import { currentStep } from "./currentStep";
import { trackImport } from "./trackImport";

const ImportDetailQuery = graphql(`
  query ImportDetail($databaseId: Int!) {
    bookImport(databaseId: $databaseId) {
      id
      ...ImportStatus_bookImport
      ...ColumnsStep_bookImport
    }
  }
`);

const CRUMBS = [
  { label: "Buku", path: "/admin/books" },
  { label: "Impor", path: "/admin/books/import" },
];

/** One import, shown at its current step; its URL always leads there. */
export function ImportDetailPage() {
  const { importId = "" } = useParams();
  const [parameters] = useSearchParams();
  const databaseId = /^\d{1,9}$/.test(importId) ? Number(importId) : 0;
  const { data, failure, isLoading, retry } = usePageQuery(ImportDetailQuery, { databaseId }, "none");
  const client = useApolloClient();
  const bookImport = data?.bookImport;
  const status = readFragment(ImportStatus_bookImport, bookImport);
  const id = status?.id;
  const isRunning = Boolean(status?.progress);

  useEffect(() => {
    if (id !== undefined && isRunning) trackImport(client, id);
  }, [client, id, isRunning]);

  const step = status && currentStep(status, parameters.get("step"));
  return (
    <AdminPage
      title={status?.fileName ?? "Impor Buku"}
      crumbs={CRUMBS}
      actions={status && <RecordHistoryLink type="bookImport" databaseId={databaseId} />}
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
            <Link to="/admin/books/import" className={buttonStyle("filled", "compact")}>
              Impor lain
            </Link>
          }
        >
          Berkas yang tidak dilanjutkan terhapus sesudah sehari.
        </Notice>
      )}
      {bookImport && step && (
        <>
          <ImportSteps current={step.index} />
          <div className="mt-5">
            {step.name === "columns" && <ColumnsStep bookImport={bookImport} />}
            {step.name === "preview" && <PreviewStep bookImport={bookImport} />}
            {step.name === "running" && <RunningStep bookImport={bookImport} />}
            {step.name === "cancelled" && <CancelledStep bookImport={bookImport} />}
            {step.name === "result" && <ResultStep bookImport={bookImport} />}
          </div>
        </>
      )}
    </AdminPage>
  );
}
