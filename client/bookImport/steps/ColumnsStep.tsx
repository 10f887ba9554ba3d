import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatNumber } from "../../format/formatNumber";
import { FormAlert } from "../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { BookImportField, ConfigureBookImportInput } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { ColumnTable } from "../../importing/ColumnTable";
import { reasonLabels } from "../importLabels";
import { failureMessage } from "../../importing/failureMessage";
import { DiscardButton } from "../DiscardButton";
import { ImportChoices } from "../ImportChoices";
import { ReadingFields } from "../../importing/ReadingFields";
import { useConfigureBookImport, usePreviewBookImport } from "../useImportCommands";
import { NoFile } from "./NoFile";

export const ColumnsStep_bookImport = graphql(`
  fragment ColumnsStep_bookImport on BookImport {
    id
    databaseId
    fileName
    reading {
      encoding
      separator
      hasHeader
      proposesCallNumbers
      correctsTexts
      category
      location
      bytes
      undecided
      columns {
        header
        field
        reason
        samples
      }
      fields {
        field
        label
        isRequired
      }
    }
  }
`);

/** Settings for reading the file, as detected and editable, and the mapping of each column. */
export function ColumnsStep({ bookImport: ref }: { bookImport: FragmentType<typeof ColumnsStep_bookImport> }) {
  const bookImport = readFragment(ColumnsStep_bookImport, ref);
  const { configureBookImport, isConfiguring } = useConfigureBookImport();
  const { previewBookImport, isStartingPreview } = usePreviewBookImport();
  const [error, setError] = useState<string | null>(null);
  const configuring = useRef<ReturnType<typeof configureBookImport>>(undefined);
  const navigate = useNavigate();
  const titleHint = useId();
  const { id, databaseId, reading } = bookImport;
  if (!reading) return <NoFile />;

  const isBusy = isConfiguring || isStartingPreview;
  const fields = reading.columns.map(({ field }) => field);
  const hasTitle = fields.includes("TITLE");
  const isDecided = hasTitle && reading.undecided.length === 0;
  const used = fields.filter((field) => field !== null).length;

  const configure = (input: Omit<ConfigureBookImportInput, "id">) => {
    setError(null);
    const change = configureBookImport({ id, ...input });
    configuring.current = change;
    void change.then((result) => {
      setError(failureMessage(result));
      if (configuring.current === change) configuring.current = undefined;
    });
  };
  /** A field maps to one column only: choosing it here removes it from the other. */
  const choose = (index: number, chosen: BookImportField | null) =>
    configure({ columns: fields.map((field, other) => (other === index ? chosen : field === chosen ? null : field)) });
  const preview = async () => {
    if (isStartingPreview) return;
    const [undecided] = reading.undecided;
    if (configuring.current) {
      // Pressing the button took the focus from a field, whose change is sent first; then the server knows better.
      if ((await configuring.current).data === null) return;
    } else if (undecided !== undefined) {
      setError(`${undecided}. Pilih dulu kolom yang benar.`);
      return;
    } else if (!hasTitle) {
      setError("Pilih dulu kolom yang berisi judul buku.");
      return;
    }
    const result = await previewBookImport(id);
    setError(failureMessage(result));
    if (result.data) await navigate(`/admin/books/imports/${databaseId}`, { replace: true });
  };

  return (
    <>
      <FormAlert id="salah-kolom">{error}</FormAlert>
      <ReadingFields reading={reading} isBusy={isBusy} onChange={configure} />
      <ImportChoices reading={reading} isBusy={isBusy} onChange={configure} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-xl font-semibold">Pencocokan kolom</h2>
        <p id={titleHint} className={`text-sm ${hasTitle ? "text-muted" : "font-medium text-bata"}`}>
          {hasTitle
            ? `${formatNumber(used)} dari ${formatNumber(fields.length)} kolom dipakai`
            : "Judul wajib ada: pilih kolom yang berisi judul buku."}
        </p>
      </div>
      {reading.undecided.length > 0 && (
        <ul className="mt-3 grid gap-1 rounded-xl bg-bata-soft px-4 py-3 text-sm font-medium text-bata">
          {reading.undecided.map((columns) => (
            <li key={columns}>{columns}. Pilih kolom yang benar; yang lain tidak dipakai.</li>
          ))}
        </ul>
      )}
      <ColumnTable
        columns={reading.columns}
        fields={reading.fields}
        reasonLabels={reasonLabels}
        isBusy={isBusy}
        onChoose={choose}
      />
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        <DiscardButton id={id} />
        <button
          type="button"
          aria-disabled={isBusy || !isDecided}
          aria-describedby={titleHint}
          onClick={() => void preview()}
          className={`${buttonStyle("filled", "compact")} aria-disabled:cursor-default aria-disabled:opacity-70`}
        >
          Lihat pratinjau
        </button>
      </div>
    </>
  );
}
