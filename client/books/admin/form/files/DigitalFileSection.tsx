import { ExternalLink, FileText, FileUp } from "lucide-react";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { FormSection } from "../../../../admin/form/FormSection";
import { FileButton } from "../../../../admin/files/FileButton";
import type { FileChoice } from "../../../../admin/files/useFileChoice";
import { CompactSelect } from "../../../../forms/fields/CompactField";
import type { DigitalFileAccess } from "../../../../gql/graphql";
import { bookLabels, digitalFileAccessNames } from "../../bookLabels";
import type { BookFormState } from "../useBookForm";
import { FileDropArea } from "./FileDropArea";
import { NOT_A_DOCUMENT } from "./useDigitalFileChoice";
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
  onRemove?: () => void;
  /** Who may read it is saved with the record. */
  state: BookFormState;
}

/** The book's digital file, a PDF or EPUB, saved with the book. */
export function DigitalFileSection({ choice, digitalFile, onRemove, state }: DigitalFileSectionProps) {
  const { file } = choice;
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
            {!digitalFile && "Belum ada. "}Seret PDF atau EPUB ke sini, atau pilih berkasnya.{" "}
            <UploadLimit kind="DOCUMENT" />
          </>
        }
        actions={
          <>
            <FileButton accept={ACCEPTED_TYPES} onChoose={(chosen) => void choice.choose(chosen)}>
              <FileUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {digitalFile ? "Ganti berkas" : "Pilih berkas"}
            </FileButton>
            {digitalFile && onRemove && (
              <button type="button" onClick={onRemove} className={buttonStyle("outlined", "compact")}>
                Hapus berkas
              </button>
            )}
          </>
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
