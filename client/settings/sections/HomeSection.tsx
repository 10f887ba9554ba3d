import { FormSection } from "../../admin/form/FormSection";
import { CompactTextArea } from "../../forms/fields/CompactField";
import { Checkbox } from "../../ui/Checkbox";
import { settingLabels } from "../form/settingsValues";
import type { SectionProps } from "./SectionProps";

/** What the home page shows by itself. */
export function HomeSection({ state, errors }: SectionProps) {
  const changedStyle = (name: "showsOftenSearched" | "hiddenSearches") =>
    state.changed.includes(name) ? "field-changed" : "";
  return (
    <FormSection id="halaman-utama" title="Halaman utama">
      <div className={changedStyle("showsOftenSearched")}>
        <Checkbox
          label={settingLabels.showsOftenSearched}
          checked={state.values.showsOftenSearched}
          onChange={({ target }) => state.set("showsOftenSearched", target.checked)}
        />
        <p className="pl-8 text-sm text-muted text-pretty">
          Judul, penulis, subjek, dan kategori di katalog yang dicari banyak pembaca dalam 30 hari. Siapa yang mencari
          tidak disimpan.
        </p>
      </div>
      <CompactTextArea
        {...errors.fieldProps("hiddenSearches")}
        label={settingLabels.hiddenSearches}
        value={state.values.hiddenSearches}
        onChange={({ target }) => state.set("hiddenSearches", target.value)}
        className={`mt-4 max-w-2xl ${changedStyle("hiddenSearches")}`}
        rows={3}
        hint="Satu judul atau nama di setiap baris, seperti yang tampil di halaman utama."
      />
    </FormSection>
  );
}
