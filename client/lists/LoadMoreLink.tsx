import { type MouseEvent, useRef } from "react";
import { formatNumber } from "../format/formatNumber";
import { buttonStyle } from "../ui/buttonStyle";
import { useLoadInView } from "./useLoadInView";
import { LOAD_MORE_LABELS, useLoadMore } from "./useLoadMore";

interface LoadMoreLinkProps {
  /** URL of the list as shown; identifies it. */
  list: string;
  /** URL of the next page. */
  nextHref: string;
  shown: number;
  total: number;
  /** What is counted: `judul`. */
  noun: string;
  /** Shown if loading fails. */
  failureText: string;
  onMore: () => Promise<unknown>;
}

/** A real link to the next page; with JavaScript it appends to the list, automatically at first. */
export function LoadMoreLink({ list, nextHref, shown, total, noun, failureText, onMore }: LoadMoreLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { state, loadMore } = useLoadMore(onMore);
  useLoadInView(link, list, shown, state === "idle", loadMore);

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void loadMore();
  };
  return (
    <div className="mt-10 flex flex-col items-center gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {state === "failed" ? failureText : `${formatNumber(shown)} dari ${formatNumber(total)} ${noun} ditampilkan`}
      </p>
      <a
        ref={link}
        rel="next"
        href={nextHref}
        onClick={onClick}
        aria-disabled={state === "busy"}
        className={buttonStyle("outlined")}
      >
        {LOAD_MORE_LABELS[state]}
      </a>
    </div>
  );
}
