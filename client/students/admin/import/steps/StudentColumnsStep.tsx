import { useId } from "react";
import { FormAlert } from "../../../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import type { ConfigureStudentImportInput } from "../../../../gql/graphql";
import { ColumnMatching } from "../../../../importing/columns/ColumnMatching";
import { PreviewButton } from "../../../../importing/columns/PreviewButton";
import { DiscardFile } from "../../../../importing/DiscardFile";
import { ReadingFields } from "../../../../importing/columns/ReadingFields";
import { useColumnsStep } from "../../../../importing/columns/useColumnsStep";
import { reasonLabels } from "../studentImportLabels";
import { useStudentImportCommands } from "../useStudentImportCommands";

export const StudentColumnsStep_studentImport = graphql(`
  fragment StudentColumnsStep_studentImport on StudentImport {
    id
    databaseId
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
      isSlims
      updateExisting
      tidiesNames
      zeroIsFemale
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

/** How the file is read, as detected and editable, and what each column means. */
export function StudentColumnsStep({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof StudentColumnsStep_studentImport>;
}) {
  const { id, databaseId, reading } = readFragment(StudentColumnsStep_studentImport, ref);
  const commands = useStudentImportCommands();
  const { configureStudentImport, previewStudentImport, isPreviewing } = commands;
  const { error, configure, preview } = useColumnsStep({
    configure: (input: Omit<ConfigureStudentImportInput, "id">) => configureStudentImport({ id, ...input }),
    preview: () => previewStudentImport({ id }),
    path: `/admin/students/imports/${databaseId}`,
  });
  const hint = useId();

  const isBusy = commands.isConfiguring || isPreviewing;
  const chosen = reading.columns.map(({ field }) => field);
  const missingNames = reading.fields
    .filter(({ field, isRequired }) => isRequired && !chosen.includes(field))
    .map(({ label }) => label)
    .join(" dan ");
  const [undecided] = reading.undecided;
  const missing =
    undecided !== undefined
      ? `${undecided}. Pilih dulu kolom yang benar.`
      : missingNames === ""
        ? null
        : `Pilih dulu kolom yang berisi ${missingNames}.`;
  const genders = reading.columns.find(({ field }) => field === "GENDER")?.samples ?? [];
  const hasCodedGenders = genders.some((gender) => gender === "0" || gender === "1");
  const switches = [
    { name: "tidiesNames", label: "Rapikan nama yang seluruhnya huruf kapital", isOn: reading.tidiesNames },
    ...(reading.isSlims || hasCodedGenders
      ? [
          {
            name: "zeroIsFemale",
            label: reading.isSlims
              ? "Jenis kelamin 0 berarti perempuan (di SLiMS, 0 juga berarti kosong)"
              : "Jenis kelamin 1 laki-laki, 0 perempuan",
            isOn: reading.zeroIsFemale,
          },
        ]
      : []),
  ];

  return (
    <>
      <FormAlert id="salah-kolom">{error}</FormAlert>
      <ReadingFields reading={reading} isBusy={isBusy} onChange={configure} />
      <fieldset disabled={isBusy} className="mt-4 grid gap-2 rounded-2xl border border-line bg-card px-5 py-3">
        <legend className="sr-only">Pilihan untuk seluruh berkas</legend>
        {switches.map(({ name, label, isOn }) => (
          <label key={name} className="flex min-h-10 cursor-pointer items-center gap-3 text-sm font-medium">
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => configure({ [name]: target.checked })}
              className="checkbox"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <ColumnMatching
        reading={reading}
        missing={missingNames === "" ? null : `${missingNames} wajib ada. Pilih kolomnya.`}
        hintId={hint}
        reasonLabels={reasonLabels}
        isBusy={isBusy}
        onChoose={(columns) => configure({ columns })}
      />
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        <DiscardFile
          discard={() => commands.discardStudentImport(id)}
          isBusy={commands.isBusy}
          path="/admin/students/import"
        >
          Data anggota tidak berubah. Berkas yang sama dapat diunggah lagi kapan saja.
        </DiscardFile>
        <PreviewButton
          {...(isPreviewing ? { label: "Memeriksa…" } : {})}
          hintId={hint}
          isDisabled={isBusy || missing !== null}
          isStarting={isPreviewing}
          onPress={() => void preview(missing)}
        />
      </div>
    </>
  );
}
