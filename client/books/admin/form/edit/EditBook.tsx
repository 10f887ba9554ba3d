import { ExternalLink } from "lucide-react";
import { type SubmitEvent, useRef, useState, useEffect, useEffectEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AdminPage } from "../../../../admin/AdminPage";
import type { Crumb } from "../../../../admin/Breadcrumb";
import { useShortcut } from "../../../../admin/shortcuts/useShortcut";
import { SessionAlert } from "../../../../forms/errors/SessionAlert";
import type { FormErrors } from "../../../../forms/errors/useFormErrors";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { lazy } from "../../../../page/lazy/lazy";
import { showMessage } from "../../../../page/messages/flashMessage";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Skeleton } from "../../../../ui/Skeleton";
import type { BookFormValues_BookFragment } from "../../../../gql/graphql";
import { BookCover } from "../../../BookCover";
import { BookFormValues_book, toFormValues, differingFields } from "../values/bookFormValues";
import { BookLayout } from "../layout/BookLayout";
import { useSaveBook } from "../conflict/useSaveBook";
import { DeleteBookButton } from "./DeleteBookButton";
import { CoverPart } from "../files/CoverPart";
import { DigitalFilePart } from "../files/DigitalFilePart";
import { useExistingBookFiles } from "../files/useExistingBookFiles";
import { HistorySection } from "../history/HistorySection";
import { EditBar } from "../../../../admin/form/EditBar";
import { focusFirstField, showSaveErrors } from "../saveErrors";
import { SectionTabs } from "../../../../admin/form/SectionTabs";
import { commitTyping, goOnEnter } from "../../../../forms/goOnEnter";
import { useSaveOnLeave } from "../../../../forms/useSaveOnLeave";
import { BookFields } from "../sections/BookFields";
import { bookLabels, HIDDEN_TEXT } from "../../bookLabels";
import { useBookAdvice } from "../advice/useBookAdvice";
import { useBookForm, type BookFormState } from "../useBookForm";

const DraftNotice = lazy(() => import("../../../../admin/form/DraftNotice").then((m) => m.DraftNotice), null);
const ConflictSheet = lazy(() => import("../conflict/ConflictSheet").then((m) => m.ConflictSheet), null);
const CopiesSection = lazy(
  () => import("../copies/CopiesSection").then((m) => m.CopiesSection),
  <Skeleton className="h-96 rounded-2xl" />,
);

const EditBook_book = graphql(`
  fragment EditBook_book on Book {
    id
    databaseId
    slug
    title
    imageUrl
    digitalFile
    copies(first: $copies, after: $copiesAfter) {
      totalCount
      ...CopiesSection_copyConnection
    }
    ...BookFormValues_book
    ...BookFileList_book
    ...BookCover_book
  }
`);

interface EditBookProps {
  book: FragmentType<typeof EditBook_book>;
  crumbs: readonly Crumb[];
  onMoreCopies: (after: string) => Promise<unknown>;
  onDeleted: () => void;
}

