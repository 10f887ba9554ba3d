import { useEffect, useState } from "react";

interface GrowingList {
  /** Null where all of it is here. */
  readonly nextCursor: string | null;
  readonly shown: number;
  readonly fetchMore: (cursor: string) => Promise<unknown>;
}

/** More would be a book. */
const MOST_PRINTED = 2_000;

/** Prints a list once all of it is here, since the printer gets what is on screen. */
export function usePrintAll({ nextCursor, shown, fetchMore }: GrowingList) {
  const [isPreparing, setIsPreparing] = useState(false);
  useEffect(() => {
    if (!isPreparing) return;
    if (nextCursor !== null && shown < MOST_PRINTED) {
      void fetchMore(nextCursor).catch(() => setIsPreparing(false));
      return;
    }
    // The next frame has the last rows.
    const timer = setTimeout(() => {
      setIsPreparing(false);
      window.print();
    });
    return () => clearTimeout(timer);
    // A list that grows is asked for its next page once, whatever else is rendered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPreparing, nextCursor, shown]);
  return { print: () => setIsPreparing(true), isPreparing };
}
