import { useEffect, useRef } from "react";
import type { BookFormState } from "../useBookForm";
import { TextFormField } from "./TextFormField";

interface CallNumberFieldProps {
  state: BookFormState;
  /** Undefined until the advice has loaded, null if nothing can be proposed. */
  proposal: string | null | undefined;
}

/** The call number. It follows the proposal from classification, author and title until somebody edits it. */
export function CallNumberField({ state, proposal }: CallNumberFieldProps) {
  const {
    form,
    values: { callNumber },
    base,
  } = state;
  const { getValues, setValue } = form;
  const isNew = base.updatedAt === null;
  const lastProposal = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    if (proposal === undefined) return;
    const before = lastProposal.current;
    lastProposal.current = proposal;
    const now = getValues().callNumber;
    // For an existing book the first proposal only shows whether the saved number was generated.
    const isFollowing = before === undefined ? isNew && now === "" : now === (before ?? "");
    if (isFollowing && now !== (proposal ?? "")) setValue("callNumber", proposal ?? "");
  }, [proposal, isNew, getValues, setValue]);

  return (
    <TextFormField
      state={state}
      name="callNumber"
      maxLength={100}
      hint={
        proposal && proposal !== callNumber ? (
          <button
            type="button"
            onClick={() => setValue("callNumber", proposal)}
            className="inline-link min-h-6 cursor-pointer text-left"
          >
            Pakai usulan {proposal}
          </button>
        ) : (
          "Diusulkan dari klasifikasi, penulis, dan judul."
        )
      }
    />
  );
}
