import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { ImportFrame, useImportNumber } from "../../../importing/ImportFrame";
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
  { label: "Anggota", path: "/admin/students" },
  { label: "Impor", path: "/admin/students/import" },
];

/** One import of students, shown at its current step; its URL always leads there. */
export function StudentImportDetailPage() {
  const [parameters] = useSearchParams();
  const query = useFreshQuery(StudentImportDetailQuery, { databaseId: useImportNumber() });
  const client = useApolloClient();
  const studentImport = query.data?.studentImport;
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
    <ImportFrame
      title={status?.fileName ?? "Impor Anggota"}
      crumbs={CRUMBS}
      query={query}
      recordType="studentImport"
      listPath="/admin/students/import"
      currentStep={studentImport ? step : undefined}
    >
      {studentImport && step === 1 && <StudentColumnsStep studentImport={studentImport} />}
      {studentImport && step === 2 && <StudentPreviewStep studentImport={studentImport} />}
      {studentImport && step === 3 && <StudentRunningStep studentImport={studentImport} />}
      {studentImport && step === 4 && <StudentResultStep studentImport={studentImport} />}
    </ImportFrame>
  );
}
