import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FormSection } from "../../admin/form/FormSection";
import { useLibraryTimeZone } from "../../app/layout/LibraryTimeZone";
import { wallClock } from "../../format/wallClock";
import { RowButton } from "../../ui/RowButton";
import type { SectionProps } from "../sections/SectionProps";
import { AddHoliday } from "./AddHoliday";
import { FillNational } from "./FillNational";
import { type HolidayRange, rangeText, toRanges, withHolidays } from "./holidayRanges";

/** The library's holidays, a year at a time; they are saved with the form. */
export function HolidaysSection({ state, errors }: SectionProps) {
  const { holidays } = state.values;
  const thisYear = Number(wallClock(new Date().toISOString(), useLibraryTimeZone()).day.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const years = [...new Set([thisYear, thisYear + 1, ...holidays.map(({ date }) => Number(date.slice(0, 4)))])].sort();
  const ofYear = holidays.filter(({ date }) => date.startsWith(`${year}-`));
  const isSaved = (range: HolidayRange) =>
    state.base.values.holidays.some(({ date, name }) => date === range.from && name === range.name);
  const remove = ({ from, until }: HolidayRange) =>
    state.set(
      "holidays",
      holidays.filter(({ date }) => date < from || date > until),
    );
  const problem = errors.formErrors.fields?.find(({ name }) => name.startsWith("holidays"))?.message;
  return (
    <FormSection
      id="hari-libur"
      title="Hari libur"
      aside={
        <label className="flex items-center gap-2 text-sm text-muted">
          Tahun
          <select
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
            className="compact-select w-auto!"
          >
            {years.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      }
    >
      <p className="-mt-2 mb-3 max-w-prose text-sm text-muted text-pretty">
        Perpustakaan tutup pada hari-hari ini. Yang terdekat tampil di halaman Tentang dengan alasannya.
      </p>
      <div className={state.changed.includes("holidays") ? "field-changed" : undefined}>
        {ofYear.length === 0 ? (
          <p className="rounded-xl bg-wash px-4 py-3 text-sm text-muted">{`Belum ada hari libur ${year}. Isi dengan libur nasional, lalu tambahkan libur sekolah.`}</p>
        ) : (
          <ul aria-label={`Hari libur ${year}`} className="max-h-100 overflow-y-auto rounded-xl border border-line">
            {toRanges(ofYear).map((range) => (
              <li
                key={range.from}
                className="flex items-center gap-x-4 border-b border-line py-0.5 pr-1 pl-4 last:border-b-0"
              >
                <div className="grid min-w-0 flex-1 gap-x-4 py-1 text-sm sm:grid-cols-[13rem_minmax(0,1fr)]">
                  <span className="text-muted tabular-nums">{rangeText(range)}</span>
                  <span className="min-w-0 font-medium wrap-anywhere">
                    {range.name}
                    {!isSaved(range) && <span className="ml-2 text-xs font-semibold text-nila">baru</span>}
                  </span>
                </div>
                <RowButton
                  Icon={Trash2}
                  label={`Hapus ${range.name}, ${rangeText(range)}`}
                  onPress={() => remove(range)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-bata">
          {problem}
        </p>
      )}
      <FillNational
        key={year}
        year={year}
        holidays={holidays}
        onFill={(added) => state.set("holidays", withHolidays(holidays, added))}
      />
      <AddHoliday
        holidays={holidays}
        onAdd={(added) => {
          state.set("holidays", withHolidays(holidays, added));
          setYear(Number(added[0]?.date.slice(0, 4) ?? year));
        }}
      />
    </FormSection>
  );
}
