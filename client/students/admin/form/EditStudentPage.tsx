import { useState } from "react";
import { useParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { DeskMessage } from "../../../admin/DeskMessage";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Skeleton } from "../../../ui/Skeleton";
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

const CRUMBS = [{ label: "Siswa", path: "/admin/students" }];

export function EditStudentPage() {
  const { studentId = "" } = useParams();
  // A non-numeric id matches no student.
  const databaseId = /^\d{1,9}$/u.test(studentId) ? Number(studentId) : 0;
  const { data, failure, retry } = useFreshQuery(EditStudentPageQuery, { databaseId });
  const [deletedId, setDeletedId] = useState<number>();

  // On the way to the list, the form's place is kept.
  const student = deletedId === databaseId ? undefined : data?.student;
  if (student === null || failure === "refused") {
    return (
      <DeskMessage
        status={404}
        title="Siswa ini tidak ditemukan"
        links={[{ label: "Semua siswa", path: "/admin/students" }]}
      >
        Mungkin datanya sudah dihapus.
      </DeskMessage>
    );
  }
  if (failure) {
    return (
      <AdminPage title="Siswa" crumbs={CRUMBS}>
        <LoadFailure title="Siswa gagal dimuat" onRetry={retry} />
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
  return <EditStudent key={student.id} student={student} crumbs={CRUMBS} onDeleted={() => setDeletedId(databaseId)} />;
}
