import type { Config } from "../../server/config.js";
import { mailWriters } from "../../server/createMailOutbox.js";
import { MailOutbox } from "../../server/outbox/MailOutbox.js";
import type { Database } from "../../server/platform/database/Database.js";
import type { Mail, MailOutcome } from "../../server/platform/mail/Mailer.js";
import { SessionKeys } from "../../server/platform/auth/sessionKeys.js";

/** The keys of `createTestApp`. */
export const testKeys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
const config = { libraryName: "Perpustakaan Aksara", publicUrl: "https://perpus.example", timeZone: "Asia/Jakarta" };

interface Round {
  readonly now?: () => Date;
  /** `never`: the sender dies while it sends. */
  readonly outcome?: MailOutcome | "never";
  readonly publicUrl?: undefined;
}

/** An outbox with the product's own letters, and what it has handed to the mail server. */
export function testOutbox(database: Database, { now, outcome = { kind: "sent" }, ...changes }: Round = {}) {
  const mails: Mail[] = [];
  const send = (mail: Mail) => {
    mails.push(mail);
    return outcome === "never" ? new Promise<never>(() => undefined) : Promise.resolve(outcome);
  };
  const writers = mailWriters(testKeys, { ...config, ...changes } satisfies Partial<Config>);
  return { mails, outbox: new MailOutbox(database, { send }, writers, now) };
}

/** All that leaves now: what a first round finds out is sent by a second. */
export async function sentMails(database: Database, round: Round = {}): Promise<readonly Mail[]> {
  const { mails, outbox } = testOutbox(database, round);
  await outbox.run();
  await outbox.run();
  return mails;
}

/** The code of the only mail that leaves now. */
export async function mailedCode(database: Database): Promise<string> {
  const [mail] = await sentMails(database);
  return /\b(?:\w{4}-){3}\w{4}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}
