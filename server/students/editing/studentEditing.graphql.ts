import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { sentFields } from "../../platform/graphql/describedFields.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { studentChoices, StudentEdge, StudentRef, StudentStatusRef } from "../student.graphql.js";
import { exceptFields } from "../../platform/fields/describedField.js";
import { sentStudent } from "../studentFields.js";
import { newestStudentCursor } from "../studentList.js";

const plainFields = exceptFields(sentStudent, "memberKindId");
const KIND_HELP = sentStudent.memberKindId.sent.says;

/** A kind of null counts as left out, since every student has a kind. */
function withKindId<Input extends { readonly memberKindId?: GlobalId | null | undefined }>({
  memberKindId,
  ...input
}: Input) {
  return memberKindId ? { ...input, memberKindId: recordIdOf("MemberKind", memberKindId) } : input;
}

builder.relayMutationField(
  "createStudent",
  {
    description: "A new student.",
    inputFields: (t) => ({
      ...sentFields(t, plainFields, studentChoices),
      memberKindId: t.globalID({ description: KIND_HELP }),
      nis: t.string({ required: true, description: "Student number, at most 40 letters and digits; unique." }),
      name: t.string({ required: true, description: "As the register has it, at most 255 letters." }),
    }),
  },
  {
    description: "Adds a student. Source: POST /students.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { studentEditing, viewer }) => ({
      student: await studentEditing.create(viewer, withKindId(input)),
    }),
  },
  {
    description: "The student as added.",
    outputFields: (t) => ({
      student: t.field({ type: StudentRef, description: "The student.", resolve: ({ student }) => student }),
      studentEdge: t.field({
        type: StudentEdge,
        description: "The student as an edge of the newest students, to be put in front of a list.",
        resolve: ({ student }) => ({ cursor: newestStudentCursor(student), node: student }),
      }),
    }),
  },
);

builder.relayMutationField(
  "updateStudent",
  {
    description: "Changes of a student: what is left out stays, null empties.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The student." }),
      ...sentFields(t, plainFields, studentChoices),
      memberKindId: t.globalID({ description: KIND_HELP }),
    }),
  },
  {
    description: "Changes a student. Source: PUT /students/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...changes } }, { studentEditing, viewer }) => ({
      student: await studentEditing.update(viewer, recordIdOf("Student", id), withKindId(changes)),
    }),
  },
  {
    description: "The student as changed.",
    outputFields: (t) => ({
      student: t.field({ type: StudentRef, description: "The student.", resolve: ({ student }) => student }),
    }),
  },
);

builder.relayMutationField(
  "bulkUpdateStudents",
  {
    description: "Students, and what they are given together: what is left out stays, null empties.",
    inputFields: (t) => ({
      studentIds: t.globalIDList({ required: true, description: "1 to 250 students, each once." }),
      status: t.field({ type: StudentStatusRef, description: "Any but ACTIVE ends their sessions at once." }),
      expiresAt: t.field({ type: "Date", description: "The last day of the membership; null for one without an end." }),
    }),
  },
  {
    description:
      "Gives students the same status, or membership, or both; all of them or none. Source: PUT " +
      "/students/bulk-update.",
    errors: { types: [ValidationError] },
    resolve: async (_root, { input: { studentIds, status, expiresAt } }, { studentEditing, viewer }) => ({
      students: await studentEditing.bulkUpdate(viewer, {
        studentIds: studentIds.map((id) => recordIdOf("Student", id)),
        ...(status ? { status } : {}),
        ...(expiresAt === undefined ? {} : { expiresAt }),
      }),
    }),
  },
  {
    description: "The students as changed.",
    outputFields: (t) => ({
      students: t.field({
        type: [StudentRef],
        description: "In the order asked.",
        resolve: ({ students }) => students,
      }),
    }),
  },
);

builder.relayMutationField(
  "deleteStudent",
  {
    description: "The student to delete.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The student." }) }),
  },
  {
    description:
      "Moves a student without account, borrowings, reservations and visits to the bin; one with history stays, " +
      "and gets another status instead. Source: DELETE /students/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { studentEditing, viewer }) =>
      studentEditing.delete(viewer, recordIdOf("Student", id)),
  },
  {
    description: "The student is gone.",
    outputFields: (t) => ({
      deletedStudentId: t.globalID({
        description: "Global id of what is no longer there.",
        resolve: ({ id }) => ({ type: StudentRef, id }),
      }),
      binEntryIds: t.globalIDList({
        description: "The way back, for restoreFromBin.",
        resolve: ({ binEntryIds }) => binEntryIds.map((entry) => ({ type: "BinEntry", id: entry })),
      }),
    }),
  },
);
