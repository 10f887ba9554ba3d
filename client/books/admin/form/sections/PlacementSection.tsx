import { FormSection } from "../../../../admin/form/FormSection";
import type { SectionProps } from "./SectionProps";
import { PickerField } from "./PickerField";

export function PlacementSection({ state }: SectionProps) {
  return (
    <FormSection id="klasifikasi" title="Kategori dan lokasi">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <PickerField state={state} name="category" />
        <PickerField state={state} name="location" />
        <PickerField state={state} name="source" hint="Untuk eksemplar baru. Eksemplar yang sudah ada tidak berubah." />
      </div>
    </FormSection>
  );
}
