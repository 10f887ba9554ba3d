import sql from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import type { Mail, MailSender } from "../platform/mail/Mailer.js";
import { GIVEN_UP_AFTER_MS } from "./mailKinds.js";
import { outgoingMailTable } from "./OutgoingMail.entity.js";
import { outgoingMailColumns, type OutgoingMailRow, type MailWriters } from "./outgoingMails.js";

/** In one round; the rest comes with the next. */
const MAX_PER_ROUND = 50;
const MINUTE_MS = 60_000;
/** Longer than any attempt takes: whoever began it is gone, and it is sent again. */
const INTERRUPTED_MINUTES = 5;
/** After an attempt at which the server took no mail at all, or not this one yet. */
const AGAIN_MINUTES = 2;

const unaudited = { unaudited: "What is written to people is told by what it is about." };

interface Claim {
  readonly id: number;
  readonly attempt: number;
  readonly mail: Mail;
}

/**
 * Sends what was written down for single people, apart from the requests that wrote it. A mail is put off before it is
 * handed to the mail server: one whose sender died is sent again, with a code of its own, rather than never.
 */
export class MailOutbox {
  private round: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly mailer: MailSender,
    private readonly writers: MailWriters,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** One round; while one is running there is no second. */
  run(): Promise<void> {
    this.round ??= this.send().finally(() => {
      this.round = null;
    });
    return this.round;
  }

  /** Begins no further mail, and waits for the one under way, which is put back if none of its text was sent yet. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.round?.catch(() => undefined);
  }

  private async send(): Promise<void> {
    for (const id of await this.due()) {
      if (this.stopping.signal.aborted) return;
      const claim = await this.claim(id);
      if (claim === null) continue;
      const outcome = await this.mailer.send(claim.mail, this.stopping.signal).catch((error: unknown) => {
        if (this.stopping.signal.aborted) return null;
        throw error;
      });
      if (outcome === null) return this.putOff(claim, 0);
      const isDone = ["sent", "refused", "uncertain"].includes(outcome.kind);
      await (isDone ? this.remove(claim) : this.putOff(claim, AGAIN_MINUTES));
      if (outcome.kind === "unreachable" || outcome.kind === "login") return;
    }
  }

  private async due(): Promise<readonly number[]> {
    const rows = await this.database.read((reader) =>
      reader.select(
        pick(outgoingMailTable, "id"),
        sql`FROM outgoing_mails WHERE next_attempt_at <= ${toSqlDateTime(this.now())}
          ORDER BY next_attempt_at, id LIMIT ${MAX_PER_ROUND}`,
      ),
    );
    return rows.map(({ id }) => id);
  }

  /** Null where somebody else has it, or nothing is to be sent. */
  private claim(id: number): Promise<Claim | null> {
    return this.database.write(unaudited, async (tx) => {
      const now = this.now();
      const [row] = await tx.select(
        outgoingMailColumns,
        sql`FROM outgoing_mails WHERE id = ${id} AND next_attempt_at <= ${toSqlDateTime(now)} ${forUpdate(tx)}`,
      );
      if (!row) return null;
      const letter = isGivenUp(row, now) ? null : await this.writers[row.kind](tx, row, now);
      if (letter === null) {
        await tx.run(sql`DELETE FROM outgoing_mails WHERE id = ${id}`);
        return null;
      }
      const attempt = row.attempts + 1;
      const nextAttemptAt = new Date(now.getTime() + INTERRUPTED_MINUTES * MINUTE_MS);
      await tx.update(outgoingMailTable, { attempts: attempt, nextAttemptAt }, sql`id = ${id}`);
      return { id, attempt, mail: { ...letter, key: `aksara-${row.kind}-${id}-${attempt}-${now.getTime()}` } };
    });
  }

  private async remove({ id, attempt }: Claim): Promise<void> {
    await this.database.write(unaudited, (tx) =>
      tx.run(sql`DELETE FROM outgoing_mails WHERE id = ${id} AND attempts = ${attempt}`),
    );
  }

  private async putOff({ id, attempt }: Claim, minutes: number): Promise<void> {
    const nextAttemptAt = new Date(this.now().getTime() + minutes * MINUTE_MS);
    await this.database.write(unaudited, (tx) =>
      tx.update(outgoingMailTable, { nextAttemptAt }, sql`id = ${id} AND attempts = ${attempt}`),
    );
  }
}

function isGivenUp({ kind, createdAt }: OutgoingMailRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS[kind];
}
