export const MESSAGE_STATUSES = ["waiting", "sending", "sent", "failed", "dropped"] as const;
/** What has become of an e-mail to a student. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Why it has not left: in words in `noticeFailures.ts`. */
export type MessageFailure = "refused" | "postponed" | "unreachable" | "login" | "uncertain" | "no_address";
