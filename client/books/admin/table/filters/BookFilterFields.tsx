import { MATERIAL_KIND_NAMES } from "../../../../../common/materialKinds";
import { usePageQuery } from "../../../../apollo/pageQuery/usePageQuery";
import { RecordPicker } from "../../../../authorities/picker/RecordPicker";
import { languageName } from "../../../../format/languageName";
import { Field } from "../../../../forms/fields/Field";
import { graphql } from "../../../../gql/gql";
import { Checkbox } from "../../../../ui/Checkbox";
import { type BookTableUrlState, missingFieldFilters, recordFilters } from "../bookTableUrlState";
import { MISSING_FIELD_LABELS, LIST_OF, RECORD_LABELS } from "./filterLabels";
import type { FilterNames } from "./filterNames";
import type { ChangeBookTableUrlState } from "../useBookTableUrlState";

const BookTableLanguagesQuery = graphql(`
  query BookTableLanguages {
    libraryInfo {
      bookLanguages
    }
  }
`);

interface BookFilterFieldsProps {
  urlState: BookTableUrlState;
  change: ChangeBookTableUrlState;
  names: FilterNames;
}

export function BookFilterFields({ urlState, change, names }: BookFilterFieldsProps) {
  const { data } = usePageQuery(BookTableLanguagesQuery, {});
  const { language, isAvailable, missingFields } = urlState;
  const languages = new Set([...(language === null ? [] : [language]), ...(data?.libraryInfo.bookLanguages ?? [])]);
  return (
    <div className="grid gap-4">
      {recordFilters.map((name) => (
        <RecordPicker
          key={name}
          list={LIST_OF[name]}
          label={RECORD_LABELS[name]}
          placeholder="Semua"
          value={names.get(urlState[name] ?? "")?.picked ?? null}
          onChange={(picked) => change({ [name]: picked?.id ?? null })}
        />
      ))}
      <Choice
        label="Ketersediaan"
        value={isAvailable === null ? "" : isAvailable ? "1" : "0"}
        choices={[
          ["1", "Tersedia"],
          ["0", "Tidak tersedia"],
        ]}
        onChoose={(value) => change({ isAvailable: value === "" ? null : value === "1" })}
      />
      <Choice
        label="Jenis bahan"
        value={urlState.material ?? ""}
        choices={Object.entries(MATERIAL_KIND_NAMES)}
        onChoose={(value) => change({ material: value || null })}
      />
      <Choice
        label="Bahasa"
        value={language ?? ""}
        choices={[...languages].map((code) => [code, languageName(code)] as const)}
        onChoose={(value) => change({ language: value || null })}
      />
      <Choice
        label="Tampil di katalog"
        value={urlState.isHidden ? "1" : ""}
        choices={[["1", "Hanya yang tersembunyi"]]}
        onChoose={(value) => change({ isHidden: value === "1" })}
      />
      <fieldset>
        <legend className="text-sm font-semibold">Data belum lengkap</legend>
        <div className="mt-1">
          {missingFieldFilters.map((field) => (
            <Checkbox
              key={field}
              label={MISSING_FIELD_LABELS[field]}
              checked={missingFields.includes(field)}
              onChange={({ target }) =>
                change({
                  missingFields: missingFieldFilters.filter((other) =>
                    other === field ? target.checked : missingFields.includes(other),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field label={label} controlProps={{}}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          className="select h-10 w-full border-field bg-card pl-3.5 font-medium"
        >
          <option value="">Semua</option>
          {choices.map(([choice, choiceLabel]) => (
            <option key={choice} value={choice}>
              {choiceLabel}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
