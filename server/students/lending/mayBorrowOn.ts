import sql, { type Sql } from "sql-template-tag";

/** Students at school whose membership and suspension let them borrow on this day. */
export function mayBorrowOn(today: string): Sql {
  return sql`(students.status = 'active' OR (students.status = 'suspended' AND students.suspended_until < ${today}))
    AND (students.expires_at IS NULL OR students.expires_at >= ${today})`;
}
