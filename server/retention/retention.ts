import { ADDRESS_DAYS } from "../audit/forgetAddresses.js";
import { BIN_RETENTION_DAYS } from "../bin/binKinds.js";
import { COUNTED_DAYS } from "../books/oftenSearched/SearchCounter.js";
import { UNMET_DAYS } from "../books/unmet/UnmetSearchRecorder.js";
import { NOTICE_DAYS } from "../circulation/notices/outbox/NoticeOutbox.js";
import { DEVICE_MARK_DAYS } from "../platform/auth/deviceMarks.js";
import { RESET_KEPT_DAYS } from "../passwordReset/resetCodes.js";
import { DECIDED_DAYS, UNCONFIRMED_DAYS, UNDECIDED_DAYS } from "../registrations/forgetRegistrations.js";
import { ROWS_RETENTION_DAYS } from "../students/studentImport/studentImportDrafts.js";
import { IDLE_HOURS, SESSION_HOURS } from "../users/sessionWriter.js";

/** For how long the product keeps what the library does not choose: the numbers that the sweeps themselves go by. */
export const retention = {
  auditAddressDays: ADDRESS_DAYS,
  binDays: BIN_RETENTION_DAYS,
  deviceMarkDays: DEVICE_MARK_DAYS,
  idleSessionHours: IDLE_HOURS,
  importRowDays: ROWS_RETENTION_DAYS,
  noticeDays: NOTICE_DAYS,
  oftenSearchedDays: COUNTED_DAYS,
  sessionHours: SESSION_HOURS,
  unmetSearchDays: UNMET_DAYS,
  decidedRegistrationDays: DECIDED_DAYS,
  passwordResetDays: RESET_KEPT_DAYS,
  unconfirmedRegistrationDays: UNCONFIRMED_DAYS,
  undecidedRegistrationDays: UNDECIDED_DAYS,
} as const;

export type Retention = { readonly [Name in keyof typeof retention]: number };

/** What each of them is about, for both doors. */
export const RETENTION_DESCRIPTIONS: Readonly<Record<keyof Retention, string>> = {
  auditAddressDays: "Days for which the audit trail says from which address a change came.",
  binDays: "Days for which what was deleted can be restored.",
  deviceMarkDays: "Days for which a browser keeps that an account has logged in on it.",
  idleSessionHours: "Hours without use after which a session ends.",
  importRowDays: "Days for which the rows of an import of students are kept.",
  noticeDays: "Days for which an e-mail to a student is kept after it was dealt with.",
  oftenSearchedDays: "Days for which is counted, without who they were, how many readers searched for a name.",
  sessionHours: "Hours after which a session ends in any case.",
  unmetSearchDays: "Days for which a search in vain is kept, without who searched.",
  decidedRegistrationDays: "Days for which a registration is kept after the desk has decided.",
  passwordResetDays: "Days for which is kept that a code for a new password was asked for.",
  unconfirmedRegistrationDays: "Days for which a registration waits whose e-mail address was never confirmed.",
  undecidedRegistrationDays: "Days for which a registration waits that nobody decides upon.",
};
