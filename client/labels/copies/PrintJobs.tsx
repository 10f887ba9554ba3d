import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";
import { type JobStart, MAX_LABELS } from "./useLabelCopies";

interface PrintJobsProps {
  number: number;
  next: JobStart | null;
  onNext: (start: JobStart) => void;
  onBack: () => void;
}

/** A choice of more labels than one print job takes is printed in parts. */
export function PrintJobs({ number, next, onNext, onBack }: PrintJobsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 rounded-2xl bg-nila-soft px-4 py-2.5 text-sm">
      <p className="mr-auto font-semibold text-pretty">
        Bagian {formatNumber(number)}: maksimal {formatNumber(MAX_LABELS)} eksemplar sekali cetak.
        {next !== null && " Masih ada eksemplar berikutnya."}
      </p>
      {number > 1 && (
        <button type="button" onClick={onBack} className={buttonStyle("outlined", "compact")}>
          Bagian sebelumnya
        </button>
      )}
      {next !== null && (
        <button type="button" onClick={() => onNext(next)} className={buttonStyle("outlined", "compact")}>
          Bagian berikutnya
        </button>
      )}
    </div>
  );
}
