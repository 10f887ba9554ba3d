import { useRef, useState } from "react";

/** Limit of a bulk selection; whoever needs more can filter the table and continue. */
export const MAX_SELECTED = 5_000;

/** One page of a list; `next` is where the following one begins, null after the last. */
export interface ResultPage<Item> {
  items: readonly Item[];
  next: string | null;
}

interface AllResults<Item> {
  /** Fetches all rows of the result, shown or not; null if it failed or was stopped. */
  find: () => Promise<readonly Item[] | null>;
  /** Number of rows fetched so far; null while nothing runs. */
  found: number | null;
  stop: () => void;
}

export function useAllResults<Item>(
  fetchPage: (after: string | null) => Promise<ResultPage<Item> | null>,
): AllResults<Item> {
  const [found, setFound] = useState<number | null>(null);
  const latestRunId = useRef(0);
  return {
    find: async () => {
      const runId = ++latestRunId.current;
      const items: Item[] = [];
      try {
        let after: string | null = null;
        do {
          setFound(items.length);
          const page: ResultPage<Item> | null = await fetchPage(after);
          if (!page || runId !== latestRunId.current) return null;
          items.push(...page.items);
          after = page.next;
        } while (after !== null && items.length < MAX_SELECTED);
        return items;
      } catch {
        return null;
      } finally {
        setFound(null);
      }
    },
    found,
    stop: () => {
      latestRunId.current += 1;
    },
  };
}
