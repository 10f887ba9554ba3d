import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { ConflictError, NotFoundError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { readSettings } from "../../settings/settingsReads.js";
import { assertCanManage, assertCanRead, type Viewer } from "../../viewer.js";
import { circulationLock } from "../circulationLock.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import { failureText } from "./noticeFailures.js";
import { testMailInput } from "./noticeInput.js";
import { noticeMessageTable } from "./NoticeMessage.entity.js";
import type { MailSender } from "../../platform/mail/Mailer.js";
import { type NoticeMessageRow, selectMessages } from "./noticeReads.js";

/** How e-mail leaves the library; null where no mail server is set. */
export interface MailAccess {
  readonly sender: MailSender;
  readonly address: string;
}

export interface MailDelivery {
  readonly isConfigured: boolean;
  /** The address that e-mail is sent from. */
  readonly senderAddress: string | null;
}

const NOT_CONFIGURED = "Pengiriman email belum diatur. Minta pengelola server mengaturnya (panduannya di README).";

/** What librarians do with the outbox. */
export class NoticeEditingService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailAccess | null,
    private readonly libraryName: string,
    private readonly time: Pick<LibraryTime, "now">,
  ) {}

  delivery(viewer: Viewer): MailDelivery {
    assertCanRead(viewer, "circulation");
    return { isConfigured: this.mail !== null, senderAddress: this.mail?.address ?? null };
  }

  /**
   * Lets a message that was given up wait once more; before it leaves it is seen again what of it is still true.
   * @throws NotFoundError; ConflictError for one that was not given up, and where another waits for the same student.
   */
  async retry(viewer: Viewer, id: number): Promise<NoticeMessageRow> {
    assertCanManage(viewer, "circulation");
    return this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
      const [message] = await tx.select(
        pick(noticeMessageTable, "status", "studentId"),
        sql`FROM notice_messages WHERE id = ${id} ${forUpdate(tx)}`,
      );
      if (!message) throw new NotFoundError("Pemberitahuan tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
      if (message.status !== "failed") {
        throw new ConflictError("Hanya email yang gagal dapat dikirim ulang. Muat ulang daftarnya.");
      }
      const others = await tx.count(sql`FROM notice_messages WHERE open_student_id = ${message.studentId}`);
      if (others > 0) {
        throw new ConflictError("Email lain untuk anggota ini masih menunggu. Kirim ulang setelah email itu terkirim.");
      }
      const now = this.time.now();
      await tx.update(
        noticeMessageTable,
        {
          status: "waiting",
          openStudentId: message.studentId,
          attempts: 0,
          queuedAt: now,
          nextAttemptAt: now,
          failure: null,
          replyCode: null,
        },
        sql`id = ${id}`,
      );
      const [result] = await selectMessages(tx, sql`notice_messages.id = ${id}`);
      return {
        result: required(result, "the message that waits again"),
        audit: [{ action: "notice.retry", recordId: id, before: { status: "failed" }, after: { status: "waiting" } }],
      };
    });
  }

  /**
   * Sends an e-mail that says that it arrived. Returns the address.
   * @throws ValidationError; ConflictError with the reason where it did not leave.
   */
  async sendTest(viewer: Viewer, input: unknown): Promise<string> {
    assertCanManage(viewer, "settings");
    const { to } = parseInput(testMailInput, input);
    if (!this.mail) throw new ConflictError(NOT_CONFIGURED);
    const { name, noticeSender, email } = await this.database.read((reader) => readSettings(reader, this.libraryName));
    const outcome = await this.mail.sender.send({
      to,
      senderName: noticeSender ?? name,
      replyTo: email,
      subject: `Email percobaan - ${name}`,
      text: `Email percobaan dari ${name} sudah sampai. Pemberitahuan kepada anggota dapat dikirim.\n`,
      key: randomUUID(),
    });
    if (outcome.kind !== "sent") {
      throw new ConflictError(required(failureText(outcome.kind, outcome.replyCode), "the reason of a failure"));
    }
    // Without the address: it is somebody's own.
    return this.database.write({ viewer }, () =>
      Promise.resolve({ result: to, audit: [{ action: "notice.test", recordId: null }] }),
    );
  }
}
