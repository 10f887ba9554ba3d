import { type MouseEvent, useRef, useState } from "react";
import { formatNumber } from "../format/formatNumber";
import { buttonStyle } from "../ui/buttonStyle";
import { useLoadInView } from "./useLoadInView";

interface MoreOfListProps {
  /** The address of the list as it is shown. */
  list: string;
  /** The address of what comes next. */
  next: string;
  shown: number;
  total: number;
  /** What is counted: `judul`. */
  noun: string;
  /** Said when the next ones do not come. */
  failure: string;
  onMore: () => Promise<unknown>;
}

/** A real link to the next page; with scripts it lengthens the list instead, at first by itself. */
export function MoreOfList({ list, next, shown, total, noun, failure, onMore }: MoreOfListProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  const loadMore = async () => {
    if (state === "busy") return;
    setState("busy");
    const outcome = await onMore().then(
      () => "idle" as const,
      () => "failed" as const,
    );
    setState(outcome);
  };
  useLoadInView(link, list, shown, loadMore);

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void loadMore();
  };
  const words = { idle: "Muat lebih banyak", busy: "Memuat…", failed: "Coba Lagi" };
  return (
    <div className="mt-10 flex flex-col items-center gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {state === "failed" ? failure : `${formatNumber(shown)} dari ${formatNumber(total)} ${noun} ditampilkan`}
      </p>
      <a
        ref={link}
        rel="next"
        href={next}
        onClick={onClick}
        aria-disabled={state === "busy"}
        className={buttonStyle("outlined")}
      >
        {words[state]}
      </a>
    </div>
  );
}
