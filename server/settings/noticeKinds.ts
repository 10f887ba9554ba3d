/** What students are written about: before a due date, after it, a reservation, and a loss. */
export const NOTICE_KINDS = ["due_soon", "overdue", "ready", "expired", "lost"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
