import { useEffect, useRef, useState } from "react";

interface NextPages {
  /** The last look has failed, and nothing more is asked for. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks for one page after the other while there is a `next`, and stops where one fails. */
export function useNextPages(next: string | null, fetchMore: (after: string) => Promise<unknown>): NextPages {
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const latest = useRef(fetchMore);
  useEffect(() => {
    latest.current = fetchMore;
  });
  useEffect(() => {
    if (next === null || next === failedAt) return;
    latest.current(next).catch(() => setFailedAt(next));
  }, [next, failedAt]);
  return { hasFailed: next !== null && next === failedAt, retry: () => setFailedAt(null) };
}
