import { ExternalLink } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import type { Crumb } from "../../admin/Breadcrumb";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { useUndo } from "../../bin/useUndo";
import { failureText } from "../../forms/formTrouble";
import type { FormTrouble } from "../../forms/useFormTrouble";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { showMessage } from "../../layout/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { SessionAlert } from "../../forms/SessionAlert";
import { BookCover } from "../BookCover";
import { BookFormValues_book, valuesOf } from "./bookFormValues";
import { BookLayout } from "./BookLayout";
import { ConflictSheet } from "./conflict/ConflictSheet";
import { useSaveBook } from "./conflict/useSaveBook";
import { CopiesSection } from "./copies/CopiesSection";
import { DeleteBookButton } from "./DeleteBookButton";
import { DraftNotice } from "./DraftNotice";
import { CoverSection } from "./files/CoverSection";
import { DigitalFileSection } from "./files/DigitalFileSection";
import { takeFiles } from "./files/handedFiles";
import { useDeleteBookFile } from "./files/useBookFiles";
import { useCoverChoice } from "./files/useCoverChoice";
import { useDigitalFileChoice } from "./files/useDigitalFileChoice";
import { HistorySection } from "./history/HistorySection";
import { SaveBar } from "./SaveBar";
import { focusFirst, showRefusal } from "./saveTrouble";
import { SectionLinks } from "./SectionLinks";
import { BookFields } from "./sections/BookFields";
import { useBookAdvice } from "./useBookAdvice";
import { useBookForm } from "./useBookForm";
import { useFollowBook } from "./useFollowBook";
import { useUpdateBook } from "./useUpdateBook";

export const EditBook_book = graphql(`
  fragment EditBook_book on Book {
    id
    databaseId
    slug
    title
    imageUrl
    digitalFile
    copiesCount
    ...BookFormValues_book
    ...BookCover_book
    ...CopiesSection_book
  }
`);

const SECTIONS = [
  ["identitas", "Identitas"], ["penerbitan", "Penerbitan"], ["klasifikasi", "Klasifikasi dan Lokasi"], ["deskripsi", "Deskripsi"], ["sampul", "Sampul"],
  ["berkas", "Berkas Digital"], ["eksemplar", "Eksemplar"], ["riwayat", "Riwayat Perubahan"],
] as const;

interface EditBookProps {
  book: FragmentType<typeof EditBook_book>;
  crumbs: readonly Crumb[];
  onMoreCopies: (after: string) => Promise<unknown>;
}

/** A book of the catalogue: its record saved as a whole, its files and copies each at once. */
export function EditBook({ book: ref, crumbs, onMoreCopies }: EditBookProps) {
  const book = readFragment(EditBook_book, ref);
  const record = readFragment(BookFormValues_book, book);
  const { id, title } = book;
  const navigate = useNavigate();
  const { showDeleted } = useUndo();
  const cover = useCoverChoice();
  const digitalFile = useDigitalFileChoice();
  const state = useBookForm(`book:${book.databaseId}`, { values: valuesOf(record), updatedAt: record.updatedAt }, cover.file !== null || digitalFile.file !== null);
  useFollowBook(state, record);
  const advice = useBookAdvice(state.values, id);
  const saving = useSaveBook(id, state);
  const { updateBook } = useUpdateBook();
  const { deleteBookFile } = useDeleteBookFile();
  const [trouble, setTrouble] = useState<FormTrouble>({});
  const form = useRef<HTMLFormElement>(null);

  const sendCover = async (file: File, isNow = false) => {
    if (await (isNow ? cover.chooseAndSend(id, file) : cover.send(id, file))) showMessage("Sampul disimpan.", "success");
  };
  const sendFile = async (file: File) => {
    if (await digitalFile.chooseAndSend(id, file)) showMessage("Berkas digital disimpan.", "success");
  };
  const sendHanded = useRef(() => {
    const files = takeFiles(id);
    if (files?.cover) void sendCover(files.cover, true);
    if (files?.digitalFile) void sendFile(files.digitalFile);
  });
  useEffect(() => sendHanded.current(), []);

  const removeCover = async () => {
    const result = await updateBook({ id, isDeleteImage: true });
    if (result.data) showDeleted("Sampul dihapus.", result.data.binEntryIds);
    else cover.tell(failureText(result));
  };
  const removeFile = async () => {
    const result = await deleteBookFile(id);
    if (result.data) showDeleted("Berkas digital dihapus.", result.data.binEntryIds);
    else digitalFile.tell(failureText(result));
  };

  const save = async () => {
    if (saving.isSaving) return;
    setTrouble({});
    if (!(await state.form.trigger())) {
      focusFirst(form.current, Object.keys(state.form.formState.errors));
      return;
    }
    if (!state.isDirty) {
      showMessage("Tidak ada yang berubah.");
      return;
    }
    const outcome = await saving.save();
    if (outcome === "saved") showMessage("Perubahan disimpan.", "success");
    else if (outcome !== "compared") setTrouble(showRefusal(outcome, state.form, form.current));
  };
  useShortcut({ keys: "mod+s", label: "Simpan perubahan", run: () => void save() });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };

  return (
    <AdminPage
      title={title}
      crumbs={crumbs}
      actions={
        <>
          <DeleteBookButton
            id={id}
            title={title}
            copiesCount={book.copiesCount}
            hasFile={Boolean(book.digitalFile)}
            onDeleted={() => {
              state.letGo();
              void navigate("/admin/books");
            }}
          />
          <Link to={`/books/${book.slug}`} className={buttonStyle("outlined", "desk")}>
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Lihat di katalog
          </Link>
        </>
      }
    >
      <SessionAlert id="buku-ditolak" trouble={trouble} />
      <BookLayout
        aside={
          <>
            <CoverSection
              choice={cover}
              hasCover={Boolean(book.imageUrl)}
              current={<BookCover book={book} sizes="9rem" isEager />}
              onSave={() => cover.file && void sendCover(cover.file)}
              onRemove={() => void removeCover()}
            />
            <DigitalFileSection choice={digitalFile} digitalFile={book.digitalFile ?? null} onSend={(file) => void sendFile(file)} onRemove={() => void removeFile()} />
            <SectionLinks sections={SECTIONS} />
          </>
        }
        below={
          <>
            <CopiesSection book={book} onMore={onMoreCopies} />
            <HistorySection bookId={id} changedAt={record.updatedAt} />
          </>
        }
      >
        <form ref={form} id="buku" method="dialog" noValidate onSubmit={send} aria-label="Data buku" className="grid grid-cols-1 gap-5">
          {state.isRestored && <DraftNotice onDiscard={state.discard} />}
          <BookFields state={state} advice={advice} />
        </form>
      </BookLayout>
      <SaveBar state={saving.isSaving ? "Menyimpan…" : state.isDirty ? `${state.changed.length} isian belum disimpan` : "Semua tersimpan"}>
        {state.isDirty && (
          <button type="button" onClick={state.discard} className={buttonStyle("quiet", "desk")}>
            Buang perubahan
          </button>
        )}
        <button type="submit" form="buku" aria-disabled={saving.isSaving} className={`${buttonStyle("filled", "desk")} aria-disabled:cursor-default aria-disabled:opacity-70`}>
          {saving.isSaving ? "Menyimpan…" : "Simpan"}
        </button>
      </SaveBar>
      <ConflictSheet comparison={saving.comparison} onClose={saving.closeComparison} onMerge={saving.merge} onTakeTheirs={saving.takeTheirs} />
    </AdminPage>
  );
}
