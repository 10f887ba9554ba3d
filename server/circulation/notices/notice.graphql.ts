import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { NoticeKindRef } from "../../settings/noticeKind.graphql.js";
import { StudentRef } from "../../students/student.graphql.js";
import { BorrowingRef } from "../borrowings/borrowing.graphql.js";
import { ReservationRef } from "../reservations/reservation.graphql.js";
import { loanChatUrl, reservationChatUrl } from "./chatUrls.js";
import { droppedText, failureText } from "./noticeFailures.js";
import type { MailDelivery } from "./NoticeEditingService.js";
import type { MessageNotice, NoticeMessageRow } from "./noticeReads.js";

const NoticeRef = builder.objectRef<MessageNotice>("Notice").implement({
  description: "One thing that a student is told, once (pemberitahuan).",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    kind: t.field({ type: NoticeKindRef, description: "What is told.", resolve: ({ kind }) => kind }),
    stage: t.exposeInt("stage", {
      description: "The day of lateness that it is for, 1, 7 or 14; 0 where it is not about lateness.",
    }),
    dueAt: t.expose("dueAt", {
      type: "Date",
      description: "The due date, or the last day on which a copy is kept.",
    }),
    bookTitle: t.exposeString("bookTitle", { description: "The book's title." }),
    dropped: t.string({
      nullable: true,
      description: "In Indonesian, why it was not told after all.",
      resolve: ({ dropped }) => droppedText(dropped),
    }),
  }),
});

const NoticeMessageStatusRef = builder.enumType("NoticeMessageStatus", {
  description: "What has become of an e-mail.",
  values: {
    WAITING: { value: "waiting", description: "Menunggu: it leaves when the day and the mail server allow." },
    SENDING: { value: "sending", description: "Sedang dikirim." },
    SENT: { value: "sent", description: "Terkirim: the mail server has taken it." },
    FAILED: { value: "failed", description: "Gagal: it was given up." },
    DROPPED: { value: "dropped", description: "Tidak dikirim: nothing of it was true any more." },
  } as const,
});

const NoticeMessageRef = builder.objectRef<NoticeMessageRow>("NoticeMessage");

builder.node(NoticeMessageRef, {
  description: "One e-mail to one student with all that there is to tell; nobody gets two a day. Librarians see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { notices, viewer }) => notices.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    status: t.field({
      type: NoticeMessageStatusRef,
      description: "What has become of it.",
      resolve: ({ status }) => status,
    }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "To whom; null for who may not know.",
      resolve: ({ studentId }, _args, { loaders }) => loaders.student.load(studentId),
    }),
    studentName: t.exposeString("studentName", { description: "The student's name." }),
    nis: t.exposeString("nis", { description: "The student's number (NIS)." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas)." }),
    notices: t.field({
      type: [NoticeRef],
      description: "What it tells.",
      resolve: async ({ id }, _args, { loaders }) => [...(await loaders.noticesOfMessage.load(id))],
    }),
    attempts: t.exposeInt("attempts", { description: "How often the mail server was asked to take it." }),
    queuedAt: t.expose("queuedAt", { type: "DateTime", description: "Since when it waits, or has waited." }),
    nextAttemptAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Of one that waits: not before.",
      resolve: ({ status, nextAttemptAt }) => (status === "waiting" ? nextAttemptAt : null),
    }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true, description: "When the mail server took it." }),
    failure: t.string({
      nullable: true,
      description: "In Indonesian, why it has not left.",
      resolve: ({ failure, replyCode }) => failureText(failure, replyCode),
    }),
  }),
});

const NoticeMessageConnection = builder.connectionObject(
  { type: NoticeMessageRef, name: "NoticeMessageConnection", description: "A page of e-mails to students." },
  builder.edgeObject({ type: NoticeMessageRef, name: "NoticeMessageEdge" }),
);

