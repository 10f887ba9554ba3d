import { z } from "zod";

import { csvDownload, respondWithCsv } from "../platform/rest/csvDownload.js";
import { respondWithList } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, flag, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { exampleStudent, presentStudent, studentResponse } from "./studentPresenter.js";
import { bulkUpdateStudentsInput, createStudentInput, studentStatuses, updateStudentInput } from "./studentInput.js";
import { STUDENT_EXPORT_FORMATS } from "./StudentExportService.js";
import { EXPIRING_DAYS, MAX_SEARCH_LENGTH, MEMBERSHIPS, type StudentListArgs } from "./studentList.js";
import { studentNotFound } from "./studentNotFound.js";

export const studentId = z.object({ id: wholeNumber().describe("The student's number in the database.") });

const filterFields = {
  search: queryText(MAX_SEARCH_LENGTH)
    .optional()
    .describe("Words, or their beginnings, of name, NIS, NISN and class; every one must be found."),
  class_name: queryText(100).optional().describe("In this class, however it is spelled."),
  has_class: flag().optional().describe("With (or without) a class."),
  status: choice(studentStatuses).optional(),
  member_kind_id: wholeNumber().optional().describe("Of this kind of member."),
  attends_classes: flag().optional().describe("Pupils of the school, or everybody else."),
  academic_year: queryText(20).optional().describe("`2026/2027`."),
  has_account: flag().optional().describe("With (or without) an activated account."),
  has_ending_code: flag().optional().describe("With (or without) an activation code that ends within seven days."),
  membership: choice(MEMBERSHIPS)
    .optional()
    .describe(
      `\`valid\` today, or without an end; \`expiring\`: valid, and ends within ${EXPIRING_DAYS} days; \`expired\`.`,
    ),
  sort: choice(["name", "class", "newest"])
    .default("name")
    .describe("By `name` unless given; classes in the order of the grades."),
};
const filterQuery = z.strictObject(filterFields);

function toList(query: z.output<typeof filterQuery>): StudentListArgs {
  const { search, sort, class_name, status, academic_year, has_account, has_ending_code, membership } = query;
  return {
    search,
    sort,
    filter: {
      className: class_name,
      hasClass: query.has_class,
      status,
      memberKindId: query.member_kind_id,
      attendsClasses: query.attends_classes,
      academicYear: academic_year,
      hasAccount: has_account,
      hasEndingCode: has_ending_code,
      membership,
    },
  };
}

const shared = { tag: "Students", access: "students.write" } as const;
const studentDataResponse = z.object({ data: studentResponse });

export const studentRoutes = [
  route({
    ...shared,
    access: "borrowers.read",
    method: "GET",
    path: "/students",
    operationId: "students",
    operation: "read",
    success: 200,
    summary: "List students",
    description: "Searched, filtered and sorted as in GraphQL. Without paging it is the whole list, streamed.",
    query: listQuery(filterFields),
    response: z.object({ data: z.array(studentResponse) }),
    example: { response: { status_code: 200, data: [exampleStudent] } },
    handle: (call) => {
      const {
        context: { students, viewer },
        query,
      } = call;
      const list = toList(query);
      return respondWithList(call, {
        page: (page) => students.page(viewer, list, page),
        count: () => students.count(viewer, list),
        present: (rows) => Promise.resolve(rows.map(presentStudent)),
      });
    },
  }),
  route({
    ...shared,
    access: "borrowers.read",
    method: "GET",
    path: "/students/classes",
    operationId: "studentClasses",
    operation: "read",
    success: 200,
    summary: "List the classes of the active students",
    description: "In the order of the grades.",
    response: z.object({ data: z.array(z.object({ name: z.string(), students_count: z.int() })) }),
    example: { response: { status_code: 200, data: [{ name: "XI IPA 1", students_count: 36 }] } },
    handle: async ({ context: { students, viewer } }) => ({
      data: (await students.classes(viewer)).map(({ name, studentsCount }) => ({
        name,
        students_count: studentsCount,
      })),
    }),
  }),
  route({
    ...shared,
    ...csvDownload,
    access: "students.read",
    path: "/students/export",
    operationId: "exportStudents",
    summary: "Export the students as CSV",
    description: "Searched, filtered and sorted as `GET /students`; streamed. Its columns can be imported again.",
    query: filterQuery.extend({
      format: choice(STUDENT_EXPORT_FORMATS)
        .default("aksara")
        .describe("`aksara`: every field, for spreadsheets; `slims`: the 18 columns of SLiMS's members."),
    }),
    failures: [422],
    handle: ({ context: { studentExports, viewer }, query: { format, ...query } }) =>
      respondWithCsv(studentExports.export(viewer, toList(query), format)),
  }),
  route({
    ...shared,
    access: "borrowers.read",
    method: "GET",
    path: "/students/{id}",
    operationId: "student",
    operation: "read",
    success: 200,
    summary: "Show a student",
    params: studentId,
    response: studentDataResponse,
    example: { response: { status_code: 200, data: exampleStudent } },
    handle: async ({ context: { students, viewer }, params: { id } }) => {
      const student = await students.byId(viewer, id);
      if (!student) {
        throw studentNotFound();
      }
      return { data: presentStudent(student) };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/students",
    operationId: "createStudent",
    operation: "create",
    success: 201,
    summary: "Add a student",
    body: createStudentInput,
    response: studentDataResponse,
    example: {
      body: { nis: "2024001", name: "Rani Puspita", class_name: "XI IPA 1" },
      response: { status_code: 201, data: exampleStudent },
    },
    failures: [409, 422],
    handle: async ({ context: { studentEditing, viewer }, body }) => ({
      data: presentStudent(await studentEditing.create(viewer, body)),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/students/{id}",
    operationId: "updateStudent",
    operation: "update",
    success: 200,
    summary: "Change a student",
    description:
      "What is left out stays, null empties. A status other than `active` ends the student's sessions at once; " +
      "graduated and moved students cannot log in.",
    params: studentId,
    body: updateStudentInput,
    response: studentDataResponse,
    example: {
      body: { class_name: "XII IPA 1", academic_year: "2026/2027" },
      response: { status_code: 200, data: exampleStudent },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { studentEditing, viewer }, params: { id }, body }) => ({
      data: presentStudent(await studentEditing.update(viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/students/bulk-update",
    operationId: "bulkUpdateStudents",
    operation: "update",
    success: 200,
    summary: "Change several students",
    description:
      "Gives them the same status, or membership, or both; all of them or none. A status other than `active` ends " +
      "their sessions at once.",
    body: bulkUpdateStudentsInput,
    response: z.object({ data: z.array(studentResponse) }),
    example: {
      body: { student_ids: [12], expires_at: "2027-06-30" },
      response: { status_code: 200, data: [exampleStudent] },
    },
    failures: [422],
    handle: async ({ context: { studentEditing, viewer }, body }) => ({
      data: (await studentEditing.bulkUpdate(viewer, body)).map(presentStudent),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/students/{id}",
    operationId: "deleteStudent",
    operation: "delete",
    success: 200,
    summary: "Delete a student without history",
    description:
      "For thirty days it can be restored from the bin. One with an account, borrowings, reservations, fines or " +
      "visits is refused with 409: change the status instead.",
    params: studentId,
    response: z.object({
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: { response: { status_code: 200, bin_entry_ids: [9], message: "Anggota dihapus" } },
    failures: [404, 409],
    handle: async ({ context: { studentEditing, viewer }, params: { id } }) => {
      const { binEntryIds } = await studentEditing.delete(viewer, id);
      return { bin_entry_ids: [...binEntryIds], message: "Anggota dihapus" };
    },
  }),
];
