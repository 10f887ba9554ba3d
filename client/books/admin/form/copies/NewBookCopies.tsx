import { parseCopyCount } from "../values/bookInput";
import { FormSection } from "../../../../forms/layout/FormSection";
import { TextFormField } from "../sections/TextFormField";
import type { BookFormState } from "../useBookForm";
import { CodePreview } from "./CodePreview";
import { useProposedCodes } from "./proposedCodes";

/** The number of copies of a new book, with a preview of their codes. */
export function NewBookCopies({ state }: { state: BookFormState }) {
  const { copies, firstItemCode } = state.values;
  const proposed = useProposedCodes(parseCopyCount(copies), firstItemCode);
  const rules = {
    validate: (text: string) =>
      (/^\s*\d{0,4}\s*$/u.test(text) && Number(text) <= 1000) || "Isi dengan angka 0 sampai 1.000.",
  };
  return (
    <FormSection id="eksemplar" title="Eksemplar">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextFormField state={state} name="copies" rules={rules} inputMode="numeric" maxLength={4} />
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
