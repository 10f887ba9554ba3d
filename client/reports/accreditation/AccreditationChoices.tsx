import { CompactSelect } from "../../forms/fields/CompactField";
import type { AssessmentPeriod } from "./assessmentPeriods";

interface AccreditationChoicesProps {
  instruments: readonly { databaseId: number; name: string }[];
  instrument: number;
  periods: readonly AssessmentPeriod[];
  period: string;
  onChange: (changes: { instrument?: number; period?: string }) => void;
}

/** By which instrument the library is looked at, and of which year. */
export function AccreditationChoices({
  instruments,
  instrument,
  periods,
  period,
  onChange,
}: AccreditationChoicesProps) {
  return (
    <div className="mb-4 grid gap-2 sm:flex sm:flex-wrap sm:items-end">
      <CompactSelect
        label="Instrumen"
        value={instrument}
        onChange={({ target }) => onChange({ instrument: Number(target.value) })}
        className="needs-script sm:w-96"
      >
        {instruments.map(({ databaseId, name }) => (
          <option key={databaseId} value={databaseId}>
            {name}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        label="Tahun"
        value={period}
        onChange={({ target }) => onChange({ period: target.value })}
        className="needs-script sm:w-56"
      >
        {!periods.some((each) => each.period === period) && <option value={period}>{period}</option>}
        {periods.map((each) => (
          <option key={each.period} value={each.period}>
            {each.label}
          </option>
        ))}
      </CompactSelect>
    </div>
  );
}
