import { FormSection } from "../../../../forms/layout/FormSection";
import type { SectionProps } from "./SectionProps";
import { CallNumberField } from "./CallNumberField";
import { PickerField } from "./PickerField";

export function PlacementSection({ state, advice }: SectionProps) {
  return (
    <FormSection id="klasifikasi" title="Klasifikasi dan Lokasi">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <PickerField state={state} name="classification" hint="Kode atau namanya, misalnya 813." />
        <CallNumberField state={state} proposal={advice === null ? undefined : (advice.callNumber ?? null)} />
        <PickerField state={state} name="category" />
        <PickerField state={state} name="location" />
        <PickerField state={state} name="source" />
      </div>
    </FormSection>
  );
}
