import { Controller } from "react-hook-form";
import { AuthorsPicker } from "../../../../authorities/picker/AuthorsPicker";
import { bookLabels } from "../values/bookLabels";
import { DuplicateNotice } from "../advice/DuplicateNotice";
import { FormSection } from "../../../../forms/layout/FormSection";
import type { SectionProps } from "./SectionProps";
import { IsbnField } from "./IsbnField";
import { TextFormField } from "./TextFormField";

/** Title-page data, with hints about possible duplicates. */
export function IdentitySection({ state, advice, onLookUp }: SectionProps) {
  const { control, formState } = state.form;
  const rules = { validate: (title: string) => title.trim() !== "" || "Judul wajib diisi." };
  return (
    <FormSection id="identitas" title="Identitas">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextFormField
          state={state}
          name="title"
          rules={rules}
          aria-required
          maxLength={500}
          className="md:col-span-2"
        />
        <TextFormField state={state} name="subtitle" maxLength={500} />
        <IsbnField state={state} advice={advice?.isbn ?? null} onLookUp={onLookUp} />
        <Controller
          control={control}
          name="authors"
          render={({ field: { value, onChange, onBlur } }) => (
            <AuthorsPicker
              label={bookLabels.authors}
              name="authors"
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={formState.errors.authors?.message}
              hint="Urutkan sesuai halaman judul."
              className="md:col-span-2"
            />
          )}
        />
      </div>
      <DuplicateNotice duplicates={advice?.duplicates ?? []} />
    </FormSection>
  );
}
