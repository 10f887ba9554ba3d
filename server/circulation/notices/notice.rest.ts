import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { LOAN_NOTICE_KINDS } from "../../settings/noticeKinds.js";
import { testMailInput } from "./noticeInput.js";
import { MESSAGE_STATUSES } from "./messageStatuses.js";
import {
  mailDeliveryResponse,
  noticeMessageResponse,
  presentMailDelivery,
  presentNoticeMessage,
} from "./noticePresenter.js";

const example = {
  id: 31,
  status: "sent",
  student: { id: 12, nis: "240101", name: "Rina Kartika", class_name: "XI IPA 1" },
  notices: [{ id: 40, kind: "overdue", stage: 1, due_at: "2026-11-20", book_title: "Laskar Pelangi", dropped: null }],
  attempts: 1,
  queued_at: "2026-11-23T00:00:12.000Z",
  next_attempt_at: null,
  sent_at: "2026-11-23T00:01:12.000Z",
  failure: null,
} as const;

const shared = { tag: "Notices", access: "circulation.read", success: 200 } as const;

export const noticeRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/notices",
    operationId: "noticeMessages",
    operation: "read",
    summary: "The e-mails to students, the newest first",
    description: "Each tells one student all that there is to tell; nobody gets two a day.",
    query: listQuery({
      status: choice(MESSAGE_STATUSES).optional().describe("Only these; `dropped`: nothing of it was true any more."),
      kind: choice(LOAN_NOTICE_KINDS).optional().describe("Only those that tell this."),
      student_id: wholeNumber().optional().describe("To this student."),
    }),
    response: z.object({ data: z.array(noticeMessageResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    failures: [422],
    handle: async (call) => {
      const {
        context: { notices, viewer },
        query: { status, kind, student_id: studentId },
      } = call;
      const list = { status, kind, studentId };
      return respondWithPage(call, {
        page: (args) => notices.page(viewer, list, args),
        count: () => notices.count(viewer, list),
        present: (rows, loaders) =>
          Promise.all(rows.map(async (row) => presentNoticeMessage(row, await loaders.noticesOfMessage.load(row.id)))),
      });
    },
  }),
  route({
    ...shared,
    access: "circulation.write",
    method: "POST",
    path: "/notices/{id}/retry",
    operationId: "retryNoticeMessage",
    operation: "update",
    summary: "Let an e-mail that has failed wait once more",
    description: "Before it leaves it is seen again what of it is still true.",
    params: z.strictObject({ id: wholeNumber().describe("The message's number.") }),
    response: z.object({ data: noticeMessageResponse }),
    example: { response: { status_code: 200, data: { ...example, status: "waiting", sent_at: null, attempts: 0 } } },
    failures: [404, 409],
    handle: async ({ context: { noticeEditing, loaders, viewer }, params: { id } }) => {
      const message = await noticeEditing.retry(viewer, id);
      return { data: presentNoticeMessage(message, await loaders.noticesOfMessage.load(id)) };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/notices/mail-delivery",
    operationId: "mailDelivery",
    operation: "read",
    summary: "Whether e-mail can be sent, and from which address",
    response: z.object({ data: mailDeliveryResponse }),
    example: {
      response: {
        status_code: 200,
        data: { is_configured: true, sender_address: "perpustakaan@sekolah.example" },
      },
    },
    handle: ({ context: { noticeEditing, viewer } }) =>
      Promise.resolve({ data: presentMailDelivery(noticeEditing.delivery(viewer)) }),
  }),
  route({
    ...shared,
    access: "settings.write",
    method: "POST",
    path: "/notices/test-mail",
    operationId: "sendTestMail",
    operation: "update",
    summary: "Send an e-mail that says that it has arrived",
    body: testMailInput,
    response: z.object({ message: z.string() }),
    example: {
      body: { to: "kepala@sekolah.example" },
      response: { status_code: 200, message: "Email percobaan terkirim" },
    },
    failures: [409, 422],
    handle: async ({ context: { noticeEditing, viewer }, body }) => {
      await noticeEditing.sendTest(viewer, body);
      return { message: "Email percobaan terkirim" };
    },
  }),
];
