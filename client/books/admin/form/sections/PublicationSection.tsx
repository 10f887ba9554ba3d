import { MATERIAL_KIND_NAMES, MATERIAL_KINDS } from "../../../../../common/materialKinds";
import { CompactSelect } from "../../../../forms/fields/CompactField";
import { languageName } from "../../../../format/languageName";
import { FormSection } from "../../../../admin/form/FormSection";
import type { MaterialKind } from "../../../../gql/graphql";
import { bookLabels } from "../../bookLabels";
import type { SectionProps } from "./SectionProps";
import { PickerField } from "./PickerField";
import { TextFormField, useTextField } from "./TextFormField";

/** Common languages of school libraries; the book's own is added to them. */
const LANGUAGES = ["id", "en", "ar", "jv", "su", "ban", "mad", "min", "ms", "nl", "de", "fr", "ja", "ko", "zh", "mul"];

export function PublicationSection({ state }: SectionProps) {
  const { values, base } = state;
  const languages = [...new Set([...LANGUAGES, base.values.language, values.language])];
  return (
    <FormSection id="penerbitan" title="Penerbitan">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <PickerField state={state} name="publisher" />
        <TextFormField state={state} name="publishPlace" maxLength={190} />
        <TextFormField
          state={state}
          name="publishYearText"
          hint="Sesuai yang tercetak. Contoh: 2007 atau 1342 H"
          maxLength={100}
        />
        <TextFormField state={state} name="edition" hint="Contoh: Cet. 2 atau Edisi Revisi" maxLength={190} />
        <TextFormField state={state} name="seriesTitle" maxLength={255} />
        <TextFormField state={state} name="physicalDescription" placeholder="xii, 410 hlm.; 20,5 cm" maxLength={255} />
        <CompactSelect
          name="materialKind"
          label={bookLabels.materialKind}
          value={values.materialKind}
          onChange={({ target }) => state.form.setValue("materialKind", target.value as MaterialKind)}
          error={state.form.errors.materialKind}
        >
          {MATERIAL_KINDS.map((kind) => (
            <option key={kind} value={kind.toUpperCase()}>
              {MATERIAL_KIND_NAMES[kind]}
            </option>
          ))}
        </CompactSelect>
        <CompactSelect {...useTextField<HTMLSelectElement>(state, "language")} label={bookLabels.language}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </CompactSelect>
        <TextFormField
          state={state}
          name="price"
          label={`${bookLabels.price} (Rp)`}
          inputMode="numeric"
          maxLength={20}
        />
      </div>
    </FormSection>
  );
}
