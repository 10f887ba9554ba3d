import type { AuditValues } from "../../platform/database/auditChange.js";
import type { LetterRow } from "./letterReads.js";

/** What names a letter in the audit trail; never its token, which opens the public page. */
export function letterAuditValues({ number, studentId, studentName: name }: LetterRow): AuditValues {
  return { number, studentId, name };
}
