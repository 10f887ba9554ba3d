import type { AuthorityList } from "../../../../authorities/picker/pickedRecords";
import { RecordPicker } from "../../../../authorities/picker/RecordPicker";
import { bookLabels } from "../../bookLabels";
import type { BookFormState } from "../useBookForm";
import type { BookFormValues } from "../values/bookFormValues";

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
export function PickerField({ state: { form, values }, name, hint }: PickerFieldProps) {
  return (
    <RecordPicker<AuthorityList>
      list={LISTS[name]}
      allowNew
      label={bookLabels[name]}
      name={name}
      hint={hint}
      value={values[name]}
      // Its list gives what its field takes.
      onChange={(picked) => form.setValue(name, picked as BookFormValues[typeof name])}
      error={form.errors[name]}
    />
  );
}
