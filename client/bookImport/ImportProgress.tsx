import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { ImportStatus_bookImport } from "./importStatus";
import { stageLabels } from "./importLabels";

/** The running stage of an import and its progress, as text, as a bar, and announced in steps of ten percent. */
export function ImportProgress({ bookImport: ref }: { bookImport: FragmentType<typeof ImportStatus_bookImport> }) {
  const { progress } = readFragment(ImportStatus_bookImport, ref);
  if (!progress) return null;
  const percent = Math.floor(progress.share * 100);
  const label = stageLabels[progress.stage];
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-muted tabular-nums">
          {progress.rows > 0 && `${formatNumber(progress.rows)} baris · `}
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
