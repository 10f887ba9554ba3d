import { type BookTableUrlState, type BookTableSort, effectiveSort } from "./bookTableUrlState";
import type { ChangeBookTableUrlState } from "./useBookTableUrlState";

const CHOICES: readonly { by: BookTableSort; isReversed: boolean; label: string }[] = [
  { by: "relevance", isReversed: false, label: "Paling cocok" },
  { by: "newest", isReversed: false, label: "Terbaru" },
  { by: "newest", isReversed: true, label: "Terlama" },
  { by: "title", isReversed: false, label: "Judul A–Z" },
  { by: "title", isReversed: true, label: "Judul Z–A" },
  { by: "callNumber", isReversed: false, label: "No. Panggil naik" },
  { by: "callNumber", isReversed: true, label: "No. Panggil turun" },
  { by: "year", isReversed: false, label: "Tahun terbaru" },
  { by: "year", isReversed: true, label: "Tahun terlama" },
  { by: "updated", isReversed: false, label: "Terakhir diubah" },
  { by: "updated", isReversed: true, label: "Paling lama tidak diubah" },
];

/** All sort orders, including those without a visible column. */
export function BookSortSelect({ urlState, change }: { urlState: BookTableUrlState; change: ChangeBookTableUrlState }) {
  const { by, isReversed } = effectiveSort(urlState);
  const choices = CHOICES.filter((choice) => choice.by !== "relevance" || urlState.search.trim() !== "");
  const value = choices.findIndex((choice) => choice.by === by && choice.isReversed === isReversed);
  return (
    <select
      aria-label="Urutkan"
      value={value}
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)];
        if (chosen) change({ sort: { by: chosen.by, isReversed: chosen.isReversed } });
      }}
      className="select min-w-0 flex-1 border-line bg-card pl-3.5 sm:flex-none lg:h-9 lg:rounded-lg"
    >
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
