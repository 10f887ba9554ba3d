import { AuthorsPicker } from "../../../../authorities/picker/AuthorsPicker";
import { bookLabels } from "../../bookLabels";
import { DuplicateNotice } from "../advice/DuplicateNotice";
import { FormSection } from "../../../../admin/form/FormSection";
import type { SectionProps } from "./SectionProps";
import { CallNumberField } from "./CallNumberField";
import { IsbnField } from "./IsbnField";
import { PickerField } from "./PickerField";
import { TextFormField } from "./TextFormField";

/** What tells a book from others and where it stands, with hints about possible duplicates. */
export function IdentitySection({ state, advice, onLookUp }: SectionProps) {
  const { values, form } = state;
  return (
    <FormSection id="identitas" title="Identitas">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextFormField state={state} name="title" aria-required maxLength={500} className="md:col-span-2" />
        <IsbnField state={state} advice={advice?.isbn ?? null} onLookUp={onLookUp} />
        <AuthorsPicker
          label={bookLabels.authors}
          name="authors"
          value={values.authors}
          onChange={(authors) => form.setValue("authors", authors)}
          error={form.errors.authors}
          hint="Urutkan sesuai halaman judul, dan pilih peran yang bukan penulis."
        />
        <PickerField state={state} name="classification" hint="Kode atau namanya. Contoh: 813" />
        <CallNumberField state={state} proposal={advice === null ? undefined : (advice.callNumber ?? null)} />
      </div>
      <DuplicateNotice duplicates={advice?.duplicates ?? []} />
    </FormSection>
  );
}
