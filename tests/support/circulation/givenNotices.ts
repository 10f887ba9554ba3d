import sql from "sql-template-tag";

import { NoticeEditingService } from "../../../server/circulation/notices/NoticeEditingService.js";
import { NoticeOutbox } from "../../../server/circulation/notices/outbox/NoticeOutbox.js";
import type { MailSender } from "../../../server/platform/mail/Mailer.js";
import type { MessageStatus } from "../../../server/circulation/notices/messageStatuses.js";
import { noticeTable } from "../../../server/circulation/notices/Notice.entity.js";
import { noticeMessageTable } from "../../../server/circulation/notices/NoticeMessage.entity.js";
import { NoticeService } from "../../../server/circulation/notices/NoticeService.js";
import type { Database } from "../../../server/platform/database/Database.js";
import type { Mail, MailOutcome } from "../../../server/platform/mail/Mailer.js";
import { NOTICE_KINDS, type NoticeKind } from "../../../server/settings/noticeKinds.js";
import { SettingsService } from "../../../server/settings/SettingsService.js";
import { givenLendingLibrary } from "./lending.js";
import { testWrite } from "../testWrite.js";

const LIBRARY = { libraryName: "Perpustakaan Aksara", publicUrl: undefined };

/** Takes every mail, or does with it what a test says; what it took stands in `sent`. */
export function mailbox() {
  const sent: Mail[] = [];
  const next: MailOutcome[] = [];
  return {
    sent,
    /** What becomes of the next mails, one each. */
    answer: (...outcomes: MailOutcome[]) => next.push(...outcomes),
    send: (mail: Mail): Promise<MailOutcome> => {
      const outcome = next.shift() ?? { kind: "sent" };
      if (outcome.kind === "sent") sent.push(mail);
      return Promise.resolve(outcome);
    },
  };
}

/** A lending library that writes to its students, whose e-mail is their name's. */
export async function givenWritingLibrary(
  database: Database,
  sender: MailSender,
  {
    kinds = NOTICE_KINDS,
    ...options
  }: Parameters<typeof givenLendingLibrary>[1] & { kinds?: readonly NoticeKind[] } = {},
) {
  const library = await givenLendingLibrary(database, options);
  const { time, admin } = library;
  await database.write(testWrite, (tx) =>
    tx.run(
      tx.engine === "sqlite"
        ? sql`UPDATE students SET email = LOWER(name) || '@siswa.example'`
        : sql`UPDATE students SET email = CONCAT(LOWER(name), '@siswa.example')`,
    ),
  );
  const settings = new SettingsService(database, { name: LIBRARY.libraryName, timeZone: time.timeZone });
  const switchOn = (noticeKinds: readonly NoticeKind[]) => settings.update(admin, { noticeKinds });
  await switchOn(kinds);
  const reads = new NoticeService(database);
  return {
    ...library,
    switchOn,
    outbox: new NoticeOutbox(database, sender, LIBRARY, time),
    /** Another server of the same library. */
    outboxOf: (other: Database, otherSender: MailSender = sender) =>
      new NoticeOutbox(other, otherSender, LIBRARY, time),
    editing: new NoticeEditingService(
      database,
      { sender, address: "perpus@sekolah.example" },
      LIBRARY.libraryName,
      time,
    ),
    /** The outbox as librarians see it, the newest first. */
    messages: async () => (await reads.page(admin, {}, { first: 100 })).edges.map(({ node }) => node),
  };
}

/** An e-mail that tells a student of a loan, by default one that the mail server has refused; its number. */
export async function givenNoticeMessage(
  database: Database,
  { studentId, borrowingId = null, reservationId = null, status = "failed" }: GivenMessage,
): Promise<number> {
  const queuedAt = new Date("2026-11-23T00:00:00Z");
  const isOpen = status === "waiting" || status === "sending";
  return database.write(testWrite, async (tx) => {
    const [messageId = 0] = await tx.insert(noticeMessageTable, [
      {
        studentId,
        openStudentId: isOpen ? studentId : null,
        sendDay: null,
        status,
        messageKey: "5b1e0a9c-47d3-4f2e-8c6b-7a1d2e3f4051",
        attempts: 1,
        queuedAt,
        nextAttemptAt: queuedAt,
        claimedAt: queuedAt,
        sentAt: status === "sent" ? queuedAt : null,
        failure: status === "failed" ? "refused" : null,
        replyCode: status === "failed" ? 550 : null,
      },
    ]);
    const notice = { messageId, stage: 1, borrowingId, reservationId, dueAt: "2026-11-20", dropped: null };
    await tx.insert(noticeTable, [{ ...notice, kind: "overdue" }]);
    return messageId;
  });
}

interface GivenMessage {
  readonly studentId: number;
  readonly borrowingId?: number | null;
  readonly reservationId?: number | null;
  readonly status?: MessageStatus;
}
