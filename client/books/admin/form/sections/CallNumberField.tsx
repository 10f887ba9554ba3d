import { useEffect, useRef } from "react";
import type { BookFormState } from "../useBookForm";
import { TextFormField } from "./TextFormField";

interface CallNumberFieldProps {
  state: BookFormState;
  /** Undefined until there is advice, null where nothing can be proposed. */
  proposal: string | null | undefined;
}

/** What the spine says. While nobody has written another one, it follows class, author and title. */
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
    const now = getValues("callNumber");
    // The first proposal for a book that is there tells only whether its number is one that was made.
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
