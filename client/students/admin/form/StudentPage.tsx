import { useParams } from "react-router-dom";
import { EditStudentPage } from "./EditStudentPage";
import { NewStudentPage } from "./NewStudentPage";

/** A new student, or one that there is: one screen, whose parts are nearly all the same. */
export function StudentPage() {
  const { studentId = "" } = useParams();
  return studentId === "new" ? <NewStudentPage /> : <EditStudentPage />;
}
