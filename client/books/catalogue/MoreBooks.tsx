import { type MouseEvent, useRef, useState } from "react";
import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";
import { type CatalogueAddress, catalogueHref } from "./catalogueAddress";
import { useLoadInView } from "./useLoadInView";

interface MoreBooksProps {
  address: CatalogueAddress;
  endCursor: string;
  shown: number;
  total: number;
  onMore: (after: string) => Promise<unknown>;
}

/** A real link to the next page; with scripts it lengthens the list instead, at first by itself. */
export function MoreBooks({ address, endCursor, shown, total, onMore }: MoreBooksProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  const loadMore = async () => {
    if (state === "busy") return;
    setState("busy");
    const outcome = await onMore(endCursor).then(
      () => "idle" as const,
      () => "failed" as const,
    );
    setState(outcome);
  };
  useLoadInView(link, catalogueHref(address), shown, loadMore);

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void loadMore();
  };
  const words = { idle: "Muat lebih banyak", busy: "Memuat…", failed: "Coba Lagi" };
  return (
    <div className="mt-10 flex flex-col items-center gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {state === "failed"
          ? "Buku berikutnya gagal dimuat."
          : `${formatNumber(shown)} dari ${formatNumber(total)} judul ditampilkan`}
      </p>
      <a
        ref={link}
        rel="next"
        href={catalogueHref({ ...address, after: endCursor })}
        onClick={onClick}
        aria-disabled={state === "busy"}
        className={buttonStyle("outlined")}
      >
        {words[state]}
      </a>
    </div>
  );
}
