import { Controller } from "react-hook-form";
import { SubjectsField } from "../../../../authorities/picker/SubjectsField";
import { CompactTextArea } from "../../../../forms/fields/CompactField";
import { bookLabels } from "../values/bookLabels";
import { FormSection } from "../../../../forms/layout/FormSection";
import type { SectionProps } from "./SectionProps";

export function DescriptionSection({ state }: SectionProps) {
  const {
    register,
    control,
    formState: { errors },
  } = state.form;
  return (
    <FormSection id="deskripsi" title="Deskripsi">
      <div className="grid grid-cols-1 gap-4">
        <Controller
          control={control}
          name="subjects"
          render={({ field: { value, onChange } }) => (
            <SubjectsField
              label={bookLabels.subjects}
              name="subjects"
              value={value}
              onChange={onChange}
              error={errors.subjects?.message}
              hint="Tekan Enter atau titik koma setelah setiap subjek."
            />
          )}
        />
        <CompactTextArea
          {...register("description")}
          defaultValue={state.base.values.description}
          label={bookLabels.description}
          error={errors.description?.message}
          maxLength={16_000}
        />
      </div>
    </FormSection>
  );
}
