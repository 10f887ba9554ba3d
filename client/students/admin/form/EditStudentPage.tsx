import { useState } from "react";
import { useParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Skeleton } from "../../../ui/Skeleton";
import { StudentNotFound } from "../StudentNotFound";
import { studentDatabaseId, STUDENTS_CRUMB } from "../studentHref";
import { EditStudent } from "./EditStudent";
import { StudentLayout } from "./StudentLayout";

const EditStudentPageQuery = graphql(`
  query EditStudentPage($databaseId: Int!) {
    student(databaseId: $databaseId) {
      id
      ...EditStudent_student
    }
  }
`);

const CRUMBS = [STUDENTS_CRUMB];

export function EditStudentPage() {
  const databaseId = studentDatabaseId(useParams().studentId);
  const { data, failure, retry } = useFreshQuery(EditStudentPageQuery, { databaseId });
  const [deletedId, setDeletedId] = useState<number>();

  // After the deletion the skeleton is shown until the list opens.
  const student = deletedId === databaseId ? undefined : data?.student;
  if (student === null || failure === "refused") {
    return <StudentNotFound />;
  }
  if (failure) {
    return (
      <AdminPage title="Anggota">
        <LoadFailure title="Anggota gagal dimuat" onRetry={retry} />
      </AdminPage>
    );
  }
  if (!student) {
    return (
      <AdminPage title="Memuat…" crumbs={CRUMBS}>
        <StudentLayout aside={<Skeleton className="h-96 rounded-2xl" />}>
          <Skeleton className="h-80 rounded-2xl" />
          <Skeleton className="h-96 rounded-2xl" />
        </StudentLayout>
      </AdminPage>
    );
  }
  return <EditStudent key={student.id} student={student} onDeleted={() => setDeletedId(databaseId)} />;
}
