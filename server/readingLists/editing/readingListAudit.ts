import type { AuditChange } from "../../platform/database/auditChange.js";
import { required } from "../../platform/required.js";
import type { ReadingListRow } from "../readingListReads.js";

export function auditOf(
  verb: "create" | "update" | "delete",
  before: ReadingListRow | null,
  after: ReadingListRow | null,
): AuditChange[] {
  const list = required(after ?? before, "the list that is told of");
  if (list.kind !== "library") return [];
  const values = (row: ReadingListRow | null) =>
    row && { name: row.name, description: row.description, slug: row.slug, isPublished: row.publishedAt !== null };
  return [{ action: `readingList.${verb}`, recordId: list.id, before: values(before), after: values(after) }];
}

export function auditOfBook(
  verb: "addBook" | "changeBook" | "removeBook",
  { id, kind }: ReadingListRow,
  before: AuditChange["before"],
  after: AuditChange["after"],
): AuditChange[] {
  return kind === "library"
    ? [{ action: `readingList.${verb}`, recordId: id, before: before ?? null, after: after ?? null }]
    : [];
}
