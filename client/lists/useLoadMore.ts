import { useState } from "react";

type LoadMoreState = "idle" | "busy" | "failed";

/** Asks for the next stretch of a list, once at a time; whoever calls `loadMore` again after a failure tries again. */
export function useLoadMore(onMore: () => Promise<unknown>): { state: LoadMoreState; loadMore: () => Promise<void> } {
  const [state, setState] = useState<LoadMoreState>("idle");
  const loadMore = async () => {
    if (state === "busy") return;
    setState("busy");
    const outcome = await onMore().then(
      () => "idle" as const,
      () => "failed" as const,
    );
    setState(outcome);
  };
  return { state, loadMore };
}

/** What the button of such a list says. */
export const LOAD_MORE_LABELS = { idle: "Muat lebih banyak", busy: "Memuat…", failed: "Coba Lagi" } as const;