const NoticeMessageFilterRef = builder.inputType("NoticeMessageFilter", {
  description: "Narrows the e-mails; what is left out does not.",
  fields: (t) => ({
    status: t.field({ type: NoticeMessageStatusRef, description: "Only these." }),
    kind: t.field({ type: NoticeKindRef, description: "Only those that tell this." }),
    studentId: t.globalID({ description: "To this student." }),
  }),
});

builder.queryField("noticeMessages", (t) =>
  t.connection(
    {
      type: NoticeMessageRef,
      description: "The e-mails to students, the newest first. For librarians. Source: GET /notices.",
      args: { filter: t.arg({ type: NoticeMessageFilterRef, description: "Which of them." }) },
      resolve: async (_root, { filter, ...page }, { notices, viewer }) => {
        const { status, kind, studentId } = filter ?? {};
        const list = { status, kind, studentId: studentId ? recordIdOf("Student", studentId) : undefined };
        return toConnection(await notices.page(viewer, list, page), () => notices.count(viewer, list));
      },
    },
    NoticeMessageConnection,
  ),
);

const MailDeliveryRef = builder.objectRef<MailDelivery>("MailDelivery").implement({
  description: "How e-mail leaves the library: by the mail server that its environment names (SMTP_HOST).",
  fields: (t) => ({
    isConfigured: t.exposeBoolean("isConfigured", { description: "Whether a mail server is set." }),
    senderAddress: t.exposeString("senderAddress", {
      nullable: true,
      description: "The address that e-mail is sent from.",
    }),
  }),
});

builder.queryField("mailDelivery", (t) =>
  t.field({
    type: MailDeliveryRef,
    description: "Whether e-mail can be sent. For librarians. Source: GET /notices/mail-delivery.",
    resolve: (_root, _args, { noticeEditing, viewer }) => noticeEditing.delivery(viewer),
  }),
);

builder.relayMutationField(
  "retryNoticeMessage",
  {
    description: "Which e-mail.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The e-mail's global id." }) }),
  },
  {
    description:
      "Lets an e-mail that has failed wait once more; before it leaves it is seen again what of it is still true. " +
      "Librarians. Source: POST /notices/{id}/retry.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { noticeEditing, viewer }) => {
      const noticeMessage = await noticeEditing.retry(viewer, recordIdOf("NoticeMessage", id));
      return { noticeMessage };
    },
  },
  {
    description: "The e-mail as it waits.",
    outputFields: (t) => ({
      noticeMessage: t.field({
        type: NoticeMessageRef,
        description: "As it is now.",
        resolve: ({ noticeMessage }) => noticeMessage,
      }),
    }),
  },
);

builder.relayMutationField(
  "sendTestMail",
  {
    description: "Where to.",
    inputFields: (t) => ({ to: t.string({ required: true, description: "The address to send it to." }) }),
  },
  {
    description:
      "Sends an e-mail that says that it has arrived; the reason where it does not leave is a ConflictError. " +
      "Administrators. Source: POST /notices/test-mail.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { noticeEditing, viewer }) => ({
      sentTo: await noticeEditing.sendTest(viewer, input),
    }),
  },
  {
    description: "It has left.",
    outputFields: (t) => ({ sentTo: t.exposeString("sentTo", { description: "The address." }) }),
  },
);

const chatField =
  "Opens a WhatsApp chat with the student, the text written, to be sent by hand; null without a mobile number, where " +
  "there is nothing to tell, and for who may not read students.";

builder.objectField(BorrowingRef, "whatsappUrl", (t) =>
  t.string({
    nullable: true,
    description: chatField,
    resolve: (loan, _args, { loaders, viewer }) => loanChatUrl(viewer, loan, loaders),
  }),
);

builder.objectField(ReservationRef, "whatsappUrl", (t) =>
  t.string({
    nullable: true,
    description: chatField,
    resolve: async (reservation, _args, { loaders, viewer }) =>
      reservationChatUrl(viewer, reservation, await loaders.settings.load("all")),
  }),
);
