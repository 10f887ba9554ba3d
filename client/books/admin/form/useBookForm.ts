import { useEffect, useRef, useState } from "react";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { useFieldValues } from "./useFieldValues";
import { type BookBase, deleteBookDraft, saveBookDraft, readBookDraft } from "./values/bookDraft";
import { type BookFormValues, differingFields } from "./values/bookFormValues";

/** The state of a book's form: its values, what is unsaved, and a draft that survives a reload. */
export function useBookForm(draftKey: string, initial: BookBase, hasPendingFiles: boolean) {
  const [base, setBase] = useState(initial);
  const [isRestored, setIsRestored] = useState(false);
  const form = useFieldValues(initial.values);
  const { values, reset, getValues } = form;
  const changed = differingFields(base.values, values);
  const isDirty = changed.length > 0;
  const allowLeave = useLeaveGuard(isDirty || hasPendingFiles);

  const hasCheckedDraft = useRef(false);
  useEffect(() => {
    const draft = readBookDraft(draftKey);
    if (draft === null || differingFields(draft.base.values, draft.values).length === 0) return;
    let isActive = true;
    // After hydration, because the server's HTML knows of no draft.
    queueMicrotask(() => {
      if (!isActive) return;
      setBase(draft.base);
      reset(draft.values);
      setIsRestored(true);
    });
    return () => {
      isActive = false;
    };
  }, [draftKey, reset]);

  const isDraftDiscarded = useRef(false);
  useEffect(() => {
    if (isDraftDiscarded.current) return;
    if (isDirty) saveBookDraft(draftKey, { base, values });
    else if (hasCheckedDraft.current) deleteBookDraft(draftKey);
    // Not on the first run: the draft may not have been restored yet.
    hasCheckedDraft.current = true;
  }, [draftKey, base, values, isDirty]);

  return {
    form,
    values,
    base,
    changed,
    isDirty,
    /** Whether something is not saved, also what was typed since the last rendering. */
    hasChanges: () => differingFields(base.values, getValues()).length > 0,
    isRestored,
    allowLeave,
    /** After saving: `saved` becomes the base; what was typed since `sent` stays in the fields. */
    markSaved: (saved: BookBase, sent: BookFormValues) => {
      const now = getValues();
      const changedSince = differingFields(sent, now);
      setBase(saved);
      setIsRestored(false);
      reset({ ...saved.values, ...Object.fromEntries(changedSince.map((field) => [field, now[field]])) });
    },
    /** Like `markSaved`, with all fields set to `merged`, which may contain unsaved values. */
    rebase: (newBase: BookBase, merged: BookFormValues) => {
      setBase(newBase);
      reset(merged);
    },
    /** The book was saved and the form is closing: deletes the draft and writes no more. */
    discardDraft: () => {
      isDraftDiscarded.current = true;
      deleteBookDraft(draftKey);
    },
    /** Resets the fields to the saved values. */
    discard: () => {
      setIsRestored(false);
      reset(base.values);
    },
  };
}

export type BookFormState = ReturnType<typeof useBookForm>;
