import { randomUUID } from "node:crypto";

import sql, { join } from "sql-template-tag";

import { pick } from "../../../platform/database/columns.js";
import type { Transaction } from "../../../platform/database/Database.js";
import { forUpdate } from "../../../platform/database/locking.js";
import { required } from "../../../platform/required.js";
import { noticeTable } from "../Notice.entity.js";
import { noticeMessageTable } from "../NoticeMessage.entity.js";
import type { Candidate } from "./noticeCandidates.js";

/** Each joins the message that waits for its student; a message that is being sent takes no more. Returns how many. */
export async function addNotices(tx: Transaction, candidates: readonly Candidate[], now: Date): Promise<number> {
  if (candidates.length === 0) return 0;
  const studentIds = [...new Set(candidates.map(({ studentId }) => studentId))];
  const openColumns = pick(noticeMessageTable, "id", "studentId", "status");
  const readOpen = () =>
    tx.select(openColumns, sql`FROM notice_messages WHERE open_student_id IN (${join(studentIds)}) ${forUpdate(tx)}`);
  const known = new Set((await readOpen()).map(({ studentId }) => studentId));
  await tx.insert(
    noticeMessageTable,
    studentIds
      .filter((studentId) => !known.has(studentId))
      .map((studentId) => ({
        studentId,
        openStudentId: studentId,
        sendDay: null,
        status: "waiting" as const,
        messageKey: randomUUID(),
        attempts: 0,
        queuedAt: now,
        nextAttemptAt: now,
        claimedAt: null,
        sentAt: null,
        failure: null,
        replyCode: null,
      })),
  );
  const messages = new Map((await readOpen()).map((message) => [message.studentId, message]));
  const notices = candidates.flatMap(({ studentId, ...notice }) => {
    const message = required(messages.get(studentId), "the message of a student");
    return message.status === "waiting" ? [{ ...notice, messageId: message.id, dropped: null }] : [];
  });
  if (notices.length === 0) return 0;
  await tx.insert(noticeTable, notices);
  // What joins a message that has long waited has its own three days, and its own attempts.
  const joined = join([...new Set(notices.map(({ messageId }) => messageId))]);
  await tx.update(noticeMessageTable, { queuedAt: now, attempts: 0 }, sql`id IN (${joined})`);
  return notices.length;
}
