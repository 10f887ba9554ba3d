import { ExternalLink, FileText, FileUp } from "lucide-react";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { FormSection } from "../../../../admin/form/FormSection";
import { FileButton } from "../../../../admin/files/FileButton";
import type { FileChoice } from "../../../../admin/files/useFileChoice";
import { CompactSelect } from "../../../../forms/fields/CompactField";
import { formatFileSize } from "../../../../format/formatFileSize";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import type { DigitalFileAccess } from "../../../../gql/graphql";
import { bookLabels, digitalFileAccessNames } from "../../bookLabels";
import type { BookFormState } from "../useBookForm";
import { FileDropArea } from "./FileDropArea";
import { ACCEPTED_TYPES, NOT_A_DOCUMENT } from "./acceptedFiles";
import { BookFileList, BookFileList_book } from "./list/BookFileList";
import { UploadLimit } from "../../../../settings/uploads/UploadLimit";

function accessOf(value: string): DigitalFileAccess {
  return value === "MEMBERS" ? "MEMBERS" : "PUBLIC";
}

interface DigitalFileSectionProps {
  choice: FileChoice;
  /** The saved book: what it has besides, and further files and links. */
  book?: FragmentType<typeof BookFileList_book>;
  /** URL of the saved file. */
  digitalFile: string | null;
  onRemove?: () => void;
  /** Who may read it is saved with the record. */
  state: BookFormState;
}

/**
 * The book's digital file, saved with the book. Where it has several, or a link, they are a list in which each is
 * changed by itself.
 */
export function DigitalFileSection({ choice, book, digitalFile, onRemove, state }: DigitalFileSectionProps) {
  const { file } = choice;
  const saved = readFragment(BookFileList_book, book ?? null)?.files.length ?? 0;
  const isList = file === null && saved > (digitalFile ? 1 : 0);
  if (book && isList) {
    return (
      <FormSection id="berkas" title="Berkas digital">
        <BookFileList book={book} showsRows />
      </FormSection>
    );
  }
  return (
    <FormSection id="berkas" title="Berkas digital">
      <FileDropArea
        choice={choice}
        // Whether it is one is judged where it is chosen.
        accept={(dropped) => dropped.files[0] ?? null}
        refusal={NOT_A_DOCUMENT}
        label="berkas digital"
        shown={file ? <ChosenFile file={file} /> : digitalFile && <SavedFile address={digitalFile} />}
        hint={
          <>
            {!digitalFile && "Belum ada. "}Seret PDF, EPUB, atau audio ke sini, atau pilih berkasnya.{" "}
            <UploadLimit kind="DOCUMENT" />
          </>
        }
        actions={
          <FileActions
            isSaved={digitalFile !== null}
            onChoose={(chosen) => void choice.choose(chosen)}
            onRemove={onRemove}
          />
        }
      />
      <div className="mt-4">
        <CompactSelect
          name="digitalFileAccess"
          label={bookLabels.digitalFileAccess}
          value={state.values.digitalFileAccess}
          onChange={({ target }) => state.form.setValue("digitalFileAccess", accessOf(target.value))}
          error={state.form.errors.digitalFileAccess}
        >
          {Object.entries(digitalFileAccessNames).map(([access, name]) => (
            <option key={access} value={access}>
              {name}
            </option>
          ))}
        </CompactSelect>
      </div>
      {book && file === null && <BookFileList book={book} showsRows={false} />}
    </FormSection>
  );
}

function ChosenFile({ file }: { file: File }) {
  return (
    <p className="flex items-center gap-2 text-sm wrap-anywhere">
      <FileText aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
      {file.name} <span className="shrink-0 text-muted tabular-nums">{formatFileSize(file.size)}</span>
    </p>
  );
}

function SavedFile({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="inline-link flex min-h-6 w-fit items-center gap-2 text-sm wrap-anywhere"
    >
      <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {decodeURIComponent(address.split("/").at(-1) ?? "")}
      <span className="sr-only">(buka di tab baru)</span>
    </a>
  );
}

interface FileActionsProps {
  /** Whether there is a file already. */
  isSaved: boolean;
  onChoose: (file: File) => void;
  onRemove: (() => void) | undefined;
}

function FileActions({ isSaved, onChoose, onRemove }: FileActionsProps) {
  return (
    <>
      <FileButton accept={ACCEPTED_TYPES} onChoose={onChoose}>
        <FileUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {isSaved ? "Ganti berkas" : "Pilih berkas"}
      </FileButton>
      {isSaved && onRemove && (
        <button type="button" onClick={onRemove} className={buttonStyle("outlined", "compact")}>
          Hapus berkas
        </button>
      )}
    </>
  );
}
