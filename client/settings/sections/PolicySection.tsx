import { FormSection } from "../../admin/form/FormSection";
import { WEEKDAY_NAMES, WEEKDAYS } from "../../about/weekdays";
import { CompactField } from "../../forms/fields/CompactField";
import { Checkbox } from "../../ui/Checkbox";
import { POLICY_NUMBERS, settingLabels } from "../form/settingsValues";
import type { SectionProps } from "./SectionProps";

const HINTS: Readonly<Partial<Record<(typeof POLICY_NUMBERS)[number], string>>> = {
  graceDays: "Hari terlambat yang belum didenda.",
  finePerDay: "Untuk setiap eksemplar; 0 berarti tanpa denda.",
};

/** The rules of lending. A loan keeps those under which it was made. */
export function PolicySection({ state, errors }: SectionProps) {
  const { closedWeekdays } = state.values;
  const isChanged = state.changed.includes("closedWeekdays");
  const close = (weekday: (typeof WEEKDAYS)[number], isClosed: boolean) =>
    state.set(
      "closedWeekdays",
      WEEKDAYS.filter((day) => (day === weekday ? isClosed : closedWeekdays.includes(day))),
    );
  return (
    <FormSection id="peminjaman" title="Aturan peminjaman">
      <p className="-mt-2 mb-4 text-sm text-muted text-pretty">
        Berlaku untuk peminjaman berikutnya: yang sedang berjalan tetap memakai aturan saat dipinjam.
      </p>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {POLICY_NUMBERS.map((name) => (
          <CompactField
            key={name}
            {...errors.fieldProps(name)}
            label={settingLabels[name]}
            {...(HINTS[name] === undefined ? {} : { hint: HINTS[name] })}
            inputMode="numeric"
            maxLength={7}
            value={state.values[name]}
            onChange={({ target }) => state.set(name, target.value.replace(/\D/gu, ""))}
            className={state.changed.includes(name) ? "field-changed" : ""}
          />
        ))}
      </div>
      <fieldset className={`mt-5 ${isChanged ? "field-changed" : ""}`}>
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
