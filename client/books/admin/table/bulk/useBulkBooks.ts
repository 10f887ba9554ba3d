import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { refetchAuthorities } from "../../../../authorities/refetchAuthorities";

/** The outcome for one book. */
interface BookOutcome {
  id: string;
  /** Why it was refused; null on success. */
  refusal: string | null;
}

interface BulkRunner {
  /** Number of finished books; null while nothing runs. */
  done: number | null;
  /** Runs the batches one after the other until all are done, one fails as a whole, or it is stopped. */
  runInBatches: (
    ids: readonly string[],
    runBatch: (slice: readonly string[]) => Promise<BatchResult>,
  ) => Promise<BulkResult>;
  stop: () => void;
}

export interface BatchResult {
  outcomes: readonly BookOutcome[];
  /** Set if the request failed and the outcome of its books is unknown. */
  errorMessage?: string;
}

export interface BulkResult extends BatchResult {
  isStopped: boolean;
}

/** Runs a mutation over any number of books in batches and refetches the authority lists once at the end. */
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
      for (
        let start = 0;
        start < ids.length && !currentRun.isStopped && errorMessage === undefined;
        start += MAX_BATCH_SIZE
      ) {
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
