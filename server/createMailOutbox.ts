import type { Config } from "./config.js";
import { MailOutbox } from "./outbox/MailOutbox.js";
import type { MailWriters } from "./outbox/outgoingMails.js";
import { resetMailWriters } from "./passwordReset/resetMail.js";
import { loadOrCreateSecret } from "./platform/auth/sessionSecret.js";
import { registrationMailWriters } from "./registrations/registrationMails.js";
import { suggestionMailWriters } from "./suggestions/suggestionMail.js";
import { SessionKeys } from "./platform/auth/sessionKeys.js";
import type { Database } from "./platform/database/Database.js";
import { Mailer } from "./platform/mail/Mailer.js";

/** What sends e-mail to single people; null where no mail server is set. */
export async function createMailOutbox(database: Database, config: Config): Promise<MailOutbox | null> {
  if (config.smtp === undefined) return null;
  const keys = new SessionKeys(config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir)));
  return new MailOutbox(database, new Mailer(config.smtp), mailWriters(keys, config));
}

/** What is written to people, by what it is about. */
export function mailWriters(
  keys: SessionKeys,
  { libraryName, publicUrl }: Pick<Config, "libraryName" | "publicUrl">,
): MailWriters {
  return {
    ...resetMailWriters({ keys, libraryName, publicUrl }),
    ...registrationMailWriters({ keys, libraryName, publicUrl }),
    ...suggestionMailWriters({ libraryName, publicUrl }),
  };
}
