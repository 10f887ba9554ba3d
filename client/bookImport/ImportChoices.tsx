import { Field } from "../forms/fields/Field";
import type { ConfigureBookImportInput } from "../gql/graphql";

interface ImportChoicesProps {
  reading: { proposesCallNumbers: boolean; correctsTexts: boolean; category: string | null; location: string | null };
  isBusy: boolean;
  onChange: (input: Omit<ConfigureBookImportInput, "id">) => void;
}

/** What holds for every row of the file. */
export function ImportChoices({ reading, isBusy, onChange }: ImportChoicesProps) {
  const names = [
    { name: "category", label: "Kategori untuk semua baris (opsional)", value: reading.category },
    { name: "location", label: "Lokasi untuk semua baris (opsional)", value: reading.location },
  ] as const;
  const switches = [
    { name: "proposesCallNumbers", label: "Usulkan No. Panggil jika kosong", isOn: reading.proposesCallNumbers },
    { name: "correctsTexts", label: "Perbaiki teks yang rusak (rn, &amp;, Ã©)", isOn: reading.correctsTexts },
  ] as const;
  return (
    <fieldset
      disabled={isBusy}
      className="mt-4 grid items-end gap-4 rounded-2xl border border-line bg-card p-5 sm:grid-cols-2"
    >
      <legend className="sr-only">Pilihan untuk seluruh impor</legend>
      {names.map(({ name, label, value }) => (
        <Field key={name} label={label} hint="Hanya dipakai untuk baris yang tidak menyebutkannya." controlProps={{}}>
          {(control) => (
            <input
              {...control}
              key={value ?? ""}
              defaultValue={value ?? ""}
              maxLength={255}
              onBlur={({ target }) => {
                if (target.value.trim() !== (value ?? "")) onChange({ [name]: target.value });
              }}
              className="field h-10 px-3.5 sm:text-sm"
            />
          )}
        </Field>
      ))}
      {switches.map(({ name, label, isOn }) => (
        <label key={name} className="flex min-h-10 cursor-pointer items-center gap-3 text-sm font-medium">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => onChange({ [name]: target.checked })}
            className="checkbox"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
