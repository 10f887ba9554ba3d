import { z } from "zod";

import { opensOutside } from "../../../common/opensOutside.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, numberList, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import { bulkIssueInput, CLEARANCE_STATUSES, issueInput, MOST_LETTERS, revokeInput } from "./clearanceInput.js";
import {
  letterResponse,
  presentIssued,
  presentLetter,
  presentVerification,
  refusedResponse,
  verificationResponse,
} from "./clearancePresenter.js";
import { letterNotFound } from "./letterNotFound.js";

const example = {
  id: 12,
  number: "012/SBP/2026",
  is_valid: true,
  student: { id: 12, nis: "240101", name: "Rina Kartika" },
  class_name: "XII IPA 1",
  member_kind: { id: 1, name: "Siswa" },
  verification_path: "/surat/0f3c9a7be21d4c58a6e0b7d19c42f835",
  issued_at: "2026-11-24T02:10:00.000Z",
  issued_by: "petugas",
  revoked_at: null,
  revoked_by: null,
  revoke_reason: null,
} as const;
const refusal = {
  student: { id: 13, nis: "240102", name: "Budi Santoso", class_name: "XII IPA 1" },
  checks: [
    {
      code: "on_loan",
      kind: "impossible",
      message: "Laskar Pelangi (B00012) masih dipinjam, jatuh tempo 28 November 2026.",
    },
  ],
} as const;

const shared = { tag: "Clearance" } as const;
const letterData = z.object({ data: letterResponse });
const idParams = z.strictObject({ id: wholeNumber().describe("The letter's number in the database.") });
const pdf = {
  ...shared,
  method: "GET",
  access: "clearance.read",
  operation: "read",
  success: 200,
  file: "application/pdf",
  response: z.object({}),
  example: { response: { status_code: 200 } },
  failures: [404, 409, 422],
} as const;

/** Null where only this machine or its network opens it. */
function originForOthers(origin: string): string | null {
  return opensOutside(origin) ? origin : null;
}

