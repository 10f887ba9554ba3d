import { RotateCcw } from "lucide-react";
import { buttonStyle } from "../../ui/buttonStyle";

const NOTICE_STYLE =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line bg-nila-soft px-4 " +
  "py-2.5";

/** The fields were restored from a draft that is not saved yet. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className={NOTICE_STYLE}>
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        Isian yang belum disimpan dipulihkan dari draf.
      </p>
      <button type="button" onClick={onDiscard} className={buttonStyle("quiet", "compact")}>
        Buang draf
      </button>
    </div>
  );
}
