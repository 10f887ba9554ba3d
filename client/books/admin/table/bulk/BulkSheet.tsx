import { type ReactNode, useId, useRef, useState } from "react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { FormAlert } from "../../../../forms/errors/FormAlert";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Sheet } from "../../../../ui/Sheet";
import type { SelectedBook } from "../selectedBooks";
import { BulkOutcome } from "./BulkOutcome";
import { BulkProgress } from "./BulkProgress";
import type { BulkResult } from "./useBulkBooks";

interface BulkCommand<Result extends BulkResult> {
  books: readonly SelectedBook[];
  /** Number of finished books; null while nothing runs. */
  done: number | null;
  stop: () => void;
  /** Undefined if there is nothing to run yet. */
  run: () => Promise<Result | undefined>;
  /** All books are done, or the sheet was dismissed meanwhile. */
  onEnd: (result: Result) => void;
  onClose: (result: Result | undefined) => void;
}

interface BulkCommandState<Result extends BulkResult> {
  result: Result | undefined;
  isRunning: boolean;
  start: () => Promise<void>;
  close: () => void;
  dismiss: () => void;
}

/** A command over several books: run once asked for, then closed or left open with what was refused. */
export function useBulkCommand<Result extends BulkResult>({
  books,
  done,
  stop,
  run,
  onEnd,
  onClose,
}: BulkCommand<Result>): BulkCommandState<Result> {
  const [result, setResult] = useState<Result>();
  const isDismissed = useRef(false);
  const isRunning = done !== null;
  const close = () => (isRunning ? stop() : onClose(result));
  return {
    result,
    isRunning,
    start: async () => {
      if (isRunning) return;
      const ended = await run();
      if (!ended) return;
      setResult(ended);
      const succeeded = ended.outcomes.filter(({ refusal }) => refusal === null).length;
      if (succeeded === books.length || isDismissed.current) onEnd(ended);
    },
    close,
    dismiss: () => {
      // The running batch finishes first, then the sheet closes.
      isDismissed.current = true;
      close();
    },
  };
}

interface BulkSheetProps {
  title: string;
  command: BulkCommandState<BulkResult>;
  books: readonly SelectedBook[];
  done: number | null;
  /** What happens to the books and what has happened to them: Mengubah, diubah. */
  verbs: readonly [running: string, finished: string];
  /** The label of the button that starts the command; null where nothing is left to start. */
  startLabel: string | null;
  hasOutcome: boolean;
  className: string;
  children: ReactNode;
}

/** The frame of a command over several books: progress, outcome, and the buttons that start, stop and close it. */
export function BulkSheet({
  title,
  command: { result, isRunning, start, close, dismiss },
  books,
  done,
  verbs: [running, finished],
  startLabel,
  hasOutcome,
  className,
  children,
}: BulkSheetProps) {
  const alertId = useId();
  // A single batch cannot be stopped.
  const canClose = !isRunning || books.length > MAX_BATCH_SIZE;
  return (
    <Sheet
      title={title}
      placement="middle"
      isOpen
      onClose={dismiss}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {canClose && (
            <button type="button" onClick={close} className={buttonStyle("outlined", "compact")}>
              {isRunning ? "Hentikan" : result ? "Tutup" : "Batal"}
            </button>
          )}
          {startLabel !== null && (
            <button
              type="button"
              aria-disabled={isRunning}
              onClick={() => void start()}
              className={`${buttonStyle("filled", "compact")} aria-disabled:opacity-70`}
            >
              {isRunning ? `${running}…` : startLabel}
            </button>
          )}
        </div>
      }
    >
      <div className={`grid gap-4 *:empty:hidden ${className}`}>
        <FormAlert id={alertId}>{result?.errorMessage}</FormAlert>
        {done !== null && <BulkProgress label={running} done={done} total={books.length} />}
        {result && !isRunning && hasOutcome && <BulkOutcome verb={finished} result={result} books={books} />}
        {children}
      </div>
    </Sheet>
  );
}
