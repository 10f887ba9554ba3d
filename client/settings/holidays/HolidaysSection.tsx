import { useState } from "react";
import { FormSection } from "../../admin/form/FormSection";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { wallClock } from "../../format/wallClock";
import type { SectionProps } from "../sections/SectionProps";
import { DayListFields } from "./DayListFields";
import { FillNational } from "./FillNational";
import { withHolidays } from "./holidayRanges";
import { OpenDays } from "./OpenDays";

const WORDS = {
  group: "Tambah hari libur",
  name: "Nama hari libur",
  placeholder: "Contoh: Libur semester",
  missing: "Isi nama hari liburnya.",
};

/** The library's holidays and the days that are open all the same, a year at a time; they are saved with the form. */
export function HolidaysSection({ state, errors }: SectionProps) {
  const { holidays } = state.values;
  const thisYear = Number(wallClock(new Date().toISOString(), useLibraryTimeZone()).day.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const listed = [...holidays, ...state.values.openDays].map(({ date }) => Number(date.slice(0, 4)));
  const years = [...new Set([thisYear, thisYear + 1, ...listed])].sort();
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
        Perpustakaan tutup pada hari-hari ini. Hari libur terdekat tampil di halaman Tentang dengan alasannya.
      </p>
      <DayListFields
        state={state}
        errors={errors}
        field="holidays"
        label="Hari libur"
        words={WORDS}
        year={year}
        onYear={setYear}
        emptyText={`Belum ada hari libur ${year}. Isi dengan libur nasional, lalu tambahkan libur sekolah.`}
      >
        <FillNational
          key={year}
          year={year}
          holidays={holidays}
          onFill={(added) => state.set("holidays", withHolidays(holidays, added))}
        />
      </DayListFields>
      <OpenDays state={state} errors={errors} year={year} onYear={setYear} />
    </FormSection>
  );
}
