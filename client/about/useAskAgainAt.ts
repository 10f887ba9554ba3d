import { useEffect, useEffectEvent } from "react";

const LONGEST_TIMER = 2 ** 31 - 1;

/** Asks the server once an announced moment has come. The browser's clock says when to ask, never what is shown. */
export function useAskAgainAt(instant: string | null | undefined, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!instant) return;
    const wait = Date.parse(instant) - Date.now();
    if (wait > LONGEST_TIMER) return;
    // A second later, so that a clock that is a little ahead does not ask too early.
    const timer = setTimeout(() => askNow(), Math.max(wait, 0) + 1000);
    return () => clearTimeout(timer);
  }, [instant]);
}
