import { useRef } from "react";
import { formatNumber } from "../../format/formatNumber";
import { useLoadInView } from "../../lists/useLoadInView";
import { LOAD_MORE_LABELS, useLoadMore } from "../../lists/useLoadMore";
import { buttonStyle } from "../../ui/buttonStyle";

interface MoreRowsProps {
  /** Identifies the list; automatic loading starts again when it changes. */
  list: string;
  shown: number;
  /** Undefined while the total is not known yet. */
  total: number | undefined;
  noun: string;
  onMore: () => Promise<unknown>;
}

/** Loads more rows: automatically at first, then on the button. */
export function MoreRows({ list, shown, total, noun, onMore }: MoreRowsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { state, loadMore } = useLoadMore(onMore);
  useLoadInView(button, list, shown, state === "idle", loadMore);
  const text =
    total === undefined
      ? `${formatNumber(shown)} ${noun} ditampilkan`
      : `${formatNumber(shown)} dari ${formatNumber(total)} ${noun} ditampilkan`;
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {state === "failed" ? "Baris berikutnya gagal dimuat." : text}
      </p>
      <button
        ref={button}
        type="button"
        aria-disabled={state === "busy"}
        onClick={() => void loadMore()}
        className={buttonStyle("outlined", "compact")}
      >
        {LOAD_MORE_LABELS[state]}
      </button>
    </div>
  );
}
