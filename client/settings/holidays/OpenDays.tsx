import type { SectionProps } from "../sections/SectionProps";
import { AddHoliday } from "./AddHoliday";
import { DayRanges } from "./DayRanges";
import { withHolidays } from "./holidayRanges";

const WORDS = {
  group: "Tambah hari buka khusus",
  name: "Alasan",
  placeholder: "Contoh: Sabtu ujian",
  missing: "Isi alasannya.",
};

interface OpenDaysProps extends SectionProps {
  year: number;
  onYear: (year: number) => void;
}

/** Days that are open although their weekday or a holiday would close them. */
export function OpenDays({ state, errors, year, onYear }: OpenDaysProps) {
  const { openDays } = state.values;
  const ofYear = openDays.filter(({ date }) => date.startsWith(`${year}-`));
  const problem = errors.formErrors.fields?.find(({ name }) => name.startsWith("openDays"))?.message;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">Hari buka khusus</h3>
      <p className="mt-0.5 mb-3 max-w-prose text-sm text-muted text-pretty">
        Perpustakaan tetap buka pada hari-hari ini, walaupun hari tutup atau hari libur. Buku boleh jatuh tempo, dan
        keterlambatan ikut dihitung. Bila hari itu tanpa jam buka, halaman Tentang menampilkan alasannya.
      </p>
      {ofYear.length > 0 && (
        <div className={state.changed.includes("openDays") ? "field-changed" : undefined}>
          <DayRanges
            label={`Hari buka khusus ${year}`}
            days={ofYear}
            saved={state.base.values.openDays}
            onRemove={({ from, until }) =>
              state.set(
                "openDays",
                openDays.filter(({ date }) => date < from || date > until),
              )
            }
          />
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-bata">
          {problem}
        </p>
      )}
      <AddHoliday
        words={WORDS}
        days={openDays}
        onAdd={(added) => {
          state.set("openDays", withHolidays(openDays, added));
          onYear(Number(added[0]?.date.slice(0, 4) ?? year));
        }}
      />
    </div>
  );
}
