import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { refetchAuthorities } from "../../../../authorities/refetchAuthorities";

/** What became of one book. */
export interface BookOutcome {
  id: string;
  /** Why nothing came of it; null where it is done. */
  refusal: string | null;
}

interface BulkRunner {
  /** How many are done; null while nothing runs. */
  done: number | null;
  /** Works through the books in slices, one after the other, until all are done, one fails as a whole, or somebody stops it. */
  runInBatches: (ids: readonly string[], runBatch: (slice: readonly string[]) => Promise<BatchResult>) => Promise<BulkResult>;
  stop: () => void;
}

export interface BatchResult {
  outcomes: readonly BookOutcome[];
  /** Where the call failed and nothing is known of its books. */
  errorMessage?: string;
}

export interface BulkResult extends BatchResult {
  isStopped: boolean;
}

/** A command on however many books. After it the six lists are asked for anew, once. */
export function useBulkBooks(): BulkRunner {
  const client = useApolloClient();
  const [done, setDone] = useState<number | null>(null);
  const run = useRef<{ isStopped: boolean }>({ isStopped: false });
  return {
    done,
    runInBatches: async (ids, runBatch) => {
      const currentRun: { isStopped: boolean } = { isStopped: false };
      run.current = currentRun;
      const outcomes: BookOutcome[] = [];
      let errorMessage: string | undefined;
      for (let start = 0; start < ids.length && !currentRun.isStopped && errorMessage === undefined; start += MAX_BATCH_SIZE) {
        setDone(start);
        const result = await runBatch(ids.slice(start, start + MAX_BATCH_SIZE));
        outcomes.push(...result.outcomes);
        errorMessage = result.errorMessage;
      }
      setDone(null);
      if (outcomes.some(({ refusal }) => refusal === null)) void refetchAuthorities(client);
      return { outcomes, isStopped: currentRun.isStopped, ...(errorMessage === undefined ? {} : { errorMessage }) };
    },
    stop: () => {
      run.current.isStopped = true;
    },
  };
}
