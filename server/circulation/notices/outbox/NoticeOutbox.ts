import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import { pick } from "../../../platform/database/columns.js";
import type { Database } from "../../../platform/database/Database.js";
import { forUpdate } from "../../../platform/database/locking.js";
import { toSqlDateTime } from "../../../platform/database/sqlDateTime.js";
import type { Mail, MailOutcome, MailSender } from "../../../platform/mail/Mailer.js";
import { DAY_MS, dayIn, timeIn } from "../../../platform/time/libraryClock.js";
import { LOAN_NOTICE_KINDS } from "../../../settings/noticeKinds.js";
import { readSettings } from "../../../settings/settingsReads.js";
import { studentTable } from "../../../students/Student.entity.js";
import { circulationLock } from "../../circulationLock.js";
import { type LibraryTime, readLendingDay } from "../../policy/lendingDay.js";
import { noticeTable } from "../Notice.entity.js";
import { addNotices } from "./addNotices.js";
import { BATCH, readCandidates, withoutNotified } from "./noticeCandidates.js";
import { noticeMessageTable } from "../NoticeMessage.entity.js";
import { noticeMail } from "../noticeText.js";
import { noticeColumns, testNotices } from "./noticeTruth.js";

interface Library {
  readonly libraryName: string;
  /** The address of the library on the web; links are left out without it. */
  readonly publicUrl: string | undefined;
}

/** Nobody's telephone rings at night. */
const SENDING_FROM = "07:00";
const SENDING_UNTIL = "19:00";
/** In one round; the rest comes with the next. */
const MAX_PER_ROUND = 50;
/** Batches that are found in one round. */
const MAX_BATCHES = 50;
const MINUTE_MS = 60_000;
/** After each attempt that the server wanted repeated; after the last of them the message is given up. */
const PAUSES_MINUTES = [5, 30, 120, 480];
/** After an attempt at which the server took no mail at all, or fell silent. */
const UNREACHABLE_MINUTES = 10;
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;
/** Longer than any attempt takes: whoever began it is gone. */
const INTERRUPTED_MS = 10 * MINUTE_MS;
/** For how long is known what became of a message, after which nobody asks. */
export const NOTICE_DAYS = 365;
const KEPT_MS = NOTICE_DAYS * DAY_MS;

const OUTBOX = "The list of notices tells what became of each.";

/** A message that was claimed, with what is to be sent. */
interface Claim {
  readonly id: number;
  readonly attempt: number;
  readonly mail: Mail;
}

/**
 * Finds what students are to be told, and sends it. What is to be told is written down first, each thing once; a
 * message is marked before it is handed to the mail server, so that a server that dies meanwhile never sends it again.
 */
