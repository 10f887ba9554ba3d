import { useEffect, useEffectEvent } from "react";

const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Refetches once an announced moment has passed. The browser's clock decides when to refetch, never what is shown. */
export function useRefetchAt(instant: string | null | undefined, refetch: () => void): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (!instant) return;
    const delay = Date.parse(instant) - Date.now();
    if (delay > MAX_TIMEOUT_MS) return;
    // One second late, so that a clock that runs slightly fast does not refetch too early.
    const timer = setTimeout(() => refetchNow(), Math.max(delay, 0) + 1000);
    return () => clearTimeout(timer);
  }, [instant]);
}
