import { Controller } from "react-hook-form";
import type { AuthorityList } from "../../../../authorities/picker/pickedRecords";
import { RecordPicker } from "../../../../authorities/picker/RecordPicker";
import { bookLabels } from "../../bookLabels";
import type { BookFormState } from "../useBookForm";

/** The list that each field picks from. */
const LISTS = {
  publisher: "publishers",
  classification: "classifications",
  category: "categories",
  location: "locations",
  source: "sources",
} as const satisfies Record<string, AuthorityList>;

interface PickerFieldProps {
  state: BookFormState;
  name: keyof typeof LISTS;
  hint?: string;
}

/** A field whose value is picked from a list or added to it. */
export function PickerField({ state: { form }, name, hint }: PickerFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <RecordPicker<AuthorityList>
          list={LISTS[name]}
          allowNew
          label={bookLabels[name]}
          name={name}
          hint={hint}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={form.formState.errors[name]?.message}
        />
      )}
    />
  );
}
