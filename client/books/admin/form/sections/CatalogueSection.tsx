import { FormSection } from "../../../../admin/form/FormSection";
import { Checkbox } from "../../../../ui/Checkbox";
import type { SectionProps } from "./SectionProps";

/** The last of the record: nearly every title is there for its readers. */
export function CatalogueSection({ state }: Pick<SectionProps, "state">) {
  return (
    <FormSection id="katalog" title="Katalog">
      <Checkbox
        name="isHidden"
        label="Sembunyikan dari katalog"
        aria-describedby="isHidden-hint"
        checked={state.values.isHidden}
        onChange={({ target }) => state.form.setValue("isHidden", target.checked)}
      />
      <p id="isHidden-hint" className="pl-8 text-sm text-muted">
        Pembaca tidak menemukannya; petugas tetap mencari, meminjamkan, dan menghitungnya.
      </p>
    </FormSection>
  );
}
