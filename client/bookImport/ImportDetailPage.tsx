import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { ImportFrame, useImportNumber } from "../importing/ImportFrame";
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
  const [parameters] = useSearchParams();
  const query = usePageQuery(ImportDetailQuery, { databaseId: useImportNumber() }, "none");
  const client = useApolloClient();
  const bookImport = query.data?.bookImport;
  const status = readFragment(ImportStatus_bookImport, bookImport);
  const id = status?.id;
  const isRunning = Boolean(status?.progress);

  useEffect(() => {
    if (id !== undefined && isRunning) trackImport(client, id);
  }, [client, id, isRunning]);

  const step = status && currentStep(status, parameters.get("step"));
  return (
    <ImportFrame
      title={status?.fileName ?? "Impor Buku"}
      crumbs={CRUMBS}
      query={query}
      recordType="bookImport"
      listPath="/admin/books/import"
      currentStep={step?.index}
    >
      {bookImport && step?.name === "columns" && <ColumnsStep bookImport={bookImport} />}
      {bookImport && step?.name === "preview" && <PreviewStep bookImport={bookImport} />}
      {bookImport && step?.name === "running" && <RunningStep bookImport={bookImport} />}
      {bookImport && step?.name === "cancelled" && <CancelledStep bookImport={bookImport} />}
      {bookImport && step?.name === "result" && <ResultStep bookImport={bookImport} />}
    </ImportFrame>
  );
}
