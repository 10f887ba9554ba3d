import { formatNumber } from "../format/formatNumber";

const STYLE =
  "mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-3 xl:grid-cols-6";

interface FiguresProps {
  figures: readonly { label: string; value: number; isBad: boolean }[];
}

/** What a file brings and what stays out of it, as six figures. */
export function Figures({ figures }: FiguresProps) {
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
