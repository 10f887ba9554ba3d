import { deleteDraft, saveDraft, readDraft } from "../../../../session/drafts/drafts";
import { type BookFormValues, isBookFormValues } from "./bookFormValues";

/** The book as it was when its form was opened; `updatedAt` is null for a new one. */
export interface BookBase {
  values: BookFormValues;
  updatedAt: string | null;
}

interface BookDraft {
  base: BookBase;
  values: BookFormValues;
}

/**
 * The draft is stored with its base, so that a later save still detects that somebody else has changed the book
 * meanwhile.
 */
export function readBookDraft(key: string): BookDraft | null {
  const draft = readDraft(key) as Partial<BookDraft> | null;
  return draft && isBookFormValues(draft.values) && isBookFormValues(draft.base?.values) ? (draft as BookDraft) : null;
}

export function saveBookDraft(key: string, draft: BookDraft): void {
  saveDraft(key, draft);
}

export function deleteBookDraft(key: string): void {
  deleteDraft(key);
}
