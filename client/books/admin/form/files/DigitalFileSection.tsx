import { ExternalLink, FileText, FileUp } from "lucide-react";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { FormSection } from "../../../../admin/form/FormSection";
import { FileButton } from "../../../../admin/files/FileButton";
import { UploadStatus } from "../../../../admin/files/UploadStatus";
import type { FileChoice } from "../../../../admin/files/useFileChoice";
import { CompactSelect } from "../../../../forms/fields/CompactField";
import type { DigitalFileAccess } from "../../../../gql/graphql";
import { bookLabels, digitalFileAccessNames } from "../../bookLabels";
import type { BookFormState } from "../useBookForm";
import { UploadLimit } from "../../../../settings/uploads/UploadLimit";

const sizes = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 1 });

const MEGABYTE = 1_000_000;

/** `2,3 MB`, `640 KB`, in the megabytes of the limit. */
function formatFileSize(bytes: number): string {
  return bytes < MEGABYTE
    ? `${sizes.format(Math.max(1, Math.round(bytes / 1_000)))} KB`
    : `${sizes.format(bytes / MEGABYTE)} MB`;
}

function accessOf(value: string): DigitalFileAccess {
  return value === "MEMBERS" ? "MEMBERS" : "PUBLIC";
}

const ACCEPTED_TYPES = ".pdf,.epub,application/pdf,application/epub+zip";

interface DigitalFileSectionProps {
  choice: FileChoice;
  /** URL of the saved file. */
  digitalFile: string | null;
  /** Null for a new book: the file is then uploaded when the book is created. */
  onSend: ((file: File) => void) | null;
  onRemove?: () => void;
  /** Who may read it is saved with the record. */
  state: BookFormState;
}

/** The book's digital file, a PDF or EPUB. */
export function DigitalFileSection({ choice, digitalFile, onSend, onRemove, state }: DigitalFileSectionProps) {
  const { file, isSending } = choice;
  const isFailed = file !== null && onSend !== null && !isSending;
  return (
    <FormSection id="berkas" title="Berkas Digital">
      {file && (
        <p className="flex items-center gap-2 text-sm wrap-anywhere">
          <FileText aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
          {file.name} <span className="shrink-0 text-muted tabular-nums">{formatFileSize(file.size)}</span>
        </p>
      )}
      {!file && digitalFile && (
        <a
          href={digitalFile}
          target="_blank"
          rel="noopener"
          className="inline-link flex min-h-6 w-fit items-center gap-2 text-sm wrap-anywhere"
        >
          <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {decodeURIComponent(digitalFile.split("/").at(-1) ?? "")}
          <span className="sr-only">(tab baru)</span>
        </a>
      )}
      {!file && (
        <p className="mt-1 text-sm text-muted">
          {digitalFile ? "" : "Belum ada. "}PDF atau EPUB. <UploadLimit kind="DOCUMENT" />
        </p>
      )}
      {file && onSend === null && <p className="mt-1 text-sm text-muted">Disimpan bersama bukunya.</p>}
      {!isSending && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isFailed && (
            <button type="button" onClick={() => onSend(file)} className={buttonStyle("outlined", "compact")}>
              Coba lagi
            </button>
          )}
          {file && (
            <button type="button" onClick={choice.clear} className={buttonStyle("outlined", "compact")}>
              {isFailed ? "Batal" : "Keluarkan"}
            </button>
          )}
          {!file && (
            <FileButton
              accept={ACCEPTED_TYPES}
              onChoose={(chosen) => (onSend ? onSend(chosen) : void choice.choose(chosen))}
            >
              <FileUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {digitalFile ? "Ganti berkas" : "Unggah berkas"}
            </FileButton>
          )}
          {!file && digitalFile && onRemove && (
            <button type="button" onClick={onRemove} className={buttonStyle("outlined", "compact")}>
              Hapus berkas
            </button>
          )}
        </div>
      )}
      <UploadStatus choice={choice} label="berkas digital" />
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
    </FormSection>
  );
}
