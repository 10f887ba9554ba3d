/** What members are told of their loans: before a due date, after it, a reservation, and a loss. */
export const LOAN_NOTICE_KINDS = ["due_soon", "overdue", "ready", "expired", "lost"] as const;
/** What members are written about by e-mail: those, and what becomes of a book that they have proposed. */
export const NOTICE_KINDS = [...LOAN_NOTICE_KINDS, "suggestion"] as const;
/** What the library may say in its own words: each notice, and the printed letter to a guardian. */
export const NOTICE_TEXT_KINDS = [...NOTICE_KINDS, "guardian_letter"] as const;
export type LoanNoticeKind = (typeof LOAN_NOTICE_KINDS)[number];
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NoticeTextKind = (typeof NOTICE_TEXT_KINDS)[number];
