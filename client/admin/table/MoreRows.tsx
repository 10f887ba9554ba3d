import { useRef } from "react";
import { formatNumber } from "../../format/formatNumber";
import { useLoadInView } from "../../lists/useLoadInView";
import { LOAD_MORE_LABELS, useLoadMore } from "../../lists/useLoadMore";
import { buttonStyle } from "../../ui/buttonStyle";

interface MoreRowsProps {
  /** Names the list; with another one it loads by itself again. */
  list: string;
  shown: number;
  /** While nobody has counted yet: undefined. */
  total: number | undefined;
  noun: string;
  onMore: () => Promise<unknown>;
}

/** Lengthens the table, at first by itself; after that whoever reads decides. */
export function MoreRows({ list, shown, total, noun, onMore }: MoreRowsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { state, loadMore } = useLoadMore(onMore);
  useLoadInView(button, list, shown, state === "idle", loadMore);
  const words =
    total === undefined
      ? `${formatNumber(shown)} ${noun} ditampilkan`
      : `${formatNumber(shown)} dari ${formatNumber(total)} ${noun} ditampilkan`;
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {state === "failed" ? "Baris berikutnya gagal dimuat." : words}
      </p>
      <button
        ref={button}
        type="button"
        aria-disabled={state === "busy"}
        onClick={() => void loadMore()}
        className={buttonStyle("outlined", "desk")}
      >
        {LOAD_MORE_LABELS[state]}
      </button>
    </div>
  );
}
