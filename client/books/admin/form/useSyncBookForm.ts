import { useEffect, useEffectEvent } from "react";
import type { BookFormValues_BookFragment } from "../../../gql/graphql";
import { differingFields, toFormValues } from "./values/bookFormValues";
import type { BookFormState } from "./useBookForm";

/**
 * The cache has learnt of another state of the book: by a file or cover that was sent here, or because somebody else has saved.
 * What nobody has typed into follows; what was typed stays, and only a state with the same fields becomes what it is compared with.
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
