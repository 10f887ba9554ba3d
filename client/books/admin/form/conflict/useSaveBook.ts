import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { OperationResult } from "../../../../apollo/operationResult";
import { readFragment } from "../../../../gql/fragment-masking";
import type { BookBase } from "../values/bookDraft";
import { BookFormValues_book, type BookFormValues, differingFields, toFormValues } from "../values/bookFormValues";
import { toUpdateInput } from "../values/bookInput";
import type { BookFormState } from "../useBookForm";
import { useUpdateBook } from "../commands/useUpdateBook";
import type { BookComparison } from "./bookComparison";

type Outcome = "saved" | "conflict" | OperationResult<unknown>;

/**
 * Saves the changed fields. If somebody else has saved the book since the form was opened, nothing is overwritten and
 * both versions are compared.
 */
export function useSaveBook(id: string, state: BookFormState) {
  const client = useApolloClient();
  const { updateBook, isUpdating } = useUpdateBook();
  const [comparison, setComparison] = useState<BookComparison | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const { form, markSaved, rebase } = state;

  const update = (sent: BookFormValues, base: BookBase) =>
    updateBook({ id, ...toUpdateInput(sent, differingFields(base.values, sent)), expectedUpdatedAt: base.updatedAt });

  const saveAgainst = async (base: BookBase): Promise<Outcome> => {
    const sent = form.getValues();
    const result = await update(sent, base);
    if (result.data) {
      const book = readFragment(BookFormValues_book, result.data.book);
      markSaved({ values: toFormValues(book), updatedAt: book.updatedAt }, sent);
      return "saved";
    }
    if (!result.errors.some(({ name }) => name === "expectedUpdatedAt")) return result;
    setIsComparing(true);
    const theirs = await import("./fetchSavedBook")
      .then(({ fetchSavedBook }) => fetchSavedBook(client, id))
      .catch(() => null)
      .finally(() => setIsComparing(false));
    if (theirs === null) return result;
    // Only a file or a copy has changed: the form's fields are the same.
    if (differingFields(base.values, theirs.values).length === 0) return saveAgainst(theirs);
    setComparison({ base, mine: form.getValues(), theirs });
    return "conflict";
  };

  return {
    save: () => saveAgainst(state.base),
    isSaving: isUpdating || isComparing,
    comparison,
    closeComparison: () => setComparison(null),
    merge: (values: BookFormValues) => {
      if (comparison) rebase(comparison.theirs, values);
      setComparison(null);
    },
    takeTheirs: () => {
      if (comparison) rebase(comparison.theirs, comparison.theirs.values);
      setComparison(null);
    },
  };
}
