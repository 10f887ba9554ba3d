import { photoSrcSet } from "./photo/photoAddress.js";
import { builder } from "../platform/graphql/builder.js";
import { shownFields } from "../platform/graphql/describedFields.js";
import { type GlobalId, parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { canManage } from "../viewer.js";
import { MemberKindRef } from "./memberKinds/memberKind.graphql.js";
import { shownStudent } from "./studentFields.js";
import { EXPIRING_DAYS, MAX_SEARCH_LENGTH } from "./studentList.js";
import type { ClassRow, StudentRow } from "./studentReads.js";

export const StudentRef = builder.objectRef<StudentRow>("Student");

const GenderRef = builder.enumType("Gender", {
  description: "As the school's register has it.",
  values: {
    MALE: { value: "male", description: "Laki-laki." },
    FEMALE: { value: "female", description: "Perempuan." },
  } as const,
});

export const StudentStatusRef = builder.enumType("StudentStatus", {
  description: "Whether a student borrows and logs in.",
  values: {
    ACTIVE: { value: "active", description: "Aktif." },
    SUSPENDED: {
      value: "suspended",
      description: "Ditangguhkan: borrows nothing for now, and may still log in to see what is due.",
    },
    GRADUATED: { value: "graduated", description: "Lulus: the account is closed." },
    MOVED: { value: "moved", description: "Pindah to another school: the account is closed." },
  } as const,
});

/** The schema's types of what is chosen of a student. */
export const studentChoices = { gender: GenderRef, status: StudentStatusRef };

builder.node(StudentRef, {
  description: "A student (siswa). Only that student and librarians see it; for everybody else there is none.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { students, viewer }) => students.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Their number in the database, as REST uses it." }),
    ...shownFields(t, shownStudent, studentChoices),
    memberKind: t.field({
      type: MemberKindRef,
      description: "What kind of member they are (jenis anggota): each can be lent to by rules of its own.",
      resolve: ({ memberKindId }, _args, { loaders }) => loaders.memberKind.load(memberKindId),
    }),
    photoSrcSet: t.string({
      nullable: true,
      description: "The photo's widths, for an `img` element's `srcset`.",
      resolve: ({ photo }) => photoSrcSet(photo),
    }),
    hasAccount: t.boolean({
      description: "Whether the account is activated.",
      resolve: ({ username }) => username !== null,
    }),
    viewerCanManage: t.boolean({
      description: "Whether this request may change the student.",
      resolve: (_student, _args, { viewer }) => canManage(viewer, "students"),
    }),
  }),
});

/** Commands give one for a new student, to be put in front of a list. */
export const StudentEdge = builder.edgeObject({ type: StudentRef, name: "StudentEdge" });
const StudentConnection = builder.connectionObject(
  { type: StudentRef, name: "StudentConnection", description: "A page of students." },
  StudentEdge,
);

const StudentMembershipRef = builder.enumType("StudentMembership", {
  description: "How long a membership still lasts, by the library's day.",
  values: {
    VALID: { value: "valid", description: "Today and longer, or without an end." },
    EXPIRING: { value: "expiring", description: `Valid, and ends within ${EXPIRING_DAYS} days.` },
    EXPIRED: { value: "expired", description: "Its last day is past." },
  } as const,
});

const StudentFilterRef = builder.inputType("StudentFilter", {
  description: "Narrows the list; what is left out does not.",
  fields: (t) => ({
    className: t.string({ description: "In this class, however it is spelled." }),
    hasClass: t.boolean({ description: "With (or without) a class." }),
    status: t.field({ type: StudentStatusRef, description: "Of this status." }),
    memberKindId: t.globalID({ description: "Of this kind of member." }),
    attendsClasses: t.boolean({ description: "Pupils of the school, or everybody else." }),
    academicYear: t.string({ description: "Of this year: `2026/2027`." }),
    hasAccount: t.boolean({ description: "With (or without) an activated account." }),
    hasEndingCode: t.boolean({ description: "With (or without) an activation code that ends within seven days." }),
    membership: t.field({ type: StudentMembershipRef, description: "By the end of the membership." }),
  }),
});

function withKindId<Filter extends { readonly memberKindId?: GlobalId | null | undefined }>(
  filter: Filter | null | undefined,
) {
  if (!filter) return null;
  const { memberKindId, ...rest } = filter;
  return { ...rest, memberKindId: memberKindId && recordIdOf("MemberKind", memberKindId) };
}

const StudentOrderRef = builder.enumType("StudentOrder", {
  description: "Order of the students.",
  values: {
    NAME: { value: "name", description: "By name." },
    CLASS: {
      value: "class",
      description: "By class in the order of the grades, then by name; those without a class last.",
    },
    NEWEST: { value: "newest", description: "The latest to be added first." },
  } as const,
});

builder.queryField("students", (t) =>
  t.connection(
    {
      type: StudentRef,
      description: "All students. For librarians. Source: GET /students.",
      args: {
        search: t.arg.string({
          description:
            "Words, or their beginnings, of name, NIS, NISN and class; every one must be found. At most " +
            `${MAX_SEARCH_LENGTH} letters.`,
        }),
        filter: t.arg({ type: StudentFilterRef, description: "Which students." }),
        orderBy: t.arg({ type: StudentOrderRef, description: "NAME unless given." }),
      },
      resolve: async (_root, { search, filter, orderBy, ...page }, { students, viewer }) => {
        const list = { search, filter: withKindId(filter), sort: orderBy };
        return toConnection(await students.page(viewer, list, page), () => students.count(viewer, list));
      },
    },
    StudentConnection,
  ),
);

builder.queryField("student", (t) =>
  t.field({
    type: StudentRef,
    nullable: true,
    description:
      "One student by global id, number in the database or NIS; null where there is none, or none that the viewer " +
      "may see. Source: GET /students/{id}.",
    args: {
      id: t.arg.globalID({ description: "The student's global id." }),
      databaseId: t.arg.int({ description: "The number of the record in the database." }),
      nis: t.arg.string({ description: "The student's number." }),
    },
    resolve: (_root, { id, databaseId, nis }, { students, viewer }) => {
      const recordId = id ? recordIdOf("Student", id) : null;
      return students.one(viewer, { id: recordId, databaseId: databaseId ?? null, nis: nis ?? null });
    },
  }),
);

const StudentClassRef = builder.objectRef<ClassRow>("StudentClassInfo").implement({
  description: "A class (kelas) of active students.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "As its students are written to be in it." }),
    studentsCount: t.exposeInt("studentsCount", { description: "How many active students it has." }),
  }),
});

builder.queryField("studentClasses", (t) =>
  t.field({
    type: [StudentClassRef],
    description:
      "The classes of the active students, in the order of the grades. For librarians. Source: GET " +
      "/students/classes.",
    resolve: (_root, _args, { students, viewer }) => students.classes(viewer),
  }),
);
