import { CircleAlert, Plus, X } from "lucide-react";
import { FormSection } from "../../admin/form/FormSection";
import { dateFormatter } from "../../format/formatDate";
import type { Weekday } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { RowButton } from "../../ui/RowButton";
import type { OpeningDay, OpenSpan } from "../../format/openingLines";
import { toTime } from "../../format/timeOfDay";
import type { SectionProps } from "./SectionProps";

const weekdayName = dateFormatter({ weekday: "long", day: undefined, month: undefined, year: undefined });
/** A week from Monday on, as the settings have it. */
const WEEK = Array.from({ length: 7 }, (_, index) => weekdayName(`2024-01-0${index + 1}`));

const MAX_SPANS = 3;
/** What a day gets when it is opened, and again after a break at noon. */
const NEW_SPANS: readonly OpenSpan[] = [
  { opens: "07:00", closes: "15:00" },
  { opens: "13:00", closes: "15:00" },
  { opens: "18:00", closes: "20:00" },
];

/** The week: a day without hours is closed. */
export function HoursSection({ state, errors }: SectionProps) {
  const week = state.values.openingHours;
  const change = (weekday: Weekday, hours: readonly OpenSpan[]) =>
    state.set(
      "openingHours",
      week.map((day) => (day.weekday === weekday ? { weekday, hours } : day)),
    );
  return (
    <FormSection id="jam-buka" title="Jam layanan">
      <p className="-mt-2 mb-3 max-w-prose text-sm text-muted text-pretty">
        Tampil di halaman Tentang dan kaki setiap halaman; juga menentukan tulisan “Buka sekarang”. Contoh: 07.00.
      </p>
      <ul className={state.changed.includes("openingHours") ? "field-changed" : undefined}>
        {week.map((day, index) => (
          <DayHours
            key={day.weekday}
            day={day}
            label={WEEK[index] ?? ""}
            name={`openingHours.${index}`}
            problem={errors.formErrors.fields?.find(({ name }) => name.startsWith(`openingHours.${index}.`))}
            onChange={(hours) => change(day.weekday, hours)}
          />
        ))}
      </ul>
    </FormSection>
  );
}

interface DayHoursProps {
  day: OpeningDay;
  label: string;
  /** As the server names it. */
  name: string;
  problem: { name: string; message: string } | undefined;
  onChange: (hours: readonly OpenSpan[]) => void;
}

function DayHours({ day: { hours }, label, name, problem, onChange }: DayHoursProps) {
  const changeSpan = (place: number, span: Partial<OpenSpan>) =>
    onChange(hours.map((other, index) => (index === place ? { ...other, ...span } : other)));
  const next = NEW_SPANS[hours.length];
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line py-2 last:border-b-0 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="flex min-h-9 items-center text-sm font-semibold">{label}</span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {hours.length === 0 && <span className="text-sm text-muted">Tutup</span>}
          {hours.map((span, place) => (
            <span key={place} className="flex items-center gap-1.5">
              <TimeField
                label={`${label} buka`}
                name={`${name}.hours.${place}.opens`}
                problem={problem}
                value={span.opens}
                onChange={(opens) => changeSpan(place, { opens })}
              />
              <span aria-hidden="true" className="text-muted">
                –
              </span>
              <TimeField
                label={`${label} tutup`}
                name={`${name}.hours.${place}.closes`}
                problem={problem}
                value={span.closes}
                onChange={(closes) => changeSpan(place, { closes })}
              />
              <RowButton
                Icon={X}
                label={`Hapus jam ${label} ${span.opens}–${span.closes}`.replaceAll(":", ".")}
                onPress={() => onChange(hours.filter((_, index) => index !== place))}
              />
            </span>
          ))}
          {hours.length < MAX_SPANS && next && (
            <button
              type="button"
              aria-label={hours.length === 0 ? `Buka hari ${label}` : `Tambah jam ${label}`}
              onClick={() => onChange([...hours, next])}
              className={buttonStyle("quiet", "compact")}
            >
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {hours.length === 0 ? "Buka" : "Jam"}
            </button>
          )}
        </div>
        {problem && (
          <p id={`${name}-salah`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-bata">
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
            {problem.message}
          </p>
        )}
      </div>
    </li>
  );
}

interface TimeFieldProps {
  label: string;
  name: string;
  problem: DayHoursProps["problem"];
  value: string;
  onChange: (time: string) => void;
}

/** Not the browser's own field: where the machine speaks English, that one shows mornings and afternoons. */
function TimeField({ label, name, problem, value, onChange }: TimeFieldProps) {
  const day = name.slice(0, name.indexOf(".hours"));
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      name={name}
      aria-label={label}
      aria-invalid={problem !== undefined && name.startsWith(problem.name) ? true : undefined}
      aria-describedby={problem ? `${day}-salah` : undefined}
      value={value.replace(":", ".")}
      onChange={({ target }) => onChange(target.value.replace(".", ":"))}
      onBlur={() => onChange(toTime(value))}
      className="field h-11 w-18 px-2 text-center tabular-nums sm:text-sm lg:h-9 lg:rounded-lg"
    />
  );
}
