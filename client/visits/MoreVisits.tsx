import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonStyle } from "../ui/buttonStyle";

interface MoreVisitsProps {
  /** Null where nothing follows. */
  endCursor: string | null;
  shown: number;
  onMore: (after: string) => Promise<unknown>;
  children: ReactNode;
}

/** A list that its button lengthens. */
export function MoreVisits({ endCursor, shown, onMore, children }: MoreVisitsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const asked = useRef<number | null>(null);

  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    // With the last page the button goes, and whoever pressed it goes on at the first row that is new.
    if (endCursor === null) (list.current?.children[asked.current] as HTMLElement | undefined)?.focus();
    asked.current = null;
  }, [endCursor, shown]);

  const loadMore = async () => {
    if (state === "busy" || endCursor === null) return;
    setState("busy");
    asked.current = shown;
    const outcome = await onMore(endCursor).then(
      () => "idle" as const,
      () => "failed" as const,
    );
    setState(outcome);
  };
  const words = { idle: "Muat lebih banyak", busy: "Memuat…", failed: "Coba Lagi" };
  return (
    <>
      <ul ref={list} className="mt-2">
        {children}
      </ul>
      <p role="status" className={state === "failed" ? "mt-2 text-sm text-bata" : "sr-only"}>
        {state === "failed" ? "Kunjungan berikutnya gagal dimuat." : `${shown} kunjungan ditampilkan`}
      </p>
      {endCursor !== null && (
        <button
          type="button"
          onClick={() => void loadMore()}
          aria-disabled={state === "busy"}
          className={`needs-script mt-4 w-full aria-disabled:cursor-default aria-disabled:opacity-70 ${buttonStyle("outlined")}`}
        >
          {words[state]}
        </button>
      )}
    </>
  );
}
