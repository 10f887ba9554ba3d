import { type ReactNode, useEffect, useRef } from "react";
import { LOAD_MORE_LABELS, useLoadMore } from "../../lists/useLoadMore";
import { buttonStyle } from "../../ui/buttonStyle";

const BUTTON_STYLE = "needs-script mt-4 w-full aria-disabled:cursor-default aria-disabled:opacity-70";

interface MoreVisitsProps {
  /** Null on the last page. */
  endCursor: string | null;
  shown: number;
  onMore: (after: string) => Promise<unknown>;
  children: ReactNode;
}

/** A list with a "load more" button. */
export function MoreVisits({ endCursor, shown, onMore, children }: MoreVisitsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shownWhenRequested = useRef<number | null>(null);
  const { state, loadMore } = useLoadMore(() => {
    shownWhenRequested.current = shown;
    return onMore(endCursor ?? "");
  });

  useEffect(() => {
    if (shownWhenRequested.current === null || shown <= shownWhenRequested.current) return;
    // On the last page the button disappears, and the focus moves to the first new row.
    if (endCursor === null) (list.current?.children[shownWhenRequested.current] as HTMLElement | undefined)?.focus();
    shownWhenRequested.current = null;
  }, [endCursor, shown]);

  return (
    <>
      <ul ref={list}>{children}</ul>
      <p role="status" className={state === "failed" ? "mt-2 text-sm text-bata" : "sr-only"}>
        {state === "failed" ? "Kunjungan berikutnya gagal dimuat." : `${shown} kunjungan ditampilkan`}
      </p>
      {endCursor !== null && (
        <button
          type="button"
          onClick={() => void loadMore()}
          aria-disabled={state === "busy"}
          className={`${BUTTON_STYLE} ${buttonStyle("outlined")}`}
        >
          {LOAD_MORE_LABELS[state]}
        </button>
      )}
    </>
  );
}
