import { useEffect, useEffectEvent } from "react";
import type { BookFormValues_BookFragment } from "../../../gql/graphql";
import { differingFields, toFormValues } from "./values/bookFormValues";
import type { BookFormState } from "./useBookForm";

/**
 * Follows changes of the book in the cache, made by an upload here or saved by somebody else. An unchanged form takes
 * over the new values. In a changed form only the base is replaced, and only if no field differs from the old base.
 */
export function useSyncBookForm(
  { base, isDirty, values, rebase }: BookFormState,
  record: BookFormValues_BookFragment,
): void {
  const sync = useEffectEvent((state: BookFormValues_BookFragment) => {
    if (state.updatedAt === base.updatedAt) return;
    const now = { values: toFormValues(state), updatedAt: state.updatedAt };
    if (!isDirty) rebase(now, now.values);
    else if (differingFields(base.values, now.values).length === 0) rebase(now, values);
  });
  useEffect(() => sync(record), [record]);
}
