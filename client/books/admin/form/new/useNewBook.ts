import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FormErrors } from "../../../../forms/errors/useFormErrors";
import { showMessage } from "../../../../app/messages/flashMessage";
import type { BookFormValues } from "../values/bookFormValues";
import { parseCopyCount, toCreateInput } from "../values/bookInput";
import { fetchProposedCodes } from "../copies/proposedCodes";
import { setPendingFiles } from "../files/pendingFiles";
import { useCoverChoice } from "../files/useCoverChoice";
import { useDigitalFileChoice } from "../files/useDigitalFileChoice";
import { focusFirstField, showSaveErrors } from "../saveErrors";
import { useBookForm } from "../useBookForm";
import { useCreateBook } from "../commands/useCreateBook";

const DRAFT_KEY = "book:new";

interface NewBookOptions {
  initialValues: BookFormValues;
  /** Some values were carried over from the previous book. */
  isFollowUp: boolean;
  onNext: (saved: BookFormValues) => void;
}

/** Creates a book with its copies and uploads the chosen files; then opens it or starts the next one. */
export function useNewBook({ initialValues, isFollowUp, onNext }: NewBookOptions) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const cover = useCoverChoice(DRAFT_KEY);
  const digitalFile = useDigitalFileChoice(DRAFT_KEY);
  const state = useBookForm(
    DRAFT_KEY,
    { values: initialValues, updatedAt: null },
    cover.file !== null || digitalFile.file !== null,
  );
  const { createBook, isCreating } = useCreateBook();
  const [formErrors, setFormErrors] = useState<FormErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isSending = cover.isSending || digitalFile.isSending;

  useEffect(() => {
    // Typing can continue at once in the next form.
    if (isFollowUp) focusFirstField(form.current, ["title"]);
  }, [isFollowUp]);

  const create = async (addAnother: boolean) => {
    if (isCreating || isSending) return;
    setFormErrors({});
    if (!(await state.form.trigger())) {
      focusFirstField(form.current, Object.keys(state.form.formState.errors));
      return;
    }
    const sent = state.form.getValues();
    const hasFirstCode = sent.firstItemCode.trim() !== "" && parseCopyCount(sent.copies) > 0;
    const proposed = hasFirstCode
      ? await fetchProposedCodes(client, parseCopyCount(sent.copies), sent.firstItemCode)
      : null;
    if (proposed?.problem) {
      state.form.setError("firstItemCode", { message: proposed.problem });
      focusFirstField(form.current, ["firstItemCode"]);
      return;
    }
    const result = await createBook(toCreateInput(sent, proposed && proposed.codes.map(({ itemCode }) => itemCode)));
    if (result.data === null) {
      setFormErrors(showSaveErrors(result, state.form, form.current));
      return;
    }
    const { id, databaseId, title } = result.data.bookEdge.node;
    const path = `/admin/books/${databaseId}`;
    const openAction = { label: "Buka", run: () => void navigate(path) };
    state.discardDraft();
    const files = {
      cover: await cover.moveDraftTo(`book:${databaseId}`),
      digitalFile: await digitalFile.moveDraftTo(`book:${databaseId}`),
    };
    if (!addAnother) {
      state.allowLeave();
      setPendingFiles(id, files);
      void navigate(path, { replace: true });
      showMessage(`“${title}” ditambahkan.`, "success");
      return;
    }
    const hasCover = files.cover === null || (await cover.send(id, files.cover));
    const hasFile = files.digitalFile === null || (await digitalFile.send(id, files.digitalFile));
    state.allowLeave();
    if (hasCover && hasFile) showMessage(`“${title}” ditambahkan.`, "success", openAction);
    else
      showMessage(
        `“${title}” ditambahkan, tetapi berkasnya belum terkirim. Unggah lagi dari halamannya.`,
        "error",
        openAction,
      );
    onNext(sent);
  };

  return {
    form,
    state,
    cover,
    digitalFile,
    formErrors,
    create,
    isCreating,
    isSending,
    isRestored: state.isRestored || cover.isRestored || digitalFile.isRestored,
    discard: () => {
      state.discard();
      cover.clear();
      digitalFile.clear();
    },
  };
}
