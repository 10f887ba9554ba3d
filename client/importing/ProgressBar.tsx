import { formatNumber } from "../format/formatNumber";

interface ProgressBarProps {
  /** What runs. */
  label: string;
  /** How much of it is done, 0 to 1. */
  share: number;
  /** Rows that are through; not shown where none is. */
  rows?: number;
}

/** What runs and how far it is, as text, as a bar, and announced in steps of ten percent. */
export function ProgressBar({ label, share, rows = 0 }: ProgressBarProps) {
  const percent = Math.floor(share * 100);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-muted tabular-nums">
          {rows > 0 && `${formatNumber(rows)} baris · `}
          {percent}%
        </p>
      </div>
      <progress aria-label={label} max={100} value={percent} className="progress mt-2" />
      <p role="status" className="sr-only">
        {label}, {Math.floor(percent / 10) * 10}%
      </p>
    </div>
  );
}
