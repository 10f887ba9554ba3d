import { deleteDraft, saveDraft, readDraft } from "../../../../session/drafts/drafts";
import { type BookFormValues, emptyBook, isBookFormValues } from "./bookFormValues";

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
  // A draft of before a field was there has it empty.
  const values = { ...emptyBook, ...draft?.values };
  const base = draft?.base && { ...draft.base, values: { ...emptyBook, ...draft.base.values } };
  return base && isBookFormValues(values) && isBookFormValues(base.values) ? { values, base } : null;
}

export function saveBookDraft(key: string, draft: BookDraft): void {
  saveDraft(key, draft);
}

export function deleteBookDraft(key: string): void {
  deleteDraft(key);
}
