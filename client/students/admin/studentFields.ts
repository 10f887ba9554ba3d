import { graphql } from "../../gql/gql";
import type { CreateStudentInput } from "../../gql/graphql";
import type { InputName } from "../../forms/InputName";

export const StudentFormValues_student = graphql(`
  fragment StudentFormValues_student on Student {
    id
    nis
    nisn
    name
    gender
    birthDate
    className
    major
    academicYear
    phone
    email
    address
    guardianName
    guardianPhone
    occupation
    education
    status
    memberKind {
      id
      name
      numberName
      attendsClasses
      active
    }
    suspendedUntil
    expiresAt
  }
`);

/** The fields of the form in their order, by name. */
export const studentFields = {
  name: "Nama",
  nis: "NIS / No. anggota",
  nisn: "NISN",
  gender: "Jenis kelamin",
  birthDate: "Tanggal lahir",
  className: "Kelas",
  major: "Jurusan",
  academicYear: "Tahun ajaran",
  memberKindId: "Jenis anggota",
  status: "Status",
  suspendedUntil: "Ditangguhkan sampai",
  expiresAt: "Berlaku sampai",
  phone: "Telepon",
  email: "Email",
  address: "Alamat",
  guardianName: "Nama orang tua/wali",
  guardianPhone: "Telepon orang tua/wali",
  occupation: "Pekerjaan",
  education: "Pendidikan",
} as const satisfies Readonly<Record<InputName<CreateStudentInput>, string>>;
