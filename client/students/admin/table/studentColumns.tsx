import { RowLink } from "../../../admin/table/cells/RowLink";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { StudentColumns_StudentFragment } from "../../../gql/graphql";
import { Pill } from "../../../ui/Pill";
import { genderLabels, statusLabels, statusTones } from "../../../format/studentLabels";
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
    memberKind {
      id
      name
    }
    suspendedUntil
    expiresAt
    username
  }
`);

export type StudentRow = StudentColumns_StudentFragment;

export function readStudentRows(refs: readonly FragmentType<typeof StudentColumns_student>[]): readonly StudentRow[] {
  return readFragment(StudentColumns_student, refs);
}

const NO_ACCOUNT = "Belum aktif";

const textColumn = (
  key: string,
  label: string,
  textOf: (student: StudentRow) => string | null | undefined,
  shown: TableColumn<StudentRow>["shown"] = "byChoice",
): TableColumn<StudentRow> => ({
  key,
  label,
  width: "text",
  textOf,
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
      textOf: ({ name }) => name,
      shown: "always",
      cell: (student, tabIndex) => (
        <RowLink to={studentHref(student)} tabIndex={tabIndex} className="font-semibold">
          {student.name}
        </RowLink>
      ),
    },
    textColumn("nis", "NIS / No. anggota", ({ nis }) => nis, "usually"),
    textColumn("class", "Kelas", ({ className }) => className, "usually"),
    {
      key: "status",
      label: "Status",
      width: "middle",
      shown: "usually",
      cell: ({ status }) => <Pill tone={statusTones[status]}>{statusLabels[status]}</Pill>,
    },
    textColumn("kind", "Jenis", ({ memberKind }) => memberKind.name),
    textColumn("suspended", "Ditangguhkan sampai", ({ suspendedUntil }) =>
      suspendedUntil ? formatDate(suspendedUntil) : null,
    ),
    {
      key: "account",
      label: "Akun",
      width: "text",
      textOf: ({ username }) => username ?? NO_ACCOUNT,
      shown: "usually",
      cell: ({ username }) => (
        <span className={`row-text ${username ? "" : "text-muted"}`}>{username ?? NO_ACCOUNT}</span>
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
    textColumn("nisn", "NISN", ({ nisn }) => nisn),
    textColumn("gender", "Jenis kelamin", ({ gender }) => gender && genderLabels[gender]),
    textColumn("major", "Jurusan", ({ major }) => major),
    textColumn("year", "Tahun ajaran", ({ academicYear }) => academicYear),
    textColumn("phone", "Telepon", ({ phone }) => phone),
    textColumn("email", "Email", ({ email }) => email),
  ];
}
