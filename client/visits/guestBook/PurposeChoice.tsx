import { purposeLabels } from "../purposeLabels";

/** Large enough for touch; optional. */
export function PurposeChoice() {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Keperluan (opsional)</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries(purposeLabels).map(([code, label]) => (
          <label key={code} className="choice-chip">
            <input type="radio" name="purpose" value={code} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
