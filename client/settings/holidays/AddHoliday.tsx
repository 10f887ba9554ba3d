import { Plus } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { DayInput } from "../../forms/dates/DayInput";
import { stopsAtUnmatched } from "../../forms/stopsAtUnmatched";
import { formatLongDate } from "../../format/formatDate";
import { buttonStyle } from "../../ui/buttonStyle";
import type { Holiday } from "../form/settingsValues";
import { daysOf } from "./holidayRanges";

const MAX_DAYS = 100;
/** Chrome takes years of six digits, which are no dates here. */
const LAST_DAY = "2100-12-31";
const FIELD_STYLE = "field h-11 min-w-0 px-3 sm:text-sm lg:h-9 lg:rounded-lg";

export interface AddHolidayWords {
  group: string;
  name: string;
  placeholder: string;
  missing: string;
}

interface AddHolidayProps {
  words: AddHolidayWords;
  days: readonly Holiday[];
  onAdd: (added: readonly Holiday[]) => void;
}

/** One more holiday or open day, or several after one another. */
export function AddHoliday({ words, days: listed, onAdd }: AddHolidayProps) {
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<{ field: "from" | "until" | "name"; message: string } | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const problemId = useId();

  const add = () => {
    if (stopsAtUnmatched(fields.current)) return;
    const days =
      from === "" || from.length > 10 ? [] : daysOf({ name: name.trim(), from, until: until || from }, MAX_DAYS + 1);
    const known = new Set(listed.map(({ date }) => date));
    const added = days.filter(({ date }) => !known.has(date));
    const found = problemOf({ from, name, days, added }, words.missing);
    setProblem(found);
    if (found) {
      fields.current?.querySelector<HTMLInputElement>(`[data-field=${found.field}]`)?.focus();
      return;
    }
    onAdd(added);
    for (const clear of [setFrom, setUntil, setName]) clear("");
    fields.current?.querySelector<HTMLInputElement>("[data-field=from]")?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const field = (own: "from" | "until" | "name") => ({
    "data-field": own,
    "aria-invalid": problem?.field === own || undefined,
    "aria-describedby": problem?.field === own ? problemId : undefined,
  });
  return (
    <div role="group" aria-label={words.group} className="mt-4 border-t border-line pt-4">
      <div ref={fields} className="grid grid-cols-2 items-end gap-3 md:grid-cols-[9.5rem_9.5rem_minmax(0,1fr)_auto]">
        <div className="grid min-w-0 gap-1 text-sm text-muted">
          <label htmlFor={`${problemId}-from`}>Dari</label>
          <DayInput
            {...field("from")}
            id={`${problemId}-from`}
            max={LAST_DAY}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            className={FIELD_STYLE}
          />
        </div>
        <div className="grid min-w-0 gap-1 text-sm text-muted">
          <label htmlFor={`${problemId}-until`}>Sampai (opsional)</label>
          <DayInput
            {...field("until")}
            id={`${problemId}-until`}
            max={LAST_DAY}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
            className={FIELD_STYLE}
          />
        </div>
        <label className="grid min-w-0 gap-1 text-sm text-muted max-md:col-span-2">
          {words.name}
          <input
            {...field("name")}
            type="text"
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={addOnEnter}
            placeholder={words.placeholder}
            className={FIELD_STYLE}
          />
        </label>
        <button type="button" onClick={add} className={`${buttonStyle("outlined", "compact")} max-md:col-span-2`}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Tambah
        </button>
      </div>
      <p role="alert" id={problemId} className="text-sm font-medium text-bata not-empty:mt-2">
        {problem?.message}
      </p>
    </div>
  );
}

interface Typed {
  from: string;
  name: string;
  days: readonly Holiday[];
  added: readonly Holiday[];
}

function problemOf({ from, name, days, added }: Typed, missingName: string) {
  if (from === "") return { field: "from", message: "Isi tanggalnya." } as const;
  if (from > LAST_DAY || from.length > 10)
    return { field: "from", message: "Tahunnya terlalu jauh. Periksa lagi." } as const;
  if (days.length === 0) return { field: "until", message: "Tanggal Sampai harus setelah Dari." } as const;
  if (days.length > MAX_DAYS) return { field: "until", message: `Maksimal ${MAX_DAYS} hari sekaligus.` } as const;
  if (name.trim() === "") return { field: "name", message: missingName } as const;
  if (added.length > 0) return null;
  const message =
    days.length === 1 ? `${formatLongDate(from)} sudah ada di daftar.` : "Semua tanggal itu sudah ada di daftar.";
  return { field: "from", message } as const;
}
