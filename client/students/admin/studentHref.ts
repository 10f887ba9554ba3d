import type { Crumb } from "../../admin/Breadcrumb";

export const STUDENTS_CRUMB: Crumb = { label: "Anggota", path: "/admin/students" };

export const studentHref = ({ databaseId }: { databaseId: number }) => `/admin/students/${databaseId}`;

export const studentEditHref = (student: { databaseId: number }) => `${studentHref(student)}/edit`;

export const readingSheetHref = (student: { databaseId: number }) => `${studentHref(student)}/reading`;

/** The student's number in the address; 0, which no student has, for anything else. */
export function studentDatabaseId(param = ""): number {
  return /^\d{1,9}$/u.test(param) ? Number(param) : 0;
}
