import type { SubmitEvent } from "react";
import { useShortcut } from "../../../../admin/shortcuts/useShortcut";
import { pickedAuthorName } from "../../../../authorities/picker/pickedAuthor";
import { SessionAlert } from "../../../../forms/errors/SessionAlert";
import { SubmitButton } from "../../../../forms/SubmitButton";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { coverTone } from "../../../../ui/cover/coverTone";
import { TypographicCover } from "../../../../ui/cover/TypographicCover";
import type { BookFormValues } from "../values/bookFormValues";
import { BookLayout } from "../layout/BookLayout";
import { NewBookCopies } from "../copies/NewBookCopies";
import { DraftNotice } from "../layout/DraftNotice";
import { CoverSection } from "../files/CoverSection";
import { DigitalFileSection } from "../files/DigitalFileSection";
import { SaveBar } from "../layout/SaveBar";
import { SectionLinks } from "../layout/SectionLinks";
import { BookFields } from "../sections/BookFields";
import { useBookAdvice } from "../advice/useBookAdvice";
import { useNewBook } from "./useNewBook";

const SECTIONS = [
  ["identitas", "Identitas"],
  ["penerbitan", "Penerbitan"],
  ["klasifikasi", "Klasifikasi dan Lokasi"],
  ["deskripsi", "Deskripsi"],
  ["eksemplar", "Eksemplar"],
  ["sampul", "Sampul"],
  ["berkas", "Berkas Digital"],
] as const;

interface NewBookProps {
  initialValues: BookFormValues;
  /** Some values were carried over from the previous book. */
  isFollowUp: boolean;
  onNext: (saved: BookFormValues) => void;
  onReset: () => void;
}

export function NewBook({ initialValues, isFollowUp, onNext, onReset }: NewBookProps) {
  const { form, state, cover, digitalFile, formErrors, create, isCreating, isSending, isRestored, discard } =
    useNewBook({
      initialValues,
      isFollowUp,
      onNext,
    });
  const advice = useBookAdvice(state.values, null);
  useShortcut({ keys: "mod+s", label: "Simpan buku", run: () => void create(false) });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void create(false);
  };
  const reset = () => {
    discard();
    onReset();
  };
  const { title, authors } = state.values;
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-label="Buku Baru">
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
              <CoverSection
                choice={cover}
                hasCover={false}
                onSave={null}
                current={
                  <div className="cover">
                    <TypographicCover
                      title={title}
                      author={authors.map(pickedAuthorName).join(", ")}
                      tone={coverTone(title)}
                    />
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
        <button
          type="button"
          aria-disabled={isCreating || isSending}
          onClick={() => void create(true)}
          className={`${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
        >
          Simpan dan tambah lagi
        </button>
        <SubmitButton isBusy={isCreating || isSending} busyText="Menyimpan…" size="compact">
          Simpan
        </SubmitButton>
      </SaveBar>
    </form>
  );
}
