import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { CompactField } from "../../../forms/fields/CompactField";
import { toTime } from "../../../format/timeOfDay";
import { DayField } from "../../../forms/dates/DayField";
import { formatDateTime, wallClock } from "../../../format/wallClock";
import type { Publication } from "./postValues";

const DAY_MS = 86_400_000;
const USUAL_TIME = "07:00";

interface PublicationFieldsProps {
  publication: Publication;
  /** When readers have seen it first; null where they have not yet. */
  publishedAt: string | null;
  isChanged: boolean;
  error: string | undefined;
  onChange: (publication: Publication) => void;
}

/** When readers see the post, by the library's clock. */
export function PublicationFields({ publication, publishedAt, isChanged, error, onChange }: PublicationFieldsProps) {
  const timeZone = useLibraryTimeZone();
  const { kind, day, time } = publication;
  const choices = [
    { value: "draft", label: "Draf", hint: "Hanya petugas yang melihatnya." },
    {
      value: "published",
      label: "Terbit",
      hint: publishedAt ? `Sejak ${formatDateTime(publishedAt, timeZone)}.` : "Terbit begitu disimpan.",
    },
    { value: "scheduled", label: "Terjadwal", hint: "Terbit otomatis pada waktunya." },
  ] as const;
  const choose = (chosen: Publication["kind"]) =>
    onChange(
      chosen === "scheduled"
        ? { kind: chosen, day: tomorrow(timeZone), time: USUAL_TIME }
        : { kind: chosen, day: "", time: "" },
    );
  return (
    <fieldset className={isChanged ? "field-changed" : undefined}>
      <legend className="sr-only">Status</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {choices.map(({ value, label, hint }) => (
          <label key={value} className="choice-card">
            <input
              type="radio"
              name="publication"
              value={value}
              checked={kind === value}
              onChange={() => choose(value)}
              className="mt-0.5 size-4.5 shrink-0 accent-nila"
            />
            <span className="text-sm">
              <span className="block font-semibold">{label}</span>
              <span className="text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {kind === "scheduled" && (
        <div className="mt-4 grid max-w-md grid-cols-[minmax(0,1fr)_7rem] gap-3">
          <DayField
            name="publishedAt"
            label="Tanggal terbit"
            value={day}
            error={error}
            onChange={({ target }) => onChange({ ...publication, day: target.value })}
          />
          <CompactField
            name="publishedTime"
            label="Jam"
            inputMode="decimal"
            maxLength={5}
            value={time}
            hint={zoneName(timeZone)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onChange({ ...publication, time: target.value })}
            onBlur={() => onChange({ ...publication, time: toTime(time) })}
          />
        </div>
      )}
    </fieldset>
  );
}

function tomorrow(timeZone: string): string {
  return wallClock(new Date(Date.now() + DAY_MS).toISOString(), timeZone).day;
}

/** `WIB`, `WITA`, `WIT`. */
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("id-ID", { timeZone, timeZoneName: "short" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
