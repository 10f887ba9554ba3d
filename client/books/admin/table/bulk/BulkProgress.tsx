import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { formatNumber } from "../../../../format/formatNumber";

interface BulkProgressProps {
  /** Number of finished books. */
  done: number;
  total: number;
  label: string;
}

export function BulkProgress({ done, total, label }: BulkProgressProps) {
  // A single batch has no progress.
  if (total <= MAX_BATCH_SIZE)
    return (
      <p role="status" className="text-sm tabular-nums">
        {label} {formatNumber(total)} buku…
      </p>
    );
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm tabular-nums">
        {label} {formatNumber(done)} dari {formatNumber(total)} buku
      </p>
      <progress value={done} max={total} aria-label={label} className="progress" />
    </div>
  );
}
