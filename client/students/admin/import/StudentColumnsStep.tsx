import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatNumber } from "../../../format/formatNumber";
import { FormAlert } from "../../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { ConfigureStudentImportInput, StudentImportField } from "../../../gql/graphql";
import { ColumnTable } from "../../../importing/ColumnTable";
import { DiscardFile } from "../../../importing/DiscardFile";
import { failureMessage } from "../../../importing/failureMessage";
import { ReadingFields } from "../../../importing/ReadingFields";
import { buttonStyle } from "../../../ui/buttonStyle";
import { reasonLabels } from "./studentImportLabels";
import { useStudentImportCommands } from "./useStudentImportCommands";

export const StudentColumnsStep_studentImport = graphql(`
  fragment StudentColumnsStep_studentImport on StudentImport {
    id
    databaseId
    reading {
      encoding
      separator
      hasHeader
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
  const [error, setError] = useState<string | null>(null);
  const configuring = useRef<ReturnType<typeof configureStudentImport>>(undefined);
  const navigate = useNavigate();
  const hint = useId();

  const isBusy = commands.isConfiguring || isPreviewing;
  const fields = reading.columns.map(({ field }) => field);
  const missing = reading.fields.filter(({ field, isRequired }) => isRequired && !fields.includes(field));
  const missingNames = missing.map(({ label }) => label).join(" dan ");
  const used = fields.filter((field) => field !== null).length;

  const configure = (input: Omit<ConfigureStudentImportInput, "id">) => {
    setError(null);
    const change = configureStudentImport({ id, ...input });
    configuring.current = change;
    void change.then((result) => {
      setError(failureMessage(result));
      if (configuring.current === change) configuring.current = undefined;
    });
  };
  /** A field maps to one column only: choosing it here removes it from the other. */
  const choose = (index: number, chosen: StudentImportField | null) =>
    configure({ columns: fields.map((field, other) => (other === index ? chosen : field === chosen ? null : field)) });
  const preview = async () => {
    if (isPreviewing) return;
    const [undecided] = reading.undecided;
    if (configuring.current) {
      // Pressing the button took the focus from a field, whose change is sent first; then the server knows better.
      if ((await configuring.current).data === null) return;
    } else if (undecided !== undefined) {
      return setError(`${undecided}. Pilih dulu kolom yang benar.`);
    } else if (missing.length > 0) {
      return setError(`Pilih dulu kolom yang berisi ${missingNames}.`);
    }
    const result = await previewStudentImport({ id });
    setError(failureMessage(result));
    if (result.data) await navigate(`/admin/students/imports/${databaseId}`, { replace: true });
  };
  const switches = [
    { name: "tidiesNames", label: "Rapikan nama yang seluruhnya huruf kapital", isOn: reading.tidiesNames },
    ...(reading.isSlims
      ? [
          {
            name: "zeroIsFemale",
            label: "Jenis kelamin 0 berarti perempuan (SLiMS juga menulis 0 bila kosong)",
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
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-xl font-semibold">Pencocokan kolom</h2>
        <p id={hint} className={`text-sm ${missing.length === 0 ? "text-muted" : "font-medium text-bata"}`}>
          {missing.length === 0
            ? `${formatNumber(used)} dari ${formatNumber(fields.length)} kolom dipakai`
            : `${missingNames} wajib ada: pilih kolomnya.`}
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
        <DiscardFile
          discard={() => commands.discardStudentImport(id)}
          isBusy={commands.isBusy}
          path="/admin/students/import"
        >
          Data siswa tidak berubah. Berkas yang sama dapat diunggah lagi kapan saja.
        </DiscardFile>
        <button
          type="button"
          aria-disabled={isBusy || missing.length > 0 || reading.undecided.length > 0}
          aria-describedby={hint}
          onClick={() => void preview()}
          className={`${buttonStyle("filled", "compact")} aria-disabled:cursor-default aria-disabled:opacity-70`}
        >
          {isPreviewing ? "Memeriksa…" : "Lihat pratinjau"}
        </button>
      </div>
    </>
  );
}