export class NoticeOutbox {
  private round: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly mailer: MailSender,
    private readonly library: Library,
    private readonly time: LibraryTime,
    private readonly batch = BATCH,
  ) {}

  /** One round; while one is running there is no second. */
  run(): Promise<void> {
    this.round ??= this.plan()
      .then(() => this.send())
      .finally(() => {
        this.round = null;
      });
    return this.round;
  }

  /** Begins no further message, and waits for the one under way, which is put back if none of its text was sent yet. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.round?.catch(() => undefined);
  }

  /** Writes down what is to be told: all of it before anything is sent, so that a student gets it in one message. */
  async plan(): Promise<void> {
    for (let count = 0; count < MAX_BATCHES && !this.isStopping(); count += 1) {
      if ((await this.planBatch()) === 0) return;
      await yieldToEventLoop();
    }
  }

  /** Returns how much was added. */
  private async planBatch(): Promise<number> {
    const { libraryName } = this.library;
    const candidates = await this.database.read(async (reader) => {
      const { noticeKinds } = await readSettings(reader, libraryName);
      const kinds = LOAN_NOTICE_KINDS.filter((kind) => noticeKinds.includes(kind));
      if (kinds.length === 0) return [];
      const day = await readLendingDay(reader, this.time);
      return readCandidates(reader, kinds, { ...day, timeZone: this.time.timeZone, batch: this.batch });
    });
    if (candidates.length === 0) return 0;
    return this.database.write({ unaudited: OUTBOX, locks: [circulationLock] }, async (tx) =>
      addNotices(tx, await withoutNotified(tx, candidates), this.time.now()),
    );
  }

  /** Sends what waits. */
  async send(): Promise<void> {
    const now = this.time.now();
    await this.endInterrupted(now);
    if (!this.isDay()) return;
    for (const id of await this.waiting(now)) {
      // Each time, since a round of a slow server can last into the evening.
      if (this.isStopping() || !this.isDay()) return;
      const claim = await this.claim(id);
      if (!claim) continue;
      const outcome = await this.mailer.send(claim.mail, this.stopping.signal).catch((error: unknown) => {
        if (this.isStopping()) return null;
        throw error;
      });
      if (outcome === null) return this.putBack(claim);
      await this.settle(claim, outcome);
      if (["unreachable", "login", "uncertain"].includes(outcome.kind)) return;
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private isDay(): boolean {
    const clock = timeIn(this.time.timeZone, this.time.now());
    return clock >= SENDING_FROM && clock < SENDING_UNTIL;
  }

  /** Forgets what ended a year ago; nobody is told anything of so long ago. */
  async forgetOld(): Promise<void> {
    const oldest = toSqlDateTime(new Date(this.time.now().getTime() - KEPT_MS));
    await this.database.write({ unaudited: OUTBOX }, (tx) =>
      tx.run(sql`DELETE FROM notice_messages WHERE queued_at < ${oldest} AND open_student_id IS NULL`),
    );
  }

  /** Whoever began them is gone: they may have arrived, so a person decides. */
  private async endInterrupted(now: Date): Promise<void> {
    const since = toSqlDateTime(new Date(now.getTime() - INTERRUPTED_MS));
    const interrupted = sql`status = 'sending' AND claimed_at < ${since}`;
    const count = await this.database.read((reader) => reader.count(sql`FROM notice_messages WHERE ${interrupted}`));
    if (count === 0) return;
    await this.database.write({ unaudited: OUTBOX }, (tx) =>
      tx.update(noticeMessageTable, { status: "failed", openStudentId: null, failure: "uncertain" }, interrupted),
    );
  }

  /** Who was written to today waits for another day. */
  private async waiting(now: Date): Promise<readonly number[]> {
    const today = dayIn(this.time.timeZone, now);
    const rows = await this.database.read((reader) =>
      reader.select(
        pick(noticeMessageTable, "id"),
        sql`FROM notice_messages WHERE notice_messages.status = 'waiting'
          AND notice_messages.next_attempt_at <= ${toSqlDateTime(now)} AND ${notWrittenTo(today)}
          ORDER BY notice_messages.next_attempt_at, notice_messages.id LIMIT ${MAX_PER_ROUND}`,
      ),
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Marks a message as being sent, with what of it is still true; null where somebody else has it, or nothing is left.
   */
  private claim(id: number): Promise<Claim | null> {
    return this.database.write({ unaudited: OUTBOX, locks: [circulationLock] }, async (tx) => {
      const now = this.time.now();
      const today = dayIn(this.time.timeZone, now);
      const [message] = await tx.select(
        pick(noticeMessageTable, "id", "studentId", "attempts", "queuedAt", "failure", "messageKey"),
        sql`FROM notice_messages WHERE notice_messages.id = ${id} AND notice_messages.status = 'waiting'
          AND notice_messages.next_attempt_at <= ${toSqlDateTime(now)} AND ${notWrittenTo(today)} ${forUpdate(tx)}`,
      );
      if (!message) return null;
      const [student] = await tx.select(
        pick(studentTable, "name", "email"),
        sql`FROM students WHERE id = ${message.studentId}`,
      );
      const settings = await readSettings(tx, this.library.libraryName);
      const day = await readLendingDay(tx, this.time);
      const notices = await tx.select(
        noticeColumns,
        sql`FROM notices WHERE notices.message_id = ${id} AND notices.dropped IS NULL ORDER BY notices.id`,
      );
      const tested = await testNotices(tx, notices, settings.noticeKinds, day);
      for (const { notice, dropped } of tested) {
        if (dropped !== null) await tx.update(noticeTable, { dropped }, sql`id = ${notice.id}`);
      }
      const facts = tested.flatMap((each) => (each.dropped === null ? [each.facts] : []));
      const end = (patch: { readonly status: "dropped" | "failed"; readonly failure?: "no_address" }) =>
        tx.update(noticeMessageTable, { ...patch, openStudentId: null }, sql`id = ${id}`).then(() => null);
      if (facts.length === 0) return end({ status: "dropped" });
      if (!student?.email) return end({ status: "failed", failure: "no_address" });
      const wasTried = message.attempts > 0 || message.failure !== null;
      // With the reason of the last attempt.
      if (wasTried && now.getTime() - message.queuedAt.getTime() > GIVEN_UP_AFTER_MS) return end({ status: "failed" });
      const attempt = message.attempts + 1;
      await tx.update(
        noticeMessageTable,
        { status: "sending", sendDay: today, claimedAt: now, attempts: attempt },
        sql`id = ${id}`,
      );
      const profileUrl = this.library.publicUrl === undefined ? null : `${this.library.publicUrl}/user-info`;
      const letter = noticeMail(settings, { studentName: student.name, notices: facts, profileUrl });
      const senderName = settings.noticeSender ?? settings.name;
      const mail = { ...letter, to: student.email, senderName, replyTo: settings.email, key: message.messageKey };
      return { id, attempt, mail };
    });
  }

  /** Nothing of it has left: it waits as if it had not been claimed. */
  private async putBack({ id, attempt }: Claim): Promise<void> {
    await this.database.write({ unaudited: OUTBOX }, (tx) =>
      tx.update(noticeMessageTable, { status: "waiting", attempts: attempt - 1 }, ownAttempt(id, attempt)),
    );
  }

  private async settle({ id, attempt }: Claim, outcome: MailOutcome): Promise<void> {
    const now = this.time.now();
    const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
    await this.database.write({ unaudited: OUTBOX }, async (tx) => {
      const own = ownAttempt(id, attempt);
      if (outcome.kind === "sent") {
        // Also one that somebody else took for interrupted meanwhile.
        const begun = sql`id = ${id} AND attempts = ${attempt} AND status IN ('sending', 'failed')`;
        const sent = { status: "sent", openStudentId: null, sentAt: now, failure: null, replyCode: null } as const;
        await tx.update(noticeMessageTable, sent, begun);
        return;
      }
      const { kind: failure, replyCode } = outcome;
      const pause = PAUSES_MINUTES[attempt - 1];
      if (failure === "unreachable" || failure === "login") {
        // All that waits is put off, since none would be taken; it is no message's own failure.
        const nextAttemptAt = after(UNREACHABLE_MINUTES);
        const again = { status: "waiting", nextAttemptAt, failure, replyCode, attempts: attempt - 1 } as const;
        await tx.update(noticeMessageTable, again, own);
        const others = sql`status = 'waiting' AND next_attempt_at < ${toSqlDateTime(nextAttemptAt)}`;
        await tx.update(noticeMessageTable, { nextAttemptAt, failure, replyCode }, others);
      } else if (failure === "postponed" && pause !== undefined) {
        const again = { status: "waiting", nextAttemptAt: after(pause), failure, replyCode } as const;
        await tx.update(noticeMessageTable, again, own);
      } else {
        await tx.update(noticeMessageTable, { status: "failed", openStudentId: null, failure, replyCode }, own);
        if (failure !== "uncertain") return;
        // The mail server may hang: the others wait, or one after the other would end as uncertain too.
        const nextAttemptAt = after(UNREACHABLE_MINUTES);
        const others = sql`status = 'waiting' AND next_attempt_at < ${toSqlDateTime(nextAttemptAt)}`;
        await tx.update(noticeMessageTable, { nextAttemptAt }, others);
      }
    });
  }
}

/** That nobody took the message for interrupted meanwhile. */
function ownAttempt(id: number, attempt: number) {
  return sql`id = ${id} AND attempts = ${attempt} AND status = 'sending'`;
}

/** That a message's student got no other one on this day. */
function notWrittenTo(today: string) {
  return sql`NOT EXISTS (SELECT 1 FROM notice_messages AS other WHERE other.student_id = notice_messages.student_id
    AND other.send_day = ${today} AND other.id <> notice_messages.id)`;
}
