import type { StudentKind } from "./Student.entity.js";

/** As people call them. */
export const STUDENT_KIND_LABELS: Readonly<Record<StudentKind, string>> = {
  student: "Siswa",
  teacher: "Guru",
  staff: "Karyawan",
};
