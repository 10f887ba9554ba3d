import sql from "sql-template-tag";

import { fillNoticeText } from "../../common/noticeTemplate.js";
import { hasOutboxRoom, type MailWriters, queueMail } from "../outbox/outgoingMails.js";
import { outgoingMailTable } from "../outbox/OutgoingMail.entity.js";
import { pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { noticeTextOf } from "../settings/noticeTexts.js";
import { readSettings } from "../settings/settingsReads.js";
import { studentTable } from "../students/Student.entity.js";
import { suggestionTable } from "./Suggestion.entity.js";
import { STATE_WORDS } from "./suggestionStates.js";

/** As notices of an act: who has pressed the wrong button has pressed the right one by then. */
const TOLD_AFTER_MS = 2 * 60_000;

interface MailOptions {
  readonly libraryName: string;
  /** Of the library on the web; without it the mail has no link. */
  readonly publicUrl: string | undefined;
}

/** A member's suggestion that has another state than a moment ago. */
interface DecidedSuggestion {
  readonly id: number;
  readonly studentId: number | null;
  readonly state: string;
}

/**
 * Notes that the proposer is to be told, once for all that is decided meanwhile: the mail says what is so when it
 * leaves, and is not sent where it is then as it was before.
 */
export async function noteDecision(
  tx: Transaction,
  before: DecidedSuggestion,
  { state }: Pick<DecidedSuggestion, "state">,
  now: Date,
): Promise<void> {
  const { id, studentId } = before;
  if (studentId === null || state === before.state) return;
  const from = new Date(now.getTime() + TOLD_AFTER_MS);
  const [waiting] = await tx.select(
    pick(outgoingMailTable, "id"),
    sql`FROM outgoing_mails WHERE kind = 'suggestion' AND subject_id = ${id} AND attempts = 0 ${forUpdate(tx)}`,
  );
  if (waiting) {
    await tx.update(outgoingMailTable, { nextAttemptAt: from }, sql`id = ${waiting.id}`);
  } else if (await hasOutboxRoom(tx)) {
    await queueMail(tx, { kind: "suggestion", subjectId: id, typed: before.state }, now, from);
  }
}

const toldColumns = {
  ...pick(suggestionTable, "title", "state", "reason"),
  ...pick(studentTable, "name", "email"),
};

/** What the proposer of a book is written once the library has decided on it. */
export function suggestionMailWriters({ libraryName, publicUrl }: MailOptions): Pick<MailWriters, "suggestion"> {
  return {
    suggestion: async (tx, { subjectId, typed }) => {
      const { name, noticeKinds, noticeTexts, noticeSender, email } = await readSettings(tx, libraryName);
      const [told] = await tx.select(
        toldColumns,
        sql`FROM suggestions JOIN students ON students.id = suggestions.student_id
          WHERE suggestions.id = ${subjectId} AND suggestions.deleted_at IS NULL`,
      );
      if (!told?.email || told.state === typed || !noticeKinds.includes("suggestion")) return null;
      const sentence = fillNoticeText(noticeTextOf(noticeTexts, "suggestion"), {
        judul: told.title,
        nama: told.name,
        status: STATE_WORDS[told.state],
        alasan: told.reason,
      });
      const link = publicUrl === undefined ? [] : [`Usulan Anda: ${publicUrl}/suggestions`, ""];
      return {
        to: told.email,
        senderName: noticeSender ?? name,
        replyTo: email,
        subject: `Usulan Anda: ${STATE_WORDS[told.state]} - ${name}`,
        text: [`Halo ${told.name},`, "", sentence, "", ...link, name, ""].join("\n"),
      };
    },
  };
}
