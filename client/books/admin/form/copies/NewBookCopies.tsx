import { parseCopyCount } from "../values/bookInput";
import { FormSection } from "../../../../admin/form/FormSection";
import { TextFormField } from "../sections/TextFormField";
import type { BookFormState } from "../useBookForm";
import { CodePreview } from "./CodePreview";
import { useProposedCodes } from "./proposedCodes";

/** The number of copies of a new book, with a preview of their codes. */
export function NewBookCopies({ state }: { state: BookFormState }) {
  const { copies, firstItemCode } = state.values;
  const proposed = useProposedCodes(parseCopyCount(copies), firstItemCode);
  return (
    <FormSection id="eksemplar" title="Eksemplar">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextFormField state={state} name="copies" inputMode="numeric" maxLength={4} />
        <TextFormField
          state={state}
          name="firstItemCode"
          hint="Kosongkan untuk meneruskan kode terakhir."
          maxLength={100}
        />
      </div>
      <div className="mt-3">
        <CodePreview proposed={proposed} />
      </div>
    </FormSection>
  );
}
