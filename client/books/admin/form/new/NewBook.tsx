import { lazy } from "../../../../page/lazy/lazy";
import type { SubmitEvent } from "react";
import { useShortcut } from "../../../../admin/shortcuts/useShortcut";
import { pickedAuthorName } from "../../../../authorities/picker/pickedAuthor";
import { SessionAlert } from "../../../../forms/errors/SessionAlert";
import { SubmitButton } from "../../../../forms/SubmitButton";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { TypographicCover } from "../../../../ui/cover/TypographicCover";
import { BookLayout } from "../layout/BookLayout";
import { NewBookCopies } from "../copies/NewBookCopies";
import { CoverPart } from "../files/CoverPart";
import { DigitalFilePart } from "../files/DigitalFilePart";
import { Keys, SaveBar } from "../../../../admin/form/SaveBar";
import { SectionLinks } from "../../../../admin/form/SectionLinks";
import { BookFields } from "../sections/BookFields";
import { goOnEnter } from "../../../../forms/goOnEnter";
import { type NewBookOptions, useNewBook } from "./useNewBook";

const DraftNotice = lazy(() => import("../../../../admin/form/DraftNotice").then((m) => m.DraftNotice), null);

const SECTIONS = [
  ["identitas", "Identitas"],
  ["eksemplar", "Eksemplar"],
  ["penerbitan", "Penerbitan"],
  ["klasifikasi", "Kategori dan lokasi"],
  ["deskripsi", "Deskripsi"],
  ["sampul", "Sampul"],
  ["berkas", "Berkas digital"],
] as const;

interface NewBookProps extends NewBookOptions {
  /** Some values were carried over from the previous book. */
  isFollowUp: boolean;
  onReset: () => void;
}

export function NewBook({ isFollowUp, onReset, ...options }: NewBookProps) {
  const newBook = useNewBook(options);
  const { form, state, advice, cover, digitalFile, formErrors, save, isSaving, unsaved, isRestored, discard } = newBook;
  useShortcut({ keys: "mod+s", label: "Simpan buku", run: () => void save("open") });
  useShortcut({ keys: "mod+enter", label: "Simpan dan tambah lagi", run: () => void save("another") });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save("open");
  };
  const reset = () => {
    discard();
    onReset();
  };
  const { title, authors } = state.values;
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => goOnEnter(event, "stays")}
      aria-label="Buku Baru"
    >
      <SessionAlert id="buku-baru-ditolak" formErrors={formErrors} />
      <div className="grid grid-cols-1 gap-5">
        {isRestored && <DraftNotice onDiscard={discard} />}
        {isFollowUp && !state.isDirty && (
          <p className="text-sm text-muted">
            Penerbit, seri, bahasa, kategori, lokasi, dan sumber buku sebelumnya dipakai lagi.{" "}
            <button type="button" onClick={reset} className="inline-link min-h-6 cursor-pointer">
              Kosongkan semua
            </button>
          </p>
        )}
        <BookLayout
          aside={
            <>
              <CoverPart
                choice={cover}
                hasCover={false}
                current={
                  <div className="cover">
                    <TypographicCover slug={title} title={title} author={authors.map(pickedAuthorName).join(", ")} />
                  </div>
                }
              />
              <DigitalFilePart state={state} choice={digitalFile} digitalFile={null} />
              <SectionLinks sections={SECTIONS} />
            </>
          }
        >
          <BookFields
            state={state}
            advice={advice}
            onLookUp={() => newBook.lookUp(state.form.getValues())}
            copies={<NewBookCopies state={state} />}
          />
        </BookLayout>
      </div>
      <SaveBar unsaved={unsaved} isBusy={isSaving}>
        <button
          type="button"
          aria-disabled={isSaving}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void save("another")}
          className={`${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
        >
          Simpan dan tambah lagi <Keys>Ctrl Enter</Keys>
        </button>
        <SubmitButton isBusy={isSaving} busyText="Menyimpan…" size="compact">
          Simpan <Keys>Ctrl S</Keys>
        </SubmitButton>
      </SaveBar>
    </form>
  );
}
