import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FormErrors } from "../../../../forms/errors/useFormErrors";
import { showMessage } from "../../../../page/messages/flashMessage";
import type { BookFormValues } from "../values/bookFormValues";
import { parseCopyCount, toCreateInput } from "../values/bookInput";
import { fetchProposedCodes } from "../copies/proposedCodes";
import { setPendingFiles } from "../files/pendingFiles";
import { useCoverChoice } from "../files/useCoverChoice";
import { useDigitalFileChoice } from "../files/useDigitalFileChoice";
import { commitTyping } from "../../../../forms/goOnEnter";
import { useSaveOnLeave } from "../../../../forms/useSaveOnLeave";
import { useBookAdvice } from "../advice/useBookAdvice";
import { bookLabels } from "../../bookLabels";
import { focusFirstField, showSaveErrors } from "../saveErrors";
import { useBookForm } from "../useBookForm";
import { useCreateBook } from "../commands/useCreateBook";

/** What comes after a new book is saved: its own screen, the form of the next one, or what one leaves for. */
type AfterSaving = "open" | "another" | "leave";

export interface NewBookOptions {
  /** Each scanned ISBN has a draft of its own. */
  draftKey: string;
  initialValues: BookFormValues;
  /** Starts the form of the next book. */
  onNext: (saved: BookFormValues) => void;
}

/** Creates a book with its copies and uploads the chosen files; then opens it or starts the next one. */
export function useNewBook({ draftKey, initialValues, onNext }: NewBookOptions) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const cover = useCoverChoice(draftKey);
  const digitalFile = useDigitalFileChoice(draftKey);
  const state = useBookForm(
    draftKey,
    { values: initialValues, updatedAt: null },
    cover.file !== null || digitalFile.file !== null,
  );
  const { createBook } = useCreateBook();
  const { advice, lookUp, unseen } = useBookAdvice(state.values, null);
  const [isBusy, setIsBusy] = useState(false);
  const [formErrors, setFormErrors] = useState<FormErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isSaving = isBusy || cover.isSending || digitalFile.isSending;

  useEffect(() => focusFirstField(form.current, ["title"]), []);

  const create = async (next: AfterSaving) => {
    setFormErrors({});
    commitTyping(form.current);
    const wrong = state.form.validate();
    if (wrong.length > 0) {
      focusFirstField(form.current, wrong);
      return;
    }
    const sent = state.form.getValues();
    if (unseen(await lookUp(sent)).length > 0) {
      setFormErrors({ text: "Buku serupa sudah ada, lihat di bawah. Jika berbeda, simpan sekali lagi." });
      return;
    }
    const hasFirstCode = sent.firstItemCode.trim() !== "" && parseCopyCount(sent.copies) > 0;
    const proposed = hasFirstCode
      ? await fetchProposedCodes(client, parseCopyCount(sent.copies), sent.firstItemCode)
      : null;
    if (proposed?.problem) {
      state.form.setError("firstItemCode", proposed.problem);
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
    if (next === "open") {
      state.allowLeave();
      setPendingFiles(id, files);
      void navigate(path, { replace: true });
      showMessage(`“${title}” ditambahkan.`, "success");
      return;
    }
    // The book's own screen, which would upload the files, is not opened.
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
    if (next === "another") onNext(sent);
  };

  const save = async (next: AfterSaving) => {
    if (isSaving) return;
    setIsBusy(true);
    await create(next);
    setIsBusy(false);
  };
  const unsaved = [
    ...state.changed.map((field) => bookLabels[field]),
    ...(cover.file ? ["Sampul"] : []),
    ...(digitalFile.file ? ["Berkas digital"] : []),
  ];
  useSaveOnLeave(unsaved.length > 0 ? () => save("leave") : null);

  return {
    form,
    state,
    advice,
    lookUp,
    cover,
    digitalFile,
    formErrors,
    save,
    isSaving,
    unsaved,
    isRestored: state.isRestored || cover.isRestored || digitalFile.isRestored,
    discard: () => {
      state.discard();
      cover.clear();
      digitalFile.clear();
    },
  };
}
