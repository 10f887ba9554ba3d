import { useState } from "react";
import { CompactSelect } from "../../forms/fields/CompactField";
import { DayRangeFields } from "../../lists/days/DayRangeFields";
import { buttonStyle } from "../../ui/buttonStyle";
import { PERIOD_UNITS, type Period, type PeriodUnit, periodsOf, unitOf } from "./formPeriods";

interface PeriodFieldsProps {
  /** The address of the form. */
  action: string;
  today: string;
  range: Pick<Period, "from" | "to">;
  onChange: (range: Pick<Period, "from" | "to">) => void;
}

/** Of which days the form tells: a month, a quarter, a year, or any days. */
export function PeriodFields({ action, today, range, onChange }: PeriodFieldsProps) {
  const [isFree, setIsFree] = useState(false);
  const unit = isFree ? "days" : unitOf(range, today);
  const choose = (chosen: PeriodUnit) => {
    const [newest] = periodsOf(chosen, today);
    setIsFree(newest === undefined);
    if (newest) onChange(newest);
  };
  return (
    <form
      action={action}
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="mb-4 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap"
    >
      <CompactSelect
        label="Jenis periode"
        value={unit}
        onChange={({ target }) => choose(target.value as PeriodUnit)}
        className="needs-script sm:w-44"
      >
        {Object.entries(PERIOD_UNITS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </CompactSelect>
      {unit !== "days" && (
        <CompactSelect
          label="Periode"
          value={range.from}
          onChange={({ target }) => {
            const period = periodsOf(unit, today).find(({ from }) => from === target.value);
            if (period) onChange(period);
          }}
          className="needs-script sm:w-52"
        >
          {periodsOf(unit, today).map(({ label, from }) => (
            <option key={from} value={from}>
              {label}
            </option>
          ))}
        </CompactSelect>
      )}
      <div className={unit === "days" ? "col-span-2" : "hidden"}>
        <DayRangeFields
          from={range.from}
          to={range.to}
          labels={{ from: "Dari", to: "Sampai" }}
          change={({ from = range.from, to = range.to }) => onChange({ from, to })}
        />
      </div>
      <noscript>
        <button type="submit" className={buttonStyle("outlined", "compact")}>
          Tampilkan
        </button>
      </noscript>
    </form>
  );
}
