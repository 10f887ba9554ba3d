import { formatNumber } from "../format/formatNumber";
import type { CountsShown } from "./rows/OutcomeTabs";

const STYLE =
  "mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-3 xl:grid-cols-6";

/** What a file brings, titles and copies alike, and what stays out of it. */
export function ImportFigures({ counts }: { counts: CountsShown }) {
  const figures = [
    { label: "Buku baru", value: counts.books, isBad: false },
    { label: "Eksemplar buku baru", value: counts.copies - counts.copiesAdded, isBad: false },
    { label: "Eksemplar ditambahkan ke buku yang ada", value: counts.copiesAdded, isBad: false },
    { label: "Perlu diperiksa", value: counts.toCheck, isBad: counts.toCheck > 0 },
    { label: "Ditolak", value: counts.refused, isBad: counts.refused > 0 },
    { label: "Eksemplar tidak masuk", value: counts.copiesLeftOut, isBad: counts.copiesLeftOut > 0 },
  ];
  return (
    <dl className={STYLE}>
      {figures.map(({ label, value, isBad }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-card px-4 py-4">
          <dt className="mt-1 text-sm text-muted">{label}</dt>
          <dd className={`font-serif text-2xl font-semibold tabular-nums ${isBad ? "text-bata" : ""}`}>
            {formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
