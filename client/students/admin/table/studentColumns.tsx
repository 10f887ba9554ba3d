import { Link } from "react-router-dom";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { StudentColumns_StudentFragment } from "../../../gql/graphql";
import { Pill } from "../../../ui/Pill";
import { genderLabels, kindLabels, statusLabels, statusTones } from "../../studentLabels";
import { studentHref } from "../studentHref";

export const StudentColumns_student = graphql(`
  fragment StudentColumns_student on Student {
    id
    databaseId
    nis
    nisn
    name
    gender
    className
    major
    academicYear
    phone
    email
    status
    kind
    suspendedUntil
    expiresAt
    username
  }
`);

export type StudentRow = StudentColumns_StudentFragment;

export function readStudentRows(refs: readonly FragmentType<typeof StudentColumns_student>[]): readonly StudentRow[] {
  return readFragment(StudentColumns_student, refs);
}

const textColumn = (
  key: string,
  label: string,
  width: TableColumn<StudentRow>["width"],
  textOf: (student: StudentRow) => string | null | undefined,
  shown: TableColumn<StudentRow>["shown"] = "byChoice",
): TableColumn<StudentRow> => ({
  key,
  label,
  width,
  shown,
  cell: (student) => textOf(student) && <span className="row-text tabular-nums">{textOf(student)}</span>,
});

/** `today`: the library's day, after which a membership has ended. */
export function studentColumns(today: string): readonly TableColumn<StudentRow>[] {
  return [
    {
      key: "name",
      label: "Nama",
      width: "fill",
      shown: "always",
      cell: (student, tabIndex) => (
        <Link
          to={studentHref(student)}
          tabIndex={tabIndex}
          className="text-link row-text min-w-0 py-1 font-semibold lg:py-2"
        >
          {student.name}
        </Link>
      ),
    },
    textColumn("nis", "NIS", "middle", ({ nis }) => nis, "usually"),
    textColumn("class", "Kelas", "middle", ({ className }) => className, "usually"),
    {
      key: "status",
      label: "Status",
      width: "middle",
      shown: "usually",
      cell: ({ status }) => <Pill tone={statusTones[status]}>{statusLabels[status]}</Pill>,
    },
    textColumn("kind", "Jenis", "middle", ({ kind }) => kindLabels[kind]),
    textColumn("suspended", "Ditangguhkan sampai", "middle", ({ suspendedUntil }) =>
      suspendedUntil ? formatDate(suspendedUntil) : null,
    ),
    {
      key: "account",
      label: "Akun",
      width: "middle",
      shown: "usually",
      cell: ({ username }) => (
        <span className={`row-text ${username ? "" : "text-muted"}`}>{username ?? "Belum aktif"}</span>
      ),
    },
    {
      key: "expires",
      label: "Berlaku sampai",
      width: "middle",
      shown: "usually",
      cell: ({ expiresAt }) =>
        expiresAt && (
          <time dateTime={expiresAt} className={expiresAt < today ? "font-semibold text-bata" : "text-muted"}>
            {formatDate(expiresAt)}
            {expiresAt < today && <span className="sr-only">, sudah habis</span>}
          </time>
        ),
    },
    textColumn("nisn", "NISN", "middle", ({ nisn }) => nisn),
    textColumn("gender", "Jenis Kelamin", "middle", ({ gender }) => gender && genderLabels[gender]),
    textColumn("major", "Jurusan", "middle", ({ major }) => major),
    textColumn("year", "Tahun Ajaran", "middle", ({ academicYear }) => academicYear),
    textColumn("phone", "Telepon", "middle", ({ phone }) => phone),
    textColumn("email", "Email", "broad", ({ email }) => email),
  ];
}
