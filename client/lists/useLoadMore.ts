import { useState } from "react";

type LoadMoreState = "idle" | "busy" | "failed";

/** Loads the next page, one request at a time; calling `loadMore` after a failure retries. */
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

/** Labels of the button. */
export const LOAD_MORE_LABELS = { idle: "Muat lebih banyak", busy: "Memuat…", failed: "Coba lagi" } as const;
