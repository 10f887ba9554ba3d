import { SubjectsField } from "../../../../authorities/picker/SubjectsField";
import { CompactTextArea } from "../../../../forms/fields/CompactField";
import { FormSection } from "../../../../admin/form/FormSection";
import { bookLabels } from "../../bookLabels";
import type { SectionProps } from "./SectionProps";
import { TextFormField, useTextField } from "./TextFormField";

export function DescriptionSection({ state }: SectionProps) {
  const { values, form } = state;
  return (
    <FormSection id="deskripsi" title="Deskripsi">
      <div className="grid grid-cols-1 gap-4">
        <TextFormField state={state} name="subtitle" maxLength={500} />
        <SubjectsField
          label={bookLabels.subjects}
          name="subjects"
          value={values.subjects}
          onChange={(subjects) => form.setValue("subjects", subjects)}
          error={form.errors.subjects}
          hint="Tekan Enter atau titik koma setelah setiap subjek."
        />
        <CompactTextArea
          {...useTextField<HTMLTextAreaElement>(state, "description")}
          label={bookLabels.description}
          maxLength={16_000}
        />
      </div>
    </FormSection>
  );
}
