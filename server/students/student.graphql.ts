import { builder, recordNumber } from "../graphql/builder.js";
import type { StudentRow } from "./studentReads.js";

export const StudentRef = builder.objectRef<StudentRow>("Student");

const GenderRef = builder.enumType("Gender", {
  description: "As the school's register has it.",
  values: { MALE: { value: "male", description: "Laki-laki." }, FEMALE: { value: "female", description: "Perempuan." } } as const,
});

const StudentStatusRef = builder.enumType("StudentStatus", {
  description: "Whether a student borrows.",
  values: {
    ACTIVE: { value: "active", description: "Aktif." },
    SUSPENDED: { value: "suspended", description: "Ditangguhkan: borrows nothing for now." },
    GRADUATED: { value: "graduated", description: "Lulus." },
    MOVED: { value: "moved", description: "Pindah to another school." },
  } as const,
});

builder.node(StudentRef, {
  description: "A student (siswa). Only that student and administrators see it; for everybody else there is none.",
  id: { resolve: ({ id }) => id, parse: recordNumber, description: "Global id." },
  loadOne: (id, { students, viewer }) => students.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Their number in the database, as REST uses it." }),
    nis: t.exposeString("nis", { description: "Student number; unique." }),
    nisn: t.exposeString("nisn", { nullable: true, description: "National student number, ten digits." }),
    name: t.exposeString("name", { description: "As the register has it." }),
    gender: t.field({ type: GenderRef, nullable: true, description: "Laki-laki or perempuan.", resolve: ({ gender }) => gender }),
    className: t.exposeString("className", { nullable: true, description: "Class (kelas)." }),
    major: t.exposeString("major", { nullable: true, description: "Jurusan." }),
    academicYear: t.exposeString("academicYear", { nullable: true, description: "Tahun ajaran." }),
    birthDate: t.expose("birthDate", { type: "Date", nullable: true, description: "Day of birth." }),
    phone: t.exposeString("phone", { nullable: true, description: "Telephone." }),
    email: t.exposeString("email", { nullable: true, description: "E-mail." }),
    address: t.exposeString("address", { nullable: true, description: "Postal address." }),
    photo: t.exposeString("photo", { nullable: true, description: "Address of the photo." }),
    status: t.field({ type: StudentStatusRef, description: "Whether they borrow.", resolve: ({ status }) => status }),
    registeredAt: t.expose("registeredAt", { type: "DateTime", description: "When they became a member." }),
    expiresAt: t.expose("expiresAt", { type: "Date", nullable: true, description: "The last day of the membership." }),
  }),
});
