import { z } from "zod";

import { LOAN_NOTICE_KINDS } from "../../settings/noticeKinds.js";
import { droppedText, failureText } from "./noticeFailures.js";
import type { MailDelivery } from "./NoticeEditingService.js";
import { MESSAGE_STATUSES } from "./messageStatuses.js";
import type { MessageNotice, NoticeMessageRow } from "./noticeReads.js";

/** A message as REST returns it to librarians. */
export const noticeMessageResponse = z
  .object({
    id: z.int(),
    status: z.enum(MESSAGE_STATUSES),
    student: z.object({ id: z.int(), nis: z.string(), name: z.string(), class_name: z.string().nullable() }),
    notices: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(LOAN_NOTICE_KINDS),
        stage: z.int().describe("The day of lateness that it is for, 1, 7 or 14; 0 where it is not about lateness."),
        due_at: z.iso.date().describe("The due date, or the last day on which a copy is kept."),
        book_title: z.string(),
        dropped: z.string().nullable().describe("In Indonesian, why it was not told after all."),
      }),
    ),
    attempts: z.int(),
    queued_at: z.iso.datetime(),
    next_attempt_at: z.iso.datetime().nullable().describe("Of one that waits: not before."),
    sent_at: z.iso.datetime().nullable(),
    failure: z.string().nullable().describe("In Indonesian, why it has not left."),
  })
  .meta({ id: "NoticeMessage", description: "One e-mail to one student with all that there is to tell." });

export function presentNoticeMessage(
  row: NoticeMessageRow,
  notices: readonly MessageNotice[],
): z.infer<typeof noticeMessageResponse> {
  return {
    id: row.id,
    status: row.status,
    student: { id: row.studentId, nis: row.nis, name: row.studentName, class_name: row.className },
    notices: notices.map(({ id, kind, stage, dueAt, bookTitle, dropped }) => ({
      id,
      kind,
      stage,
      due_at: dueAt,
      book_title: bookTitle,
      dropped: droppedText(dropped),
    })),
    attempts: row.attempts,
    queued_at: row.queuedAt.toISOString(),
    next_attempt_at: row.status === "waiting" ? row.nextAttemptAt.toISOString() : null,
    sent_at: row.sentAt?.toISOString() ?? null,
    failure: failureText(row.failure, row.replyCode),
  };
}

export const mailDeliveryResponse = z
  .object({
    is_configured: z.boolean().describe("Whether a mail server is set, by the environment alone."),
    sender_address: z.string().nullable().describe("The address that e-mail is sent from."),
  })
  .meta({ id: "MailDelivery", description: "How e-mail leaves the library." });

export function presentMailDelivery({
  isConfigured,
  senderAddress,
}: MailDelivery): z.infer<typeof mailDeliveryResponse> {
  return { is_configured: isConfigured, sender_address: senderAddress };
}
