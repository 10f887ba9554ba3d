import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { MOST_AT_ONCE } from "../../../../apollo/mostAtOnce";
import { refetchLists } from "../../../../authorities/catalogueStores";

/** What became of one book. */
export interface BookOutcome {
  id: string;
  /** Why nothing came of it; null where it is done. */
  refusal: string | null;
}

interface Bulk {
  /** How many are done; null while nothing runs. */
  done: number | null;
  /** Works through the books in slices, one after the other, until all are done, one fails as a whole, or somebody stops it. */
  runSlices: (ids: readonly string[], work: (slice: readonly string[]) => Promise<SliceResult>) => Promise<BulkResult>;
  stop: () => void;
}

export interface SliceResult {
  outcomes: readonly BookOutcome[];
  /** Where the call failed and nothing is known of its books. */
  trouble?: string;
}

export interface BulkResult extends SliceResult {
  isStopped: boolean;
}

/** A command on however many books. After it the six lists are asked for anew, once. */
export function useBulkBooks(): Bulk {
  const client = useApolloClient();
  const [done, setDone] = useState<number | null>(null);
  const run = useRef<{ isStopped: boolean }>({ isStopped: false });
  return {
    done,
    runSlices: async (ids, work) => {
      const mine: { isStopped: boolean } = { isStopped: false };
      run.current = mine;
      const outcomes: BookOutcome[] = [];
      let trouble: string | undefined;
      for (let start = 0; start < ids.length && !mine.isStopped && trouble === undefined; start += MOST_AT_ONCE) {
        setDone(start);
        const result = await work(ids.slice(start, start + MOST_AT_ONCE));
        outcomes.push(...result.outcomes);
        trouble = result.trouble;
      }
      setDone(null);
      if (outcomes.some(({ refusal }) => refusal === null)) void refetchLists(client);
      return { outcomes, isStopped: mine.isStopped, ...(trouble === undefined ? {} : { trouble }) };
    },
    stop: () => {
      run.current.isStopped = true;
    },
  };
}
