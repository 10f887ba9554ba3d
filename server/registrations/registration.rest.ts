import { z } from "zod";

import { NotFoundError } from "../errors.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { memberKindResponse, presentMemberKind } from "../students/memberKinds/memberKindPresenter.js";
import {
  acceptRegistrationInput,
  confirmRegistrationInput,
  createRegistrationInput,
  registrationStates,
  rejectRegistrationInput,
} from "./registrationInput.js";
import { CONFIRMED, registeredMessage } from "./registrationMessages.js";
import { presentRegistration, registrationResponse } from "./registrationPresenter.js";

const shared = { tag: "Registrations" } as const;
const registrationId = z.strictObject({ id: wholeNumber().describe("The registration's number.") });
const one = z.object({ data: registrationResponse });

const exampleKind = {
  id: 4,
  name: "Umum",
  number_name: "No. anggota",
  membership_months: 12,
  fee: 0,
  attends_classes: false,
  self_registration: true,
  position: 4,
  active: true,
};
const exampleRegistration = {
  id: 7,
  state: "waiting",
  member_kind_id: 4,
  member_kind: "Umum",
  nis: null,
  name: "Dewi Lestari",
  class_name: null,
  birth_date: "1994-03-11",
  phone: "0812-3456-7890",
  email: "dewi@contoh.id",
  address: "Jl. Merdeka 1, Bandung",
  guardian_name: null,
  guardian_phone: null,
  occupation: "Guru",
  education: null,
  email_confirmed_at: "2026-11-21T02:14:00.000Z",
  created_at: "2026-11-21T02:10:00.000Z",
  decided_at: null,
  decided_by: null,
  reason: null,
  student_id: null,
  doubles: [{ student_id: 12, nis: "A-0031", name: "Dewi Lestari", signs: ["nameAndBirthDate"] }],
} as const;

export const registrationRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/self-registration",
    operationId: "selfRegistration",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "See what one may register for by oneself",
    description: "No kind where people become members at the desk only.",
    response: z.object({
      data: z.object({
        kinds: z.array(memberKindResponse),
        confirms_by_mail: z.boolean().describe("Whether a code is mailed that confirms the address."),
      }),
    }),
    example: { response: { status_code: 200, data: { kinds: [exampleKind], confirms_by_mail: true } } },
    handle: async ({ context: { registrations, viewer } }) => {
      const { kinds, confirmsByMail } = await registrations.selfRegistration(viewer);
      return { data: { kinds: kinds.map(presentMemberKind), confirms_by_mail: confirmsByMail } };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/registrations",
    operationId: "createRegistration",
    access: "everyone",
    operation: "create",
    success: 201,
    summary: "Ask to become a member",
    description:
      "It waits for the desk. The answer says nothing of who is a member already. 409 while too many wait. One that " +
      "is sent again with its `request_key` is the same.",
    body: createRegistrationInput,
    response: z.object({ confirms_by_mail: z.boolean(), message: z.string() }),
    example: {
      body: {
        request_key: "5f0d2c9a-registration",
        member_kind_id: 4,
        name: "Dewi Lestari",
        birth_date: "1994-03-11",
        phone: "0812-3456-7890",
        agreed: true,
      },
      response: { status_code: 201, confirms_by_mail: false, message: registeredMessage({ confirmsByMail: false }) },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { registrations, session, viewer }, body }) => {
      const sent = await registrations.create(viewer, body, session);
      return { confirms_by_mail: sent.confirmsByMail, message: registeredMessage(sent) };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/registrations/confirm",
    operationId: "confirmRegistration",
    access: "everyone",
    operation: "update",
    success: 200,
    summary: "Confirm the address of a registration",
    description: "With the code that was mailed to it.",
    body: confirmRegistrationInput,
    response: z.object({ message: z.string() }),
    example: { body: { code: "K7QM-3XPT-9WHT-V2ND" }, response: { status_code: 200, message: CONFIRMED } },
    failures: [422, 429],
    handle: async ({ context: { registrations, session, viewer }, body }) => {
      await registrations.confirm(viewer, body, session);
      return { message: CONFIRMED };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/registrations",
    operationId: "registrations",
    access: "students.read",
    operation: "read",
    success: 200,
    summary: "Who asks to become a member, the newest first",
    description: "Those whom the desk has decided upon are forgotten after thirty days.",
    query: listQuery({ state: choice(registrationStates).optional().describe("Only these.") }),
    response: z.object({ data: z.array(registrationResponse) }),
    example: { response: { status_code: 200, data: [exampleRegistration] } },
    failures: [422],
    handle: (call) => {
      const {
        context: { registrations, viewer },
        query: { state },
      } = call;
      return respondWithPage(call, {
        page: (page) => registrations.page(viewer, { state }, page),
        count: () => registrations.count(viewer, { state }),
        present: async (rows) => {
          const doubles = await registrations.doubles(viewer, rows);
          return rows.map((row, index) => presentRegistration(row, doubles[index] ?? []));
        },
      });
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/registrations/{id}",
    operationId: "registration",
    access: "students.read",
    operation: "read",
    success: 200,
    summary: "One registration",
    description: "With a number that its member could have.",
    params: registrationId,
    response: z.object({
      data: registrationResponse.extend({
        proposed_number: z.string().nullable().describe("Free at the moment; null where there is none to go on from."),
      }),
    }),
    example: { response: { status_code: 200, data: { ...exampleRegistration, proposed_number: "A-0032" } } },
    failures: [404],
    handle: async ({ context: { registrations, viewer }, params: { id } }) => {
      const row = await registrations.one(viewer, id);
      if (row === null) throw new NotFoundError("Pendaftaran ini tidak ditemukan. Mungkin sudah terhapus.");
      const [doubles = []] = await registrations.doubles(viewer, [row]);
      const proposed_number = await registrations.proposedNumber(viewer, row);
      return { data: { ...presentRegistration(row, doubles), proposed_number } };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/registrations/{id}/accept",
    operationId: "acceptRegistration",
    access: "students.write",
    operation: "update",
    success: 200,
    summary: "Make somebody who registered a member",
    description: "Once: 409 for one that was decided, and for a number that another member has.",
    params: registrationId,
    body: acceptRegistrationInput,
    response: one,
    example: {
      body: { nis: "A-0032" },
      response: {
        status_code: 200,
        data: {
          ...exampleRegistration,
          state: "accepted",
          decided_at: "2026-11-22T02:10:00.000Z",
          decided_by: "admin",
          student_id: 32,
          doubles: [],
        },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { registrationDecisions, viewer }, params: { id }, body }) => ({
      data: presentRegistration(await registrationDecisions.accept(viewer, id, body), []),
    }),
  }),
  route({
    ...shared,
    method: "POST",
    path: "/registrations/{id}/reject",
    operationId: "rejectRegistration",
    access: "students.write",
    operation: "update",
    success: 200,
    summary: "Reject a registration",
    description: "With a reason that the person is told where there is an address. 409 for one that was decided.",
    params: registrationId,
    body: rejectRegistrationInput,
    response: one,
    example: {
      body: { reason: "Sudah terdaftar dengan nomor A-0031." },
      response: {
        status_code: 200,
        data: {
          ...exampleRegistration,
          state: "rejected",
          decided_at: "2026-11-22T02:10:00.000Z",
          decided_by: "admin",
          reason: "Sudah terdaftar dengan nomor A-0031.",
          doubles: [],
        },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { registrationDecisions, viewer }, params: { id }, body }) => ({
      data: presentRegistration(await registrationDecisions.reject(viewer, id, body), []),
    }),
  }),
];
