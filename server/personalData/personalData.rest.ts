import { z } from "zod";

import { NotFoundError } from "../errors.js";
import { wholeNumber } from "../platform/rest/queryFields.js";
import { route, StreamedBody } from "../platform/rest/route.js";
import { eraseStudentInput } from "./erasureInput.js";

const studentId = z.object({ id: wholeNumber().describe("The student's number in the database.") });

const download = {
  method: "GET",
  operation: "read",
  success: 200,
  file: "application/json",
  response: z.object({}),
  example: { response: { status_code: 200 } },
  failures: [404],
} as const;

export const personalDataRoutes = [
  route({
    ...download,
    path: "/students/{id}/personal-data",
    operationId: "studentPersonalData",
    tag: "Students",
    access: "personalData.read",
    summary: "All that is kept of a student, as one file",
    description:
      "A list for each kind of record, with its columns, and the photo in base64; never a password, a token or a " +
      "session's key. Streamed. The audit trail says who asked.",
    params: studentId,
    handle: async ({ context: { personalExports, viewer }, params: { id } }) => {
      const { chunks, fileName } = await personalExports.export(viewer, id);
      return new StreamedBody(chunks, fileName);
    },
  }),
  route({
    ...download,
    path: "/user-info/personal-data",
    operationId: "myPersonalData",
    tag: "Account",
    access: "signedIn",
    summary: "All that is kept of oneself, as one file",
    description: "As `GET /students/{id}/personal-data`, of the viewer. A librarian is no member: 404.",
    handle: async ({ context: { personalExports, viewer } }) => {
      const file = await personalExports.exportOwn(viewer);
      if (!file) throw new NotFoundError("Hanya anggota yang mempunyai data pribadi di sini.");
      return new StreamedBody(file.chunks, file.fileName);
    },
  }),
  route({
    method: "POST",
    path: "/students/{id}/erase",
    operationId: "eraseStudent",
    tag: "Students",
    access: "personalData.write",
    operation: "delete",
    success: 200,
    summary: "Erase a student's personal data for good",
    description:
      "Takes name, numbers, contacts, photo and account from everything that is kept, and whose loans, reservations " +
      "and visits were; sums and counts stay. Nothing undoes it, so `nis` is sent again. A 409 says in `checks` " +
      "all that is open: the membership, a loan, a reservation, a debt.",
    params: studentId,
    body: eraseStudentInput,
    response: z.object({ message: z.string() }),
    example: {
      body: { nis: "240101" },
      response: { status_code: 200, message: "Data pribadi dihapus" },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { erasures, viewer }, params: { id }, body }) => {
      await erasures.erase(viewer, id, body);
      return { message: "Data pribadi dihapus" };
    },
  }),
];