export const clearanceRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/clearance-letters",
    operationId: "clearanceLetters",
    access: "clearance.read",
    operation: "read",
    success: 200,
    summary: "Clearance letters, the newest first",
    query: listQuery({
      search: queryText(200).optional().describe("A number, with or without its year, or words of the student's."),
      status: choice(CLEARANCE_STATUSES).optional().describe("Only these."),
      student_id: wholeNumber().optional().describe("Of this student."),
      class_name: queryText(100).optional().describe("Of this class on the day of the letter, however it is spelled."),
      year: wholeNumber(1, 9_999).optional().describe("Issued in this year, by the library's clock."),
    }),
    response: z.object({ data: z.array(letterResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    failures: [422],
    handle: async (call) => {
      const {
        context: { clearance, viewer },
        query: { search, status, student_id: studentId, class_name: className, year },
      } = call;
      const list = { search, status, studentId, className, year };
      return respondWithPage(call, {
        page: (args) => clearance.page(viewer, list, args),
        count: () => clearance.count(viewer, list),
        present: (rows) => Promise.resolve(rows.map(presentLetter)),
      });
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/clearance-letters/{id}",
    operationId: "clearanceLetter",
    access: "clearance.read",
    operation: "read",
    success: 200,
    summary: "One clearance letter",
    params: idParams,
    response: letterData,
    example: { response: { status_code: 200, data: example } },
    failures: [404],
    handle: async ({ context: { clearance, viewer }, params: { id } }) => {
      const letter = await clearance.byId(viewer, id);
      if (!letter) throw letterNotFound();
      return { data: presentLetter(letter) };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/clearance-letters",
    operationId: "issueClearanceLetter",
    access: "clearance.write",
    operation: "create",
    success: 201,
    summary: "Issue a clearance letter",
    description:
      "Answers the letter that the student has, where there is a valid one. 422 with `checks` for all that is on " +
      "loan, lost or owed. Cancels the student's reservations.",
    body: issueInput,
    response: letterData,
    example: { body: { student_id: 12 }, response: { status_code: 201, data: example } },
    failures: [404, 422],
    handle: async ({ context: { clearanceEditing, viewer }, body }) => ({
      data: presentLetter(await clearanceEditing.issue(viewer, body)),
    }),
  }),
  route({
    ...shared,
    method: "POST",
    path: "/clearance-letters/bulk-issue",
    operationId: "bulkIssueClearanceLetters",
    access: "clearance.write",
    operation: "create",
    success: 201,
    summary: "Issue clearance letters for a class or for several students",
    description: "Whoever is clear gets one; `refused` names the others with all that is on loan, lost or owed.",
    body: bulkIssueInput,
    response: z.object({ data: z.object({ letters: z.array(letterResponse), refused: z.array(refusedResponse) }) }),
    example: {
      body: { class_name: "XII IPA 1" },
      response: { status_code: 201, data: { letters: [example], refused: [refusal] } },
    },
    failures: [422],
    handle: async ({ context: { clearanceEditing, viewer }, body }) => ({
      data: presentIssued(await clearanceEditing.issueMany(viewer, body)),
    }),
  }),
  route({
    ...shared,
    method: "POST",
    path: "/clearance-letters/{id}/revoke",
    operationId: "revokeClearanceLetter",
    access: "clearance.write",
    operation: "update",
    success: 200,
    summary: "Revoke a clearance letter",
    description: "Its number stays taken, and its public page says that it is revoked. 409 for one that is already.",
    params: idParams,
    body: revokeInput,
    response: letterData,
    example: {
      body: { reason: "Salah orang" },
      response: {
        status_code: 200,
        data: {
          ...example,
          is_valid: false,
          revoked_at: "2026-11-25T01:00:00.000Z",
          revoked_by: "petugas",
          revoke_reason: "Salah orang",
        },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { clearanceEditing, viewer }, params: { id }, body }) => ({
      data: presentLetter(await clearanceEditing.revoke(viewer, id, body)),
    }),
  }),
  route({
    ...pdf,
    path: "/clearance-letters/{id}/pdf",
    operationId: "printClearanceLetter",
    summary: "A clearance letter as PDF",
    description:
      "A page of A4. 409 for one that is revoked. Its QR code needs an address that others can open: `PUBLIC_URL`.",
    params: idParams,
    handle: async ({ context: { clearancePdfs, viewer }, params: { id }, origin }) => {
      const { chunks, fileName } = await clearancePdfs.print(viewer, [id], originForOthers(origin));
      return new StreamedBody(chunks, fileName);
    },
  }),
  route({
    ...pdf,
    path: "/clearance-letters/pdf",
    operationId: "printClearanceLetters",
    summary: "Several clearance letters as one PDF",
    description: "A page of A4 each, in the order of `ids`. 409 where one is revoked.",
    query: z.strictObject({ ids: numberList(MOST_LETTERS).describe(`1 to ${MOST_LETTERS} letters.`) }),
    handle: async ({ context: { clearancePdfs, viewer }, query: { ids }, origin }) => {
      const { chunks, fileName } = await clearancePdfs.print(viewer, ids, originForOthers(origin));
      return new StreamedBody(chunks, fileName);
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/clearance-verifications/{token}",
    operationId: "verifyClearanceLetter",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "Whether a clearance letter is valid",
    description: "By the token of its QR code, for whoever holds the letter.",
    params: z.strictObject({ token: z.string().describe("The last part of `verification_path`.") }),
    response: z.object({ data: verificationResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          number: "012/SBP/2026",
          is_valid: true,
          student_name: "Rina Kartika",
          class_name: "XII IPA 1",
          issued_at: "2026-11-24T02:10:00.000Z",
        },
      },
    },
    failures: [404],
    handle: async ({ context: { clearance, viewer }, params: { token }, setHeader }) => {
      // It is about a pupil, and true only now.
      setHeader("cache-control", "no-store");
      const letter = await clearance.verify(viewer, token);
      if (!letter) throw letterNotFound();
      return { data: presentVerification(letter) };
    },
  }),
];