/** Edits an existing book: its record is saved as a whole, its files and copies immediately. */
export function EditBook({ book: ref, crumbs, onMoreCopies, onDeleted }: EditBookProps) {
  const book = readFragment(EditBook_book, ref);
  const record = readFragment(BookFormValues_book, book);
  const { id, title } = book;
  const navigate = useNavigate();
  const draftKey = `book:${book.databaseId}`;
  const files = useExistingBookFiles(id, draftKey);
  const { cover, digitalFile } = files;
  const state = useBookForm(
    draftKey,
    { values: toFormValues(record), updatedAt: record.updatedAt },
    cover.file !== null || digitalFile.file !== null,
  );
  useSyncBookForm(state, record);
  const { advice, lookUp } = useBookAdvice(state.values, id);
  const saveState = useSaveBook(id, state);
  const isSaving = saveState.isSaving || cover.isSending;
  const unsaved = [
    ...state.changed.map((field) => bookLabels[field]),
    ...(cover.file ? ["Sampul"] : []),
    ...(digitalFile.file ? ["Berkas digital"] : []),
  ];
  const discard = () => {
    state.discard();
    files.discard();
  };
  const [formErrors, setFormErrors] = useState<FormErrors>({});
  const form = useRef<HTMLFormElement>(null);

  const save = async () => {
    if (isSaving) return;
    setFormErrors({});
    commitTyping(form.current);
    const wrong = state.form.validate();
    if (wrong.length > 0) {
      focusFirstField(form.current, wrong);
      return;
    }
    const hasChanges = state.hasChanges();
    if (!hasChanges && unsaved.length === 0) {
      showMessage("Tidak ada yang berubah.");
      return;
    }
    const outcome = hasChanges ? await saveState.save() : "saved";
    if (outcome === "conflict") return;
    if (outcome !== "saved") setFormErrors(showSaveErrors(outcome, state.form, form.current));
    else if (await files.saveChosen()) showMessage("Perubahan disimpan.", "success");
  };
  useShortcut({ keys: "mod+s", label: "Simpan perubahan", run: () => void save() });
  useSaveOnLeave(unsaved.length > 0 ? save : null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };

  const copiesTab = { id: "eksemplar", label: "Eksemplar", count: book.copies.totalCount };
  return (
    <AdminPage
      title={title}
      count={record.isHidden ? `${HIDDEN_TEXT} dari katalog` : undefined}
      crumbs={crumbs}
      actions={
        <>
          <DeleteBookButton
            id={id}
            title={title}
            copiesCount={book.copies.totalCount}
            hasFile={Boolean(book.digitalFile)}
            onDeleted={() => {
              state.allowLeave();
              onDeleted();
              void navigate("/admin/books");
            }}
          />
          <Link to={`/books/${book.slug}`} className={buttonStyle("outlined", "compact")}>
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Lihat di katalog
          </Link>
        </>
      }
    >
      <SectionTabs
        sections={[
          { id: "identitas", label: "Data" },
          { id: "sampul", label: "Sampul dan berkas" },
          copiesTab,
          { id: "riwayat", label: "Riwayat" },
        ]}
        nearest={copiesTab}
      />
      <SessionAlert id="buku-ditolak" formErrors={formErrors} />
      <BookLayout
        aside={
          <>
            <CoverPart
              choice={cover}
              hasCover={Boolean(book.imageUrl)}
              current={<BookCover book={book} sizes="9rem" isEager />}
              onRemove={() => void files.removeCover()}
            />
            <DigitalFilePart
              state={state}
              book={book}
              choice={digitalFile}
              digitalFile={book.digitalFile ?? null}
              onRemove={() => void files.removeFile()}
            />
          </>
        }
        below={
          <>
            <CopiesSection bookId={id} copies={book.copies} onMore={onMoreCopies} />
            <HistorySection bookId={id} changedAt={record.updatedAt} />
          </>
        }
      >
        <form
          ref={form}
          id="buku"
          method="dialog"
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => goOnEnter(event, "stays")}
          aria-label="Data buku"
          className="grid grid-cols-1 gap-5"
        >
          {(state.isRestored || cover.isRestored || digitalFile.isRestored) && <DraftNotice onDiscard={discard} />}
          <BookFields state={state} advice={advice} onLookUp={() => lookUp(state.form.getValues())} />
        </form>
      </BookLayout>
      <EditBar form="buku" unsaved={unsaved} isBusy={isSaving} onDiscard={discard} />
      <ConflictSheet
        comparison={saveState.comparison}
        onClose={saveState.closeComparison}
        onMerge={saveState.merge}
        onTakeTheirs={saveState.takeTheirs}
      />
    </AdminPage>
  );
}

/**
 * Follows changes of the book in the cache, made by an upload here or saved by somebody else. An unchanged form takes
 * over the new values. In a changed form only the base is replaced, and only if no field differs from the old base.
 */
function useSyncBookForm({ base, isDirty, values, rebase }: BookFormState, record: BookFormValues_BookFragment): void {
  const sync = useEffectEvent((state: BookFormValues_BookFragment) => {
    if (state.updatedAt === base.updatedAt) return;
    const now = { values: toFormValues(state), updatedAt: state.updatedAt };
    if (!isDirty) rebase(now, now.values);
    else if (differingFields(base.values, now.values).length === 0) rebase(now, values);
  });
  useEffect(() => sync(record), [record]);
}
