import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FormTrouble } from "../../../forms/useFormTrouble";
import { showMessage } from "../../../app/messages/flashMessage";
import type { BookFormValues } from "./values/bookFormValues";
import { copiesOf, creationOf } from "./values/bookInput";
import { askForCodes } from "./copies/proposedCodes";
import { handFiles } from "./files/handedFiles";
import { useCoverChoice } from "./files/useCoverChoice";
import { useDigitalFileChoice } from "./files/useDigitalFileChoice";
import { focusFirst, showRefusal } from "./saveTrouble";
import { useBookForm } from "./useBookForm";
import { useCreateBook } from "./commands/useCreateBook";

const DRAFT = "book:new";

interface NewBookStart {
  start: BookFormValues;
  /** Some of it is from the book before. */
  isNext: boolean;
  onNext: (saved: BookFormValues) => void;
}

/** A book that is not there yet, with the files that wait for it: made with its copies, and then opened, or followed by the next one. */
export function useNewBook({ start, isNext, onNext }: NewBookStart) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const cover = useCoverChoice(DRAFT);
  const digitalFile = useDigitalFileChoice(DRAFT);
  const state = useBookForm(
    DRAFT,
    { values: start, updatedAt: null },
    cover.file !== null || digitalFile.file !== null,
  );
  const { createBook, isCreating } = useCreateBook();
  const [trouble, setTrouble] = useState<FormTrouble>({});
  const form = useRef<HTMLFormElement>(null);
  const isSending = cover.isSending || digitalFile.isSending;

  useEffect(() => {
    // Whoever enters one book after the other goes on typing.
    if (isNext) focusFirst(form.current, ["title"]);
  }, [isNext]);

  const create = async (goesOn: boolean) => {
    if (isCreating || isSending) return;
    setTrouble({});
    if (!(await state.form.trigger())) {
      focusFirst(form.current, Object.keys(state.form.formState.errors));
      return;
    }
    const sent = state.form.getValues();
    const runsOn = sent.firstItemCode.trim() !== "" && copiesOf(sent.copies) > 0;
    const proposed = runsOn ? await askForCodes(client, copiesOf(sent.copies), sent.firstItemCode) : null;
    if (proposed?.problem) {
      state.form.setError("firstItemCode", { message: proposed.problem });
      focusFirst(form.current, ["firstItemCode"]);
      return;
    }
    const result = await createBook(creationOf(sent, proposed && proposed.codes.map(({ itemCode }) => itemCode)));
    if (result.data === null) {
      setTrouble(showRefusal(result, state.form, form.current));
      return;
    }
    const { id, databaseId, title } = result.data.bookEdge.node;
    const path = `/admin/books/${databaseId}`;
    const openIt = { label: "Buka", run: () => void navigate(path) };
    state.forget();
    const files = {
      cover: await cover.passOn(`book:${databaseId}`),
      digitalFile: await digitalFile.passOn(`book:${databaseId}`),
    };
    if (!goesOn) {
      state.letGo();
      handFiles(id, files);
      void navigate(path, { replace: true });
      showMessage(`“${title}” ditambahkan.`, "success");
      return;
    }
    const hasCover = files.cover === null || (await cover.send(id, files.cover));
    const hasFile = files.digitalFile === null || (await digitalFile.send(id, files.digitalFile));
    state.letGo();
    if (hasCover && hasFile) showMessage(`“${title}” ditambahkan.`, "success", openIt);
    else
      showMessage(
        `“${title}” ditambahkan, tetapi berkasnya belum terkirim. Unggah lagi dari halamannya.`,
        "error",
        openIt,
      );
    onNext(sent);
  };

  return {
    form,
    state,
    cover,
    digitalFile,
    trouble,
    create,
    isCreating,
    isSending,
    isRestored: state.isRestored || cover.isRestored || digitalFile.isRestored,
    discard: () => {
      state.discard();
      cover.drop();
      digitalFile.drop();
    },
  };
}
