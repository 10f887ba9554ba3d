/** What students are written about: before a due date, after it, a reservation, and a loss. */
export const NOTICE_KINDS = ["due_soon", "overdue", "ready", "expired", "lost"] as const;
/** What the library may say in its own words: each notice, and the printed letter to a guardian. */
export const NOTICE_TEXT_KINDS = [...NOTICE_KINDS, "guardian_letter"] as const;
export type NoticeTextKind = (typeof NOTICE_TEXT_KINDS)[number];
export type NoticeKind = (typeof NOTICE_KINDS)[number];
