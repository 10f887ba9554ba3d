import { FormSection } from "../../admin/form/FormSection";
import { WEEKDAY_NAMES, WEEKDAYS } from "../../format/weekdays";
import { CompactSelect } from "../../forms/fields/CompactField";
import type { FineDays, LendingStrictness } from "../../gql/graphql";
import { Checkbox } from "../../ui/Checkbox";
import { settingLabels } from "../form/settingsValues";
import { figuresIn, hintOf, isGeneral, isNumber, isYesNo } from "../lendingFigures";
import { fineDaysLabels } from "./fineDaysLabels";
import { PolicyNumber } from "./PolicyNumber";
import type { SectionProps } from "./SectionProps";

const STRICTNESS_LABELS: Readonly<Record<LendingStrictness, string>> = {
  IMPOSSIBLE: "Tolak",
  CONFIRM: "Minta konfirmasi",
  NOTICE: "Cukup beri tahu",
};

const GRID = "grid grid-cols-1 items-start gap-4 sm:grid-cols-2 xl:grid-cols-3";
const GROUP = "mt-6 mb-3 text-sm font-semibold";

/** The general rules of lending. A loan keeps those under which it was made. */
export function PolicySection(section: SectionProps) {
  const { state, errors } = section;
  const { closedWeekdays } = state.values;
  const changedStyle = (name: keyof typeof settingLabels) => (state.changed.includes(name) ? "field-changed" : "");
  const close = (weekday: (typeof WEEKDAYS)[number], isClosed: boolean) =>
    state.set(
      "closedWeekdays",
      WEEKDAYS.filter((day) => (day === weekday ? isClosed : closedWeekdays.includes(day))),
    );
  const strictness = (name: "limitStrictness" | "overdueStrictness") => (
    <CompactSelect
      name={name}
      label={settingLabels[name]}
      hint="Jika dipilih Tolak, petugas mana pun tidak dapat melewatinya."
      value={state.values[name]}
      onChange={({ target }) => state.set(name, target.value as LendingStrictness)}
      className={changedStyle(name)}
    >
      {Object.entries(STRICTNESS_LABELS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </CompactSelect>
  );
  const fineDays = (
    <CompactSelect
      key="fineDays"
      name="fineDays"
      label={settingLabels.fineDays}
      value={state.values.fineDays}
      onChange={({ target }) => state.set("fineDays", target.value as FineDays)}
      className={changedStyle("fineDays")}
    >
      {Object.entries(fineDaysLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </CompactSelect>
  );
  const fields = (group: "loan" | "fine") =>
    figuresIn(group).map((name) => {
      if (!isGeneral(name)) return null;
      if (isNumber(name)) return <PolicyNumber key={name} {...section} name={name} hint={hintOf(name)} />;
      return isYesNo(name) ? null : fineDays;
    });
  return (
    <FormSection id="peminjaman" title="Aturan peminjaman">
      <p className="-mt-2 mb-4 text-sm text-muted text-pretty">
        Berlaku untuk peminjaman berikutnya. Peminjaman yang sedang berjalan tetap memakai aturan saat buku dipinjam.
      </p>
      <div className={GRID}>
        {fields("loan")}
        {strictness("limitStrictness")}
        {strictness("overdueStrictness")}
      </div>
      <h3 className={GROUP}>Denda</h3>
      <div className={GRID}>
        {fields("fine")}
        <PolicyNumber
          {...section}
          name="defaultPrice"
          hint="Dipakai jika harga eksemplar dan bukunya tidak diketahui. Kosongkan agar petugas yang mengisinya."
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {figuresIn("fine").map(
          (name) =>
            isGeneral(name) &&
            isYesNo(name) && (
              <div key={name} className={changedStyle(name)}>
                <Checkbox
                  label={settingLabels[name]}
                  checked={state.values[name]}
                  onChange={({ target }) => state.set(name, target.checked)}
                />
              </div>
            ),
        )}
      </div>
      <fieldset className={`mt-6 ${changedStyle("closedWeekdays")}`}>
        <legend className="text-sm font-semibold">{settingLabels.closedWeekdays}</legend>
        <p className="mt-0.5 mb-2 text-sm text-muted text-pretty">
          Tidak ada buku yang jatuh tempo pada hari-hari ini.
        </p>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {WEEKDAYS.map((weekday) => (
            <Checkbox
              key={weekday}
              label={WEEKDAY_NAMES[weekday]}
              checked={closedWeekdays.includes(weekday)}
              onChange={({ target }) => close(weekday, target.checked)}
            />
          ))}
        </div>
        {errors.messageFor("closedWeekdays") && (
          <p className="mt-1 text-sm text-bata">{errors.messageFor("closedWeekdays")}</p>
        )}
      </fieldset>
    </FormSection>
  );
}
