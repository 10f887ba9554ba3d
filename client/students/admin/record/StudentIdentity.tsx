import type { ReactNode } from "react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatLongDate } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { StudentPhoto } from "../../../users/photo/StudentPhoto";
import { genderLabels } from "../../../format/studentLabels";

export const StudentIdentity_student = graphql(`
  fragment StudentIdentity_student on Student {
    id
    photo
    nisn
    gender
    birthDate
    major
    academicYear
    phone
    email
    address
    guardianName
    guardianPhone
    occupation
    education
    registeredAt
    ...StudentPhoto_student
  }
`);

/** What the register knows of the student beside the card. What it does not know has no line. */
export function StudentIdentity({ student: ref }: { student: FragmentType<typeof StudentIdentity_student> }) {
  const student = readFragment(StudentIdentity_student, ref);
  const { photo, nisn, gender, birthDate, major, academicYear, phone, email, address, registeredAt } = student;
  const { guardianName, guardianPhone, occupation, education } = student;
  const registered = formatLongDate(wallClock(registeredAt, useLibraryTimeZone()).day);
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ["NISN", nisn],
    ["Jenis kelamin", gender && genderLabels[gender]],
    ["Lahir", birthDate && formatLongDate(birthDate)],
    ["Jurusan", major],
    ["Tahun ajaran", academicYear],
    ["Telepon", phone && <a href={`tel:${phone.replace(/[^\d+]/gu, "")}`}>{phone}</a>],
    ["Email", email && <a href={`mailto:${email}`}>{email}</a>],
    ["Alamat", address],
    ["Orang tua/wali", guardianName],
    ["Telepon wali", guardianPhone && <a href={`tel:${guardianPhone.replace(/[^\d+]/gu, "")}`}>{guardianPhone}</a>],
    ["Pekerjaan", occupation],
    ["Pendidikan", education],
    ["Terdaftar", registered],
  ];
  return (
    <section aria-labelledby="identitas" className="rounded-2xl border border-line bg-card p-4 text-sm sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="identitas" className="font-serif text-lg font-semibold">
          Identitas
        </h2>
        {photo && <StudentPhoto student={student} className="size-14 rounded-xl" sizes="3.5rem" />}
      </div>
      <dl className="mt-2 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1.5">
        {facts
          .filter(([, value]) => value !== null && value !== "")
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
