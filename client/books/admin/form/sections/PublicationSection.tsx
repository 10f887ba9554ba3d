import { DeskSelect } from "../../../../forms/DeskField";
import { languageName } from "../../../../format/languageName";
import { rupiahOf } from "../values/bookInput";
import { bookLabels } from "../values/bookLabels";
import { FormSection } from "../FormSection";
import type { SectionProps } from "./SectionProps";
import { PickedField } from "./PickedField";
import { TypedField } from "./TypedField";

/** Those that school libraries have most of; a book's own other one is offered beside them. */
const LANGUAGES = ["id", "en", "ar", "jv", "su", "ban", "mad", "min", "ms", "nl", "de", "fr", "ja", "ko", "zh", "mul"];

export function PublicationSection({ state }: SectionProps) {
  const { form, values, base } = state;
  const languages = [...new Set([...LANGUAGES, base.values.language, values.language])];
  return (
    <FormSection id="penerbitan" title="Penerbitan">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <PickedField state={state} name="publisher" />
        <TypedField state={state} name="publishPlace" maxLength={190} />
        <TypedField state={state} name="publishYearText" hint="Seperti tercetak: 2007, 1342 H." maxLength={100} />
        <TypedField state={state} name="edition" hint="Misalnya Cet. 2 atau Edisi Revisi." maxLength={190} />
        <TypedField state={state} name="seriesTitle" maxLength={255} />
        <TypedField state={state} name="physicalDescription" placeholder="xii, 410 hlm.; 20,5 cm" maxLength={255} />
        <DeskSelect
          {...form.register("language")}
          defaultValue={base.values.language}
          label={bookLabels.language}
          error={form.formState.errors.language?.message}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </DeskSelect>
        <TypedField
          state={state}
          name="price"
          label={`${bookLabels.price} (Rp)`}
          rules={{ validate: priceMistake }}
          inputMode="numeric"
          maxLength={20}
        />
      </div>
    </FormSection>
  );
}

const HIGHEST_PRICE = 2_000_000_000;

function priceMistake(price: string): true | string {
  if (!/^\s*(?:rp)?[\d.\s]*$/iu.test(price)) return "Isi dengan angka, misalnya 79.000.";
  return (rupiahOf(price) ?? 0) <= HIGHEST_PRICE || "Paling besar 2.000.000.000.";
}
