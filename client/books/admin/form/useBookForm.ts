import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { type BookBase, deleteBookDraft, saveBookDraft, readBookDraft } from "./values/bookDraft";
import { type BookFormValues, differingFields } from "./values/bookFormValues";

/** A book's form: what is in it, what of it is not saved, and a draft of that which outlives the page. */
export function useBookForm(draftKey: string, initial: BookBase, hasPendingFiles: boolean) {
  const [base, setBase] = useState(initial);
  const [isRestored, setIsRestored] = useState(false);
  const form = useForm<BookFormValues>({ defaultValues: initial.values, shouldFocusError: false });
  const { control, reset, getValues } = form;
  // Every field is registered with a value from the start.
  const values = useWatch({ control }) as BookFormValues;
  const changed = differingFields(base.values, values);
  const isDirty = changed.length > 0;
  const allowLeave = useLeaveGuard(isDirty || hasPendingFiles);

  const hasCheckedDraft = useRef(false);
  useEffect(() => {
    const draft = readBookDraft(draftKey);
    if (draft === null || differingFields(draft.base.values, draft.values).length === 0) return;
    let isActive = true;
    // Behind the first look, which is the server's and knows of no draft.
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
    // Before that there may be a draft that is not in the fields yet.
    hasCheckedDraft.current = true;
  }, [draftKey, base, values, isDirty]);

  return {
    form,
    values,
    base,
    changed,
    isDirty,
    isRestored,
    allowLeave: allowLeave,
    /** From here on the book is this; what was typed beside `sent` stays in the fields. */
    markSaved: (saved: BookBase, sent: BookFormValues) => {
      const now = getValues();
      const since = differingFields(sent, now);
      setBase(saved);
      setIsRestored(false);
      reset({ ...saved.values, ...Object.fromEntries(since.map((field) => [field, now[field]])) });
    },
    /** As settle, and the fields hold these values, some of which may not be saved yet. */
    rebase: (on: BookBase, merged: BookFormValues) => {
      setBase(on);
      reset(merged);
    },
    /** It has been saved as a whole and is about to close: nothing of it is kept any more. */
    discardDraft: () => {
      isDraftDiscarded.current = true;
      deleteBookDraft(draftKey);
    },
    /** Back to what is saved. */
    discard: () => {
      setIsRestored(false);
      reset(base.values);
    },
  };
}

export type BookFormState = ReturnType<typeof useBookForm>;
