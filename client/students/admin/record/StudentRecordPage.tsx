import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Skeleton } from "../../../ui/Skeleton";
import { StudentNotFound } from "../StudentNotFound";
import { studentDatabaseId, STUDENTS_CRUMB } from "../studentHref";
import { CirculationSkeleton, loadLaterParts } from "./laterParts";
import { RecordLayout } from "./RecordLayout";
import { StudentRecord } from "./StudentRecord";

const StudentRecordPageQuery = graphql(`
  query StudentRecordPage($databaseId: Int!) {
    student(databaseId: $databaseId) {
      id
      ...StudentRecord_student
    }
    settings {
      ...CardFace_settings
    }
  }
`);

/** One student as the desk sees them: the card, what is out, what is owed, and what was before. */
export function StudentRecordPage() {
  const databaseId = studentDatabaseId(useParams().studentId);
  useEffect(loadLaterParts, []);
  const { data, failure, retry } = useFreshQuery(StudentRecordPageQuery, { databaseId });
  const [erasedId, setErasedId] = useState<number>();

  // After the erasure the skeleton is shown until the list opens.
  const student = erasedId === databaseId ? undefined : data?.student;
  if (student === null || failure === "refused") return <StudentNotFound />;
  if (failure) {
    return (
      <AdminPage title="Anggota">
        <LoadFailure title="Anggota gagal dimuat" onRetry={retry} />
      </AdminPage>
    );
  }
  if (!data || !student) {
    return (
      <AdminPage title="Memuat…" crumbs={[STUDENTS_CRUMB]}>
        <RecordLayout aside={<Skeleton className="h-96 rounded-2xl" />}>
          <CirculationSkeleton />
        </RecordLayout>
      </AdminPage>
    );
  }
  return (
    <StudentRecord
      key={student.id}
      student={student}
      settings={data.settings}
      onErased={() => setErasedId(databaseId)}
    />
  );
}
