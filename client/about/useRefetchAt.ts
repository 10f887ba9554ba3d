import { useEffect, useEffectEvent } from "react";

const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Asks the server once an announced moment has come. The browser's clock says when to ask, never what is shown. */
export function useRefetchAt(instant: string | null | undefined, refetch: () => void): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (!instant) return;
    const delay = Date.parse(instant) - Date.now();
    if (delay > MAX_TIMEOUT_MS) return;
    // A second later, so that a clock that is a little ahead does not ask too early.
    const timer = setTimeout(() => refetchNow(), Math.max(delay, 0) + 1000);
    return () => clearTimeout(timer);
  }, [instant]);
}
