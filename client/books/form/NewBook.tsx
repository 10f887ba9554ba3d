import { useApolloClient } from "@apollo/client/react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { pickedAuthorName } from "../../catalogue/picker/readAuthorName";
import { SubmitButton } from "../../forms/SubmitButton";
import type { FormTrouble } from "../../forms/useFormTrouble";
import { showMessage } from "../../layout/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { coverTone } from "../../ui/coverTone";
import { TypographicCover } from "../../ui/TypographicCover";
import { SessionAlert } from "../../forms/SessionAlert";
import { dropBookDraft } from "./bookDraft";
import type { BookFormValues } from "./bookFormValues";
import { copiesOf, creationOf } from "./bookInput";
import { BookLayout } from "./BookLayout";
import { NewBookCopies } from "./copies/NewBookCopies";
import { askForCodes } from "./copies/proposedCodes";
import { DraftNotice } from "./DraftNotice";
import { CoverSection } from "./files/CoverSection";
import { DigitalFileSection } from "./files/DigitalFileSection";
import { handFiles } from "./files/handedFiles";
import { useCoverChoice } from "./files/useCoverChoice";
import { useDigitalFileChoice } from "./files/useDigitalFileChoice";
import { SaveBar } from "./SaveBar";
import { focusFirst, showRefusal } from "./saveTrouble";
import { SectionLinks } from "./SectionLinks";
import { BookFields } from "./sections/BookFields";
import { useBookAdvice } from "./useBookAdvice";
import { useBookForm } from "./useBookForm";
import { useCreateBook } from "./useCreateBook";

const DRAFT = "book:new";
const SECTIONS = [
  ["identitas", "Identitas"], ["penerbitan", "Penerbitan"], ["klasifikasi", "Klasifikasi dan Lokasi"], ["deskripsi", "Deskripsi"], ["eksemplar", "Eksemplar"],
  ["sampul", "Sampul"], ["berkas", "Berkas Digital"],
] as const;

interface NewBookProps {
  start: BookFormValues;
  /** Some of it is from the book before. */
  isNext: boolean;
  onNext: (saved: BookFormValues) => void;
  onEmpty: () => void;
}

export function NewBook({ start, isNext, onNext, onEmpty }: NewBookProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const cover = useCoverChoice();
  const digitalFile = useDigitalFileChoice();
  const state = useBookForm(DRAFT, { values: start, updatedAt: null }, cover.file !== null || digitalFile.file !== null);
  const advice = useBookAdvice(state.values, null);
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
    dropBookDraft(DRAFT);
    if (!goesOn) {
      state.letGo();
      handFiles(id, { cover: cover.file, digitalFile: digitalFile.file });
      void navigate(path, { replace: true });
      showMessage(`“${title}” ditambahkan.`, "success");
      return;
    }
    const hasCover = cover.file === null || (await cover.send(id, cover.file));
    const hasFile = digitalFile.file === null || (await digitalFile.send(id, digitalFile.file));
    state.letGo();
    if (hasCover && hasFile) showMessage(`“${title}” ditambahkan.`, "success", openIt);
    else showMessage(`“${title}” ditambahkan, tetapi berkasnya belum terkirim. Unggah lagi dari halamannya.`, "error", openIt);
    onNext(sent);
  };
  useShortcut({ keys: "mod+s", label: "Simpan buku", run: () => void create(false) });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void create(false);
  };
  const { title, authors } = state.values;
  return (
    <form ref={form} method="dialog" noValidate onSubmit={send} aria-label="Buku Baru">
      <SessionAlert id="buku-baru-ditolak" trouble={trouble} />
      <div className="grid grid-cols-1 gap-5">
        {state.isRestored && <DraftNotice onDiscard={state.discard} />}
        {isNext && !state.isDirty && (
          <p className="text-sm text-muted">
            Penerbit, seri, bahasa, kategori, lokasi, dan sumber buku sebelumnya dipakai lagi.{" "}
            <button type="button" onClick={onEmpty} className="inline-link min-h-6 cursor-pointer">
              Kosongkan semua
            </button>
          </p>
        )}
        <BookLayout
          aside={
            <>
              <CoverSection
                choice={cover}
                hasCover={false}
                onSave={null}
                current={
                  <div className="cover">
                    <TypographicCover title={title} author={authors.map(pickedAuthorName).join(", ")} tone={coverTone(title)} />
                  </div>
                }
              />
              <DigitalFileSection choice={digitalFile} digitalFile={null} onSend={null} />
              <SectionLinks sections={SECTIONS} />
            </>
          }
        >
          <BookFields state={state} advice={advice} />
          <NewBookCopies state={state} />
        </BookLayout>
      </div>
      <SaveBar state={isCreating ? "Menyimpan…" : state.isDirty ? "Belum disimpan" : ""}>
        <button type="button" aria-disabled={isCreating || isSending} onClick={() => void create(true)} className={`${buttonStyle("outlined", "desk")} aria-disabled:opacity-70`}>
          Simpan dan tambah lagi
        </button>
        <SubmitButton isBusy={isCreating || isSending} busyText="Menyimpan…" size="desk">
          Simpan
        </SubmitButton>
      </SaveBar>
    </form>
  );
}
