import sql from "sql-template-tag";

import { ThrottledError } from "../errors.js";
import { pick, type RowOf } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import type { Mail } from "../platform/mail/Mailer.js";
import type { MailKind } from "./mailKinds.js";
import { outgoingMailTable } from "./OutgoingMail.entity.js";

/** More than a mail server takes in a few minutes: whoever fills it from everywhere at once is told to wait. */
const MOST_WAITING = 500;
const FULL_SECONDS = 600;

export const outgoingMailColumns = pick(
  outgoingMailTable,
  "id",
  "kind",
  "subjectId",
  "typed",
  "attempts",
  "createdAt",
  "nextAttemptAt",
);
export type OutgoingMailRow = RowOf<typeof outgoingMailColumns>;

/** What is to be sent, made within the transaction that takes it up; null where there is nothing to send any more. */
type MailWriter = (tx: Transaction, mail: OutgoingMailRow, now: Date) => Promise<Omit<Mail, "key"> | null>;
export type MailWriters = Readonly<Record<MailKind, MailWriter>>;

type QueuedMail = { readonly kind: MailKind } & (
  { readonly subjectId: number; readonly typed?: string } | { readonly typed: string; readonly subjectId?: undefined }
);

/** Leaves with the outbox's next round from `from` on, once the caller's transaction is committed. */
export async function queueMail(
  tx: Transaction,
  { kind, subjectId, typed }: QueuedMail,
  now: Date,
  from: Date = now,
): Promise<void> {
  await tx.insert(outgoingMailTable, [
    { kind, subjectId: subjectId ?? null, typed: typed ?? null, attempts: 0, createdAt: now, nextAttemptAt: from },
  ]);
}

export async function hasOutboxRoom(tx: Transaction): Promise<boolean> {
  return (await tx.count(sql`FROM outgoing_mails`)) < MOST_WAITING;
}

/** @throws ThrottledError while more waits than can leave soon, whoever it is for. */
export async function assertOutboxHasRoom(tx: Transaction): Promise<void> {
  if (!(await hasOutboxRoom(tx))) {
    throw new ThrottledError("Terlalu banyak email yang menunggu dikirim.", FULL_SECONDS);
  }
}
