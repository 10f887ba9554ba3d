import { useParams } from "react-router-dom";
import { DeskMessage } from "../../../admin/DeskMessage";
import { useCan } from "../../../session/useViewer";
import { EditStudentPage } from "./EditStudentPage";
import { NewStudentPage } from "./NewStudentPage";

/** A new student, or one that there is: one screen, whose parts are nearly all the same. */
export function StudentPage() {
  const { studentId = "" } = useParams();
  const canWrite = useCan("STUDENTS_WRITE");
  if (studentId === "new" && !canWrite) {
    return (
      <DeskMessage
        status={403}
        title="Halaman ini untuk admin"
        links={[{ label: "Semua siswa", path: "/admin/students" }]}
      >
        Siswa baru dicatat oleh admin perpustakaan.
      </DeskMessage>
    );
  }
  return studentId === "new" ? <NewStudentPage /> : <EditStudentPage />;
}
