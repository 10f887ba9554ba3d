import { useId } from "react";
import { FormAlert } from "../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { ConfigureBookImportInput } from "../../gql/graphql";
import { ColumnMatching } from "../../importing/columns/ColumnMatching";
import { PreviewButton } from "../../importing/columns/PreviewButton";
import { useColumnsStep } from "../../importing/columns/useColumnsStep";
import { columnReasonLabels } from "../../importing/importLabels";
import { DiscardButton } from "../DiscardButton";
import { ImportChoices } from "../ImportChoices";
import { ReadingFields } from "../../importing/columns/ReadingFields";
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
      source {
        sheets
        sheet
        hiddenRows
        rowsAbove
      }
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
        look
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
  const { id, databaseId, reading } = readFragment(ColumnsStep_bookImport, ref);
  const { configureBookImport, isConfiguring } = useConfigureBookImport();
  const { previewBookImport, isStartingPreview } = usePreviewBookImport();
  const { error, configure, preview } = useColumnsStep({
    configure: (input: Omit<ConfigureBookImportInput, "id">) => configureBookImport({ id, ...input }),
    preview: () => previewBookImport(id),
    path: `/admin/books/imports/${databaseId}`,
  });
  const titleHint = useId();
  if (!reading) return <NoFile />;

  const isBusy = isConfiguring || isStartingPreview;
  const hasTitle = reading.columns.some(({ field }) => field === "TITLE");
  const [undecided] = reading.undecided;
  const missing =
    undecided !== undefined
      ? `${undecided}. Pilih dulu kolom yang benar.`
      : hasTitle
        ? null
        : "Pilih dulu kolom yang berisi judul buku.";

  return (
    <>
      <FormAlert id="salah-kolom">{error}</FormAlert>
      <ReadingFields reading={reading} isBusy={isBusy} onChange={configure} />
      <ImportChoices reading={reading} isBusy={isBusy} onChange={configure} />
      <ColumnMatching
        reading={reading}
        missing={hasTitle ? null : "Judul wajib ada. Pilih kolom yang berisi judul buku."}
        hintId={titleHint}
        reasonLabels={columnReasonLabels}
        isBusy={isBusy}
        onChoose={(columns) => configure({ columns })}
      />
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        <DiscardButton id={id} />
        <PreviewButton
          hintId={titleHint}
          isDisabled={isBusy || missing !== null}
          isStarting={isStartingPreview}
          onPress={() => void preview(missing)}
        />
      </div>
    </>
  );
}
