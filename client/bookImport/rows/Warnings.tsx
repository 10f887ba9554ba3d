import { formatNumber } from "../../format/formatNumber";

/** Warnings by kind: rows that were imported in spite of them. */
export function Warnings({ warnings }: { warnings: readonly { message: string; rows: number; firstRow: number }[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="mt-4 rounded-2xl bg-wash px-5 py-4 text-sm">
      <p className="font-semibold">Catatan</p>
      <ul className="mt-1 list-disc pl-5 text-pretty">
        {warnings.map(({ message, rows, firstRow }) => (
          <li key={message} className="tabular-nums">
            {formatNumber(rows)} baris dengan {message} (mulai baris {formatNumber(firstRow)}).
          </li>
        ))}
      </ul>
    </div>
  );
}
